export const IDLE_MS = 90_000;
/** The last part of the idle time, counted down on screen. */
export const WARNING_MS = 15_000;
/** By the device's clock, when the shop is closed. */
const NIGHT_HOUR = 4;

export type IdleState =
  | { readonly kind: 'in-use' }
  | { readonly kind: 'warning'; readonly secondsLeft: number }
  | { readonly kind: 'reset' };

/**
 * What a kiosk does now. `usedAt` is the last touch, `null` on a page that nobody has touched; `startedAt` when the page was loaded. An
 * unused page is loaded again at night, so that the day begins with the newest version and freed memory.
 */
export function idleState(now: number, usedAt: number | null, startedAt: number): IdleState {
  if (usedAt === null) return now >= nightAfter(startedAt) ? { kind: 'reset' } : { kind: 'in-use' };
  const left = usedAt + IDLE_MS - now;
  if (left <= 0) return { kind: 'reset' };
  return left <= WARNING_MS ? { kind: 'warning', secondsLeft: Math.ceil(left / 1000) } : { kind: 'in-use' };
}

/** Watches one page of a kiosk. @param usedAt its last touch; `null` where nobody has touched it */
export function createIdleClock(startedAt: number, usedAt: number | null) {
  let started = startedAt;
  let used = usedAt;
  return {
    touch(now: number): void {
      used = now;
    },
    read(now: number): IdleState {
      // A clock that was set back would keep a customer's things until it comes to their last touch again.
      started = Math.min(started, now);
      if (used !== null) used = Math.min(used, now);
      return idleState(now, used, started);
    },
    /** The page is the next customer's, who has not touched it yet. */
    restart(now: number): void {
      used = null;
      started = now;
    },
  };
}

function nightAfter(moment: number): number {
  const night = new Date(moment);
  night.setHours(NIGHT_HOUR, 0, 0, 0);
  if (night.getTime() <= moment) night.setDate(night.getDate() + 1);
  return night.getTime();
}
