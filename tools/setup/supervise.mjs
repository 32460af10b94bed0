import { setTimeout as wait } from 'node:timers/promises';

/** The backend's exit code when only the owner can help: a setting, a port in use, damaged data. */
const NEEDS_THE_OWNER = 78;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** Whatever ran this long was well, so its end says nothing about the next start. */
const WELL_AFTER_MS = 60_000;

/**
 * Runs a program again whenever it dies, after a longer wait each time. Resolves to its exit code once it ended by itself, was told to, or
 * says that another start would not help.
 * @param {(signal: AbortSignal) => Promise<number>} run resolves to the exit code
 * @param {{ signal: AbortSignal, say: (line: string) => void, pause?: (ms: number) => Promise<unknown>, now?: () => number }} options
 * @returns {Promise<number>}
 */
export async function supervise(run, { signal, say, pause = (ms) => wait(ms, undefined, { signal }), now = Date.now }) {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const startedAt = now();
    const code = await run(signal);
    if (code === 0 || code === NEEDS_THE_OWNER || signal.aborted) return code;
    if (now() - startedAt >= WELL_AFTER_MS) waitMs = FIRST_WAIT_MS;
    say(`El servidor terminó (${code}); se inicia otra vez en ${waitMs / 1000} s.`);
    await pause(waitMs).catch(() => {});
    if (signal.aborted) return code;
  }
}
