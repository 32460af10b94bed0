import type { DiskState } from './probes.ts';

/** How the newest backup is; `off` when the owner asked for none. */
export type BackupState = 'ok' | 'late' | 'off';

export interface Checks {
  readonly disk: DiskState;
  readonly memory: 'ok' | 'high';
  /** `ahead`: what is stored is dated later than now, so this clock is or was wrong. */
  readonly clock: 'ok' | 'ahead';
  readonly backup: BackupState;
}

export interface Health {
  /** `fail`: nothing can be stored. `warn`: the shop works, and its owner should look. */
  readonly status: 'ok' | 'warn' | 'fail';
  readonly checks: Checks;
}

export interface Probes {
  readonly disk: () => Promise<DiskState>;
  readonly memory: () => Checks['memory'];
  readonly clock: () => Checks['clock'];
  readonly backup: () => BackupState;
}

const KEPT_MS = 5000;

/** Asks the probes, at most every five seconds: anybody may ask for the health, and the disk must not pay for it. */
export function createHealth(probes: Probes, now: () => number = () => performance.now()): () => Promise<Health> {
  let known: { readonly at: number; readonly health: Promise<Health> } | undefined;
  return () => {
    if (known === undefined || now() - known.at >= KEPT_MS) known = { at: now(), health: ask(probes) };
    return known.health;
  };
}

async function ask({ disk, memory, clock, backup }: Probes): Promise<Health> {
  const checks = { disk: await disk(), memory: memory(), clock: clock(), backup: backup() };
  if (checks.disk !== 'ok' && checks.disk !== 'low') return { status: 'fail', checks };
  const isWell = checks.disk === 'ok' && checks.memory === 'ok' && checks.clock === 'ok' && checks.backup !== 'late';
  return { status: isWell ? 'ok' : 'warn', checks };
}
