const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `hace 3 días`, from milliseconds. The two clocks differ a little, so the future is `hace un momento`. */
export function agoText(since: number, now: number): string {
  const waited = now - since;
  if (waited < MINUTE) return 'hace un momento';
  if (waited < HOUR) return `hace ${Math.floor(waited / MINUTE)} min`;
  if (waited < DAY) return `hace ${Math.floor(waited / HOUR)} h`;
  const days = Math.floor(waited / DAY);
  return days === 1 ? 'hace 1 día' : `hace ${days} días`;
}

/** The same until now. */
export const agoSince = (since: number): string => agoText(since, Date.now());
