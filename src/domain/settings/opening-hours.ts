import { capitalised } from '#domain/kernel/written-forms.ts';

/** From one time of the day to a later one of the same day, `08:30` and `18:30`, in the shop's time zone. */
export interface Period {
  readonly opens: string;
  readonly closes: string;
}

/** When the store is open in an ordinary week: the periods of each day in their order, Monday first. A day without any is closed. */
export type WeekHours = readonly (readonly Period[])[];

/** A day on which the store is closed though its week says otherwise. */
export interface ClosedDay {
  /** `2026-12-25` */
  readonly day: string;
  /** As it completes «Cerrado por …». */
  readonly reason: string;
}

/** The stored field of the closed days: their reasons by day. */
export const CLOSED_DAYS = 'cerrado';

/** The days of a week as they are stored, Monday first. */
export const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** The same days as they are written. */
export const WEEKDAY_NAMES = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'] as const;

/** Periods that one day may have: a store that closes at noon has two. */
export const MOST_PERIODS = 2;

const PERIOD = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** `08:30-14:00,16:00-18:30` → its periods; `null` where one is no period, closes before it opens, or begins before the one before has ended. */
export function parsePeriods(text: string): readonly Period[] | null {
  if (text === '') return [];
  const periods: Period[] = [];
  for (const part of text.split(',')) {
    const [, opens, closes] = PERIOD.exec(part) ?? [];
    if (!opens || !closes || opens >= closes || opens < (periods.at(-1)?.closes ?? '')) return null;
    periods.push({ opens, closes });
  }
  return periods;
}

/** The stored text of a day's periods. */
const periodsText = (periods: readonly Period[]): string =>
  periods.map(({ opens, closes }) => `${opens}-${closes}`).join(',');

/** `08:30` → `8:30`, as people read it. */
export const shownTime = (time: string): string => time.replace(/^0/, '');

/** Days that follow each other and have the same hours. */
export interface HoursRow {
  /** `Lunes a viernes` */
  readonly days: string;
  /** Indexes of the days, Monday 0. */
  readonly indexes: readonly number[];
  readonly periods: readonly Period[];
}

/** A week in as few rows as say it all. */
export function hoursRows(hours: WeekHours): HoursRow[] {
  const rows: { indexes: number[]; periods: readonly Period[] }[] = [];
  hours.forEach((periods, index) => {
    const last = rows.at(-1);
    if (last && periodsText(last.periods) === periodsText(periods)) last.indexes.push(index);
    else rows.push({ indexes: [index], periods });
  });
  return rows.map((row) => ({ ...row, days: daysText(row.indexes) }));
}

function daysText(indexes: readonly number[]): string {
  const names = [indexes[0], indexes.at(-1)].map((index) => WEEKDAY_NAMES[index ?? 0] ?? '');
  const [first = '', last = ''] = names;
  const text = indexes.length === 1 ? first : `${first} ${indexes.length === 2 ? 'y' : 'a'} ${last}`;
  return capitalised(text);
}

/** `8:30 a 18:30`, `9:00 a 14:00 y 16:00 a 19:00`, or `Cerrado`. */
export function periodsShown(periods: readonly Period[]): string {
  if (periods.length === 0) return 'Cerrado';
  return periods.map(({ opens, closes }) => `${shownTime(opens)} a ${shownTime(closes)}`).join(' y ');
}
