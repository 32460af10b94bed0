import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { ShopZone } from '#domain/kernel/shop-zone.ts';
import { MOST_PERIODS, WEEKDAYS, type Weekday } from '#domain/settings/opening-hours.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import {
  atMost,
  type FieldProblem,
  type FormProblems,
  firstProblem,
  hasProblems,
  plainLine,
  problemsOf,
  required,
  withoutFullStop,
} from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';

/** From when to when, as typed: `08:30`. */
export interface PeriodRow {
  readonly abre: string;
  readonly cierra: string;
}

/** A day on which the store is closed: `2026-12-25`, and why. */
export interface ClosedRow {
  readonly fecha: string;
  readonly motivo: string;
}

/** When the store is open, under the names of the stored fields. A day without periods is closed. */
export type HoursForm = Readonly<Record<Weekday, readonly PeriodRow[]>> & {
  readonly cerrado: readonly ClosedRow[];
  readonly zona: ShopZone;
};

export const MOST_CLOSED_DAYS = 40;

/** The profile's hours, closed days and zone as their form edits them. */
export function hoursToForm({ hours, closedDays, zone }: StoreProfile): HoursForm {
  const week = WEEKDAYS.map((name, at) => [
    name,
    (hours[at] ?? []).map(({ opens, closes }): PeriodRow => ({ abre: opens, cierra: closes })),
  ]);
  return {
    // The entries were made from the list of all seven names.
    ...(Object.fromEntries(week) as Record<Weekday, readonly PeriodRow[]>),
    cerrado: closedDays.map(({ day, reason }) => ({ fecha: day, motivo: reason })),
    zona: zone,
  };
}

/** The fields of `ajustes/horario`, or what is wrong: with the hours of a day under its name, with a closed day under `cerrado-0-fecha`. */
export function checkHours(form: HoursForm): Result<Fields, FormProblems<string>> {
  const cerrado = form.cerrado.map(({ fecha, motivo }) => ({ fecha: fecha.trim(), motivo: withoutFullStop(motivo) }));
  const problems = problemsOf<string>({
    ...Object.fromEntries(WEEKDAYS.map((name) => [name, dayProblem(form[name])])),
    cerrado: cerrado.length > MOST_CLOSED_DAYS ? `Son ${cerrado.length} días y caben ${MOST_CLOSED_DAYS}.` : undefined,
    ...Object.fromEntries(
      cerrado.flatMap(({ fecha, motivo }, at) => [
        [`cerrado-${at}-fecha`, dateProblem(fecha, cerrado.slice(0, at))],
        [
          `cerrado-${at}-motivo`,
          firstProblem(
            required(motivo, 'Escribe el motivo, por ejemplo: Navidad.'),
            plainLine(motivo),
            atMost(motivo, 80),
          ),
        ],
      ]),
    ),
  });
  if (hasProblems(problems)) return err(problems);
  return ok({
    ...Object.fromEntries(
      WEEKDAYS.map((name) => [name, form[name].map(({ abre, cierra }) => `${abre}-${cierra}`).join(',')]),
    ),
    cerrado: Object.fromEntries(cerrado.map(({ fecha, motivo }) => [fecha, motivo])),
    zona: form.zona,
  });
}

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function dayProblem(periods: readonly PeriodRow[]): FieldProblem {
  if (periods.length > MOST_PERIODS) return `Son ${periods.length} horarios y caben ${MOST_PERIODS}.`;
  for (const [at, { abre, cierra }] of periods.entries()) {
    if (!TIME.test(abre) || !TIME.test(cierra))
      return 'Escribe a qué hora abre y a qué hora cierra, por ejemplo 08:30 y 18:30.';
    if (cierra === abre) return `Abre y cierra a las ${abre}. Si abre todo el día, escribe de 00:00 a 23:59.`;
    if (cierra < abre) return `Cierra a las ${cierra}, antes de abrir a las ${abre}.`;
    const before = periods[at - 1];
    if (before && abre < before.cierra)
      return `Los dos horarios se enciman: el primero cierra a las ${before.cierra} y el segundo abre a las ${abre}.`;
  }
  return undefined;
}

function dateProblem(fecha: string, before: readonly ClosedRow[]): FieldProblem {
  if (!isDay(fecha)) return 'Elige el día.';
  const same = before.find((row) => row.fecha === fecha);
  return same && `Ese día ya está: ${same.motivo || 'cerrado'}.`;
}

/** The closed days but those before today. One without a day stays, because somebody is typing it. @param today `2026-11-28` */
export const withoutPastDays = (rows: readonly ClosedRow[], today: string): readonly ClosedRow[] =>
  rows.filter(({ fecha }) => fecha === '' || fecha >= today);

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Calendar.parse(`${text}T00:00:00Z`));
