/**
 * How long the contract waits for an answer before it calls the server hung. It only ends a run that would never end: an answer takes
 * milliseconds, and a machine that is busy with something else must not turn a slow one into a missing one.
 */
export const HANG_MS = 60_000;
