import { type Status, StatusError } from '../engine/status.ts';

export type ServiceName = 'firestore' | 'auth' | 'storage';

/** The faults that are switched on; by default none. */
export interface Switches {
  /** Each request of a service waits this long before it is handled. */
  latencyMs: Record<ServiceName, number>;
  /** `dropped`: hanging requests of streams are cut, those that are open and those that come. */
  backChannels: 'open' | 'dropped';
  /**
   * So many commits, from the next on, are refused with this status. With a collection, those that write one of its documents: a page may commit by
   * itself too.
   */
  refuseCommits: { next: number; status: Status; collection?: string | undefined };
  /** The clock is stopped at this time, in milliseconds; null lets it run. */
  stoppedAt: number | null;
}

export function allWell(): Switches {
  return {
    latencyMs: { firestore: 0, auth: 0, storage: 0 },
    backChannels: 'open',
    refuseCommits: { next: 0, status: 'UNAVAILABLE' },
    stoppedAt: null,
  };
}

const REFUSALS: ReadonlySet<unknown> = new Set<Status>([
  'ABORTED',
  'INTERNAL',
  'PERMISSION_DENIED',
  'RESOURCE_EXHAUSTED',
  'UNAUTHENTICATED',
  'UNAVAILABLE',
]);
const LONGEST_MS = 60_000;
const LATEST = 8.64e15;

/** Sets what the JSON names and leaves the rest. Throws INVALID_ARGUMENT, and sets nothing, when any of it is invalid. */
export function setSwitches(switches: Switches, json: Readonly<Record<string, unknown>>): void {
  const next: Switches = structuredClone(switches);
  for (const [name, value] of Object.entries(json)) {
    if (name === 'latencyMs') setLatencies(next.latencyMs, value);
    else if (name === 'backChannels' && (value === 'open' || value === 'dropped')) next.backChannels = value;
    else if (name === 'refuseCommits') next.refuseCommits = parseRefusal(value, next.refuseCommits.status);
    else if (name === 'stoppedAt') next.stoppedAt = value === null ? null : natural(value, LATEST, name);
    else throw meaningless(name);
  }
  Object.assign(switches, next);
}

function setLatencies(latencies: Record<ServiceName, number>, value: unknown): void {
  for (const [name, ms] of Object.entries(fieldsOf(value, 'latencyMs'))) {
    if (name !== 'firestore' && name !== 'auth' && name !== 'storage') throw meaningless(`latencyMs.${name}`);
    latencies[name] = natural(ms, LONGEST_MS, `latencyMs.${name}`);
  }
}

function parseRefusal(value: unknown, before: Status): Switches['refuseCommits'] {
  const { next, status = before, collection } = fieldsOf(value, 'refuseCommits');
  if (!REFUSALS.has(status)) throw meaningless('refuseCommits.status');
  if (collection !== undefined && typeof collection !== 'string') throw meaningless('refuseCommits.collection');
  return { next: natural(next, Number.MAX_SAFE_INTEGER, 'refuseCommits.next'), status: status as Status, collection };
}

function fieldsOf(value: unknown, name: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw meaningless(name);
  return { ...value };
}

function natural(value: unknown, most: number, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw meaningless(name);
}

const meaningless = (name: string): StatusError => new StatusError('INVALID_ARGUMENT', `"${name}" cannot be set so.`);
