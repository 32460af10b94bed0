import type { ClosedDay } from './opening-hours.ts';

/**
 * The days of mandatory rest of a year, in their order.
 * @see Ley Federal del Trabajo, artículo 74
 */
export function mandatoryHolidays(year: number): ClosedDay[] {
  return [
    { day: `${year}-01-01`, reason: 'Año Nuevo' },
    { day: monday(year, 2, 1), reason: 'el Día de la Constitución' },
    { day: monday(year, 3, 3), reason: 'el natalicio de Benito Juárez' },
    { day: `${year}-05-01`, reason: 'el Día del Trabajo' },
    { day: `${year}-09-16`, reason: 'el Día de la Independencia' },
    // Every six years, when the President takes office.
    ...((year - 2024) % 6 === 0 ? [{ day: `${year}-10-01`, reason: 'el cambio del Poder Ejecutivo Federal' }] : []),
    { day: monday(year, 11, 3), reason: 'el Día de la Revolución' },
    { day: `${year}-12-25`, reason: 'Navidad' },
  ];
}

// oxlint-disable-next-line no-restricted-globals -- the calendar, which is arithmetic; what is forbidden here is the clock.
const Calendar = Date;

/** The nth Monday of a month, January being 1. */
function monday(year: number, month: number, nth: number): string {
  const first = new Calendar(Calendar.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((8 - first) % 7) + 7 * (nth - 1);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
