const DAYS = 7;
const WEEKS = 5;
const DAY_MS = 86_400_000;
const NAME = /^copia-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})$/;

/** `copia-2026-11-22T202448`: sorts by time, and no system refuses it as a name. */
export function backupName(now: Date): string {
  return `copia-${now.toISOString().slice(0, 19).replaceAll(':', '')}`;
}

/** When a backup of this name was made, or undefined for a name of somebody else's. */
export function backupTime(name: string): number | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  const time = Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time) ? undefined : time;
}

/** The end of a backup's name while it is being made. */
export const HALF_MADE = '.a-medias';

/** What backups that were killed have left: as old as a day at least, by its name, because a younger one may still be being made. */
export function halvesToDelete(names: readonly string[], now: number): string[] {
  return names.filter((name) => {
    const time = name.endsWith(HALF_MADE) ? backupTime(name.slice(0, -HALF_MADE.length)) : undefined;
    return time !== undefined && Math.abs(now - time) >= DAY_MS;
  });
}

/**
 * The backups to delete: all but the newest of each of the last seven days and of each of the last five weeks that have one. Counted by
 * the backups and not from today, so that a wrong clock deletes none.
 */
export function backupsToDelete(names: readonly string[]): string[] {
  const made = names
    .flatMap((name) => {
      const time = backupTime(name);
      return time === undefined ? [] : [{ name, day: Math.floor(time / DAY_MS) }];
    })
    .sort((a, b) => (a.name < b.name ? 1 : -1));
  // The first day of 1970 was a Thursday: three days more make weeks begin on Monday.
  const kept = new Set([
    ...newestOfEach(made, ({ day }) => day, DAYS),
    ...newestOfEach(made, ({ day }) => Math.floor((day + 3) / 7), WEEKS),
  ]);
  return made.map(({ name }) => name).filter((name) => !kept.has(name));
}

/** Of backups with the newest first. */
function newestOfEach<T extends { readonly name: string }>(
  made: readonly T[],
  spanOf: (one: T) => number,
  most: number,
): string[] {
  const newest = new Map<number, string>();
  for (const one of made) if (!newest.has(spanOf(one))) newest.set(spanOf(one), one.name);
  return [...newest.values()].slice(0, most);
}
