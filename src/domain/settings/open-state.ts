import { type ShopZone, shopClock } from '#domain/kernel/shop-zone.ts';
import { dayInFull } from '#domain/kernel/written-days.ts';
import { type ClosedDay, type Period, shownTime, WEEKDAY_NAMES, type WeekHours } from './opening-hours.ts';

/** Whether the store is open at a moment. */
export type OpenState =
  | { readonly kind: 'open'; readonly closes: string }
  | {
      readonly kind: 'closed';
      /** Why the store does not open today; `null` on an ordinary day. */
      readonly reason: string | null;
      /** When it opens next, within two weeks. */
      readonly next: NextOpening | null;
    };

interface NextOpening {
  readonly inDays: number;
  /** `2026-12-26` */
  readonly day: string;
  /** Monday 0. */
  readonly weekday: number;
  readonly opens: string;
}

interface Hours {
  readonly hours: WeekHours;
  readonly closedDays: readonly ClosedDay[];
  /** Of a form's preview, which may have another one than the shop. */
  readonly zone?: ShopZone;
}

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;
const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 3;
const DAYS_AHEAD = 14;

/**
 * Whether the store is open at a moment, in the shop's time zone whatever the device's is.
 * @param at milliseconds since 1970.
 * @returns `null` where the store says no hours at all.
 */
export function openStateAt({ hours, closedDays, zone }: Hours, at: number): OpenState | null {
  if (hours.every((periods) => periods.length === 0)) return null;
  const clock = shopClock(at, zone);
  const time = timeOf(clock);
  const today = dayAt(hours, closedDays, clock);
  const current = today.periods.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) {
    // The next hours of the day may begin when these end.
    const closes = today.periods.reduce((end, period) => (period.opens === end ? period.closes : end), current.closes);
    return { kind: 'open', closes };
  }
  for (let inDays = 0; inDays <= DAYS_AHEAD; inDays += 1) {
    const { periods, weekday, day } = dayAt(hours, closedDays, clock + inDays * DAY_MS);
    const coming = periods.find(({ opens }) => inDays > 0 || opens > time);
    if (coming) return { kind: 'closed', reason: today.reason, next: { inDays, day, weekday, opens: coming.opens } };
  }
  return { kind: 'closed', reason: today.reason, next: null };
}

/** `10:05`, the time of the day by the shop's clock. */
function timeOf(clock: number): string {
  const minutes = Math.floor(positiveRest(clock, DAY_MS) / 60_000);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

function dayAt(hours: WeekHours, closedDays: readonly ClosedDay[], clock: number) {
  const weekday = positiveRest(Math.floor(clock / DAY_MS) + FIRST_WEEKDAY, 7);
  const day = new Calendar(clock).toISOString().slice(0, 10);
  const closed = closedDays.find((one) => one.day === day);
  const periods: readonly Period[] = closed ? [] : (hours[weekday] ?? []);
  return { day, weekday, periods, reason: closed?.reason ?? null };
}

const positiveRest = (value: number, of: number): number => ((value % of) + of) % of;

/** `Abierto ahora, hasta las 18:30.`, `Cerrado hoy por Navidad. Abrimos el lunes a las 8:30.` */
export function openStateText(state: OpenState): string {
  if (state.kind === 'open') return `Abierto ahora, hasta ${clockText(state.closes)}.`;
  const closed = state.reason ? `Cerrado hoy por ${state.reason}.` : 'Cerrado ahora.';
  return state.next ? `${closed} Abrimos ${dayText(state.next)} a ${clockText(state.next.opens)}.` : closed;
}

const clockText = (time: string): string => `${time.startsWith('01') ? 'la' : 'las'} ${shownTime(time)}`;

function dayText({ inDays, day, weekday }: NextOpening): string {
  if (inDays === 0) return 'hoy';
  if (inDays === 1) return 'mañana';
  // A weekday alone means the next one of that name.
  return `el ${inDays < 7 ? WEEKDAY_NAMES[weekday] : dayInFull(day)}`;
}
