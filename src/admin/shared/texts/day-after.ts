const DAY_MS = 86_400_000;

/** The calendar day some days after another, as both are stored: `2026-11-29`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
