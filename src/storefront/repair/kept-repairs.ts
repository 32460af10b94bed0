import { parseRepairStatus, type RepairStatus } from '#domain/workshop/repair-status.ts';

const KEY = 'reparaciones';
/** A person has few at a time; of more, those seen longest ago are dropped. */
const MOST = 10;

/** What the server last said of a repair. */
export interface LastRepair {
  readonly status: RepairStatus;
  /** When it said so, in milliseconds. */
  readonly at: number;
}

interface KeptRepair {
  readonly secreto: string;
  readonly at: number;
  /** As it was kept, perhaps by another version. */
  readonly status: unknown;
}

function isKept(value: unknown): value is KeptRepair {
  return (
    typeof value === 'object' &&
    value !== null &&
    'secreto' in value &&
    typeof value.secreto === 'string' &&
    'at' in value &&
    typeof value.at === 'number' &&
    'status' in value
  );
}

function readAll(): readonly KeptRepair[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    // No access to storage, or what is there is not ours.
    return [];
  }
}

function writeAll(kept: readonly KeptRepair[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage it is shown for as long as the page is open.
  }
}

/** What this device last saw of a repair; `null` for nothing. */
export function lastRepair(secreto: string): LastRepair | null {
  const kept = readAll().find((one) => one.secreto === secreto);
  const status = kept && parseRepairStatus(kept.status);
  return status ? { status, at: kept.at } : null;
}

export function keepRepair(secreto: string, { status, at }: LastRepair): void {
  const others = readAll().filter((one) => one.secreto !== secreto);
  writeAll([{ secreto, at, status }, ...others].slice(0, MOST));
}

/** Forgets a repair that was erased. */
export function forgetRepair(secreto: string): void {
  writeAll(readAll().filter((one) => one.secreto !== secreto));
}

/** Forgets all of them, for the next person at a shared device. */
export function forgetRepairs(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}
