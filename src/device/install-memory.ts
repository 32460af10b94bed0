const KEY = 'instalacion';
const VISIT_GAP_MS = 30 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const DISMISSED_DAYS = 90;
const VISITS = 2;
const USES = 3;

/** What this device stores about the use of the shop: counts and times, no pages. */
export interface InstallMemory {
  readonly visits: number;
  /** When the shop was last used. */
  readonly seenAt: number;
  /** Products opened and searches made. */
  readonly uses: number;
  readonly dismissedAt: number | null;
}

export const noMemory: InstallMemory = { visits: 0, seenAt: 0, uses: 0, dismissedAt: null };

/** A use more than half an hour after the last one counts as another visit. */
export function rememberUse(memory: InstallMemory, isUse: boolean, now: number): InstallMemory {
  const isVisit = now - memory.seenAt > VISIT_GAP_MS;
  return {
    ...memory,
    seenAt: now,
    visits: memory.visits + (isVisit ? 1 : 0),
    uses: memory.uses + (isUse ? 1 : 0),
  };
}

/** Whether installing may be offered: the shop was used enough, and the person has not refused in the last ninety days. */
export function mayOfferInstall({ visits, uses, dismissedAt }: InstallMemory, now: number): boolean {
  if (dismissedAt !== null && now - dismissedAt < DISMISSED_DAYS * DAY_MS) return false;
  return visits >= VISITS || uses >= USES;
}

export function readMemory(): InstallMemory {
  try {
    return parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return noMemory;
  }
}

function parse(json: unknown): InstallMemory {
  if (typeof json !== 'object' || json === null) return noMemory;
  const number = (name: string): number => {
    const value: unknown = Reflect.get(json, name);
    return typeof value === 'number' && value >= 0 ? value : 0;
  };
  return {
    visits: number('visits'),
    seenAt: number('seenAt'),
    uses: number('uses'),
    dismissedAt: number('dismissedAt') || null,
  };
}

export function writeMemory(memory: InstallMemory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Without storage the counts and a refusal are lost, so installing is offered later or again.
  }
}
