import { type Instant, instantToMilliseconds, parseInstant, shiftInstant } from '#domain/kernel/instant.ts';
import { momentOfShopClock } from '#domain/kernel/shop-zone.ts';
import { cutText } from '#domain/kernel/text-fold.ts';
import type { LogRecord } from './parse-log-record.ts';

/** What the shop's log is asked for, as its address carries it. An empty field matches everything. */
export interface LogQuery {
  readonly text: string;
  /** A uid. */
  readonly person: string;
  /** A kind of `log-kinds.ts`. */
  readonly kind: string;
  /** The first and the last day in the shop, `2026-11-21`. */
  readonly from: string;
  readonly to: string;
}

export const plainLogQuery: LogQuery = { text: '', person: '', kind: '', from: '', to: '' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** A query from an address; values that it does not understand are left out. */
export function logQueryFromAddress(get: (name: string) => string | null): LogQuery {
  const dayOf = (name: string): string => (startOfDay(get(name) ?? '') ? (get(name) ?? '') : '');
  return {
    text: cutText(get('buscar') ?? '', 200),
    person: get('persona') ?? '',
    kind: get('clase') ?? '',
    from: dayOf('desde'),
    to: dayOf('hasta'),
  };
}

/** The fields of an address that say more than the whole log. */
export function logQueryToAddress({ text, person, kind, from, to }: LogQuery): Readonly<Record<string, string>> {
  const fields = { buscar: text, persona: person, clase: kind, desde: from, hasta: to };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}

/** The part of a query that the server answers. */
export interface LogRange {
  readonly person: string;
  /** Records of this moment or later; `null`: from the first. */
  readonly since: Instant | null;
  /** Records before this moment; `null`: to the last. */
  readonly until: Instant | null;
}

export const wholeLog: LogRange = { person: '', since: null, until: null };

/** The person and the moments that the server is asked for. The last day is in it whole. */
export function rangeOf({ person, from, to }: LogQuery): LogRange {
  return { person, since: startOfDay(from), until: startOfDay(to, 1) };
}

/** Two ranges of the same key are the same. */
export const rangeKey = ({ person, since, until }: LogRange): string => [person, since ?? '', until ?? ''].join(' ');

/** @param at in milliseconds */
export const isInRange = ({ person, since, until }: LogRange, by: string, at: number): boolean =>
  (person === '' || by === person) &&
  (since === null || at >= instantToMilliseconds(since)) &&
  (until === null || at < instantToMilliseconds(until));

/** The records that are in a range, in their order. */
export const recordsInRange = (range: LogRange, records: readonly LogRecord[]): readonly LogRecord[] =>
  records.filter(({ by, at }) => isInRange(range, by, instantToMilliseconds(at)));

/** When a day of the shop's calendar begins, or one so many days later; `null` where the text is no day. */
function startOfDay(day: string, later = 0): Instant | null {
  const midnight = DAY.test(day) ? parseInstant(`${day}T00:00:00Z`) : null;
  // 31 February has the form of a day.
  if (!midnight || !isCalendarDay(day)) return null;
  const clock = instantToMilliseconds(midnight) + later * DAY_MS;
  return shiftInstant(midnight, later * DAY_MS + momentOfShopClock(clock) - clock);
}

function isCalendarDay(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year > 0 && date >= 1 && date <= days;
}
