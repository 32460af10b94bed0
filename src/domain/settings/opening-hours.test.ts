import { expect, test } from 'vitest';
import { storeProfile } from '#domain/store-profile.ts';
import { mandatoryHolidays } from './mandatory-holidays.ts';
import { openStateAt, openStateText } from './open-state.ts';
import { hoursRows, parsePeriods, periodsShown, type WeekHours } from './opening-hours.ts';

/** Monterrey is six hours behind UTC; 2026-11-23 is a Monday. */
// oxlint-disable-next-line no-restricted-globals -- a fixed moment.
const at = (local: string): number => Date.parse(`${local}:00-06:00`);
const textAt = (
  local: string,
  closed: Readonly<Record<string, string>> = {},
  hours: WeekHours = storeProfile.hours,
) => {
  const closedDays = Object.entries(closed).map(([day, reason]) => ({ day, reason }));
  const state = openStateAt({ hours, closedDays }, at(local));
  return state && openStateText(state);
};

test('a day is read as its periods, and not where they overlap or close before they open', () => {
  expect(parsePeriods('08:30-14:00,16:00-18:30')).toEqual([
    { opens: '08:30', closes: '14:00' },
    { opens: '16:00', closes: '18:30' },
  ]);
  expect(parsePeriods('')).toEqual([]);
  for (const wrong of ['8:30-14:00', '14:00-08:30', '08:30-08:30', '08:30-14:00,13:00-18:00', '08:30-24:00', 'cerrado'])
    expect(parsePeriods(wrong), wrong).toBeNull();
});

test('days with the same hours that follow each other are one row', () => {
  const said = (hours: WeekHours) => hoursRows(hours).map(({ days, periods }) => `${days}: ${periodsShown(periods)}`);
  expect(said(storeProfile.hours)).toEqual([
    'Lunes a viernes: 8:30 a 18:30',
    'Sábado: 9:00 a 14:00',
    'Domingo: Cerrado',
  ]);
  const noon = parsePeriods('09:00-14:00,16:00-19:00') ?? [];
  expect(said([noon, noon, [], [], noon, [], []])).toEqual([
    'Lunes y martes: 9:00 a 14:00 y 16:00 a 19:00',
    'Miércoles y jueves: Cerrado',
    'Viernes: 9:00 a 14:00 y 16:00 a 19:00',
    'Sábado y domingo: Cerrado',
  ]);
});

test('whether the store is open is said by the shop’s clock, to the minute', () => {
  expect(textAt('2026-11-23T08:29')).toBe('Cerrado ahora. Abrimos hoy a las 8:30.');
  expect(textAt('2026-11-23T08:30')).toBe('Abierto ahora, hasta las 18:30.');
  expect(textAt('2026-11-23T18:29')).toBe('Abierto ahora, hasta las 18:30.');
  expect(textAt('2026-11-23T18:30')).toBe('Cerrado ahora. Abrimos mañana a las 8:30.');
  // Late in the evening it is already the next day in UTC.
  expect(textAt('2026-11-27T23:50')).toBe('Cerrado ahora. Abrimos mañana a las 9:00.');
  expect(textAt('2026-11-28T14:00')).toBe('Cerrado ahora. Abrimos el lunes a las 8:30.');
});

test('a closed day says why, and the next opening leaves closed days out', () => {
  const closed = { '2026-12-25': 'Navidad', '2026-12-26': 'inventario' };
  expect(textAt('2026-12-25T10:00', closed)).toBe('Cerrado hoy por Navidad. Abrimos el lunes a las 8:30.');
  expect(textAt('2026-12-24T20:00', closed)).toBe('Cerrado ahora. Abrimos el lunes a las 8:30.');
  expect(textAt('2026-12-25T10:00', { '2026-12-25': 'Navidad' })).toBe(
    'Cerrado hoy por Navidad. Abrimos mañana a las 9:00.',
  );
  const week = Object.fromEntries([21, 22, 23, 24, 25, 26, 27].map((day) => [`2026-12-${day}`, 'vacaciones']));
  expect(textAt('2026-12-21T10:00', week)).toBe(
    'Cerrado hoy por vacaciones. Abrimos el 28 dic 2026 a las 8:30.'.replaceAll(
      /(28) (dic) (2026)/g,
      '$1\u00a0$2\u00a0$3',
    ),
  );
});

test('a store that closes at noon is closed then, and one without hours says nothing', () => {
  const noon = parsePeriods('09:00-13:00,15:00-19:00') ?? [];
  const week: WeekHours = [noon, noon, noon, noon, noon, [], []];
  expect(textAt('2026-11-23T14:00', {}, week)).toBe('Cerrado ahora. Abrimos hoy a las 15:00.');
  expect(textAt('2026-11-23T12:59', {}, week)).toBe('Abierto ahora, hasta las 13:00.');
  expect(textAt('2026-11-23T14:00', {}, [[], [], [], [], [], [], []])).toBeNull();
});

test('hours that go on without a break close when the last of them does', () => {
  const day = parsePeriods('09:00-14:00,14:00-18:00') ?? [];
  const week: WeekHours = [day, day, day, day, day, [], []];
  expect(textAt('2026-11-23T10:00', {}, week)).toBe('Abierto ahora, hasta las 18:00.');
  expect(textAt('2026-11-23T14:00', {}, week)).toBe('Abierto ahora, hasta las 18:00.');
});

test('the days of mandatory rest fall on the Mondays that the law names', () => {
  expect(mandatoryHolidays(2027).map(({ day }) => day)).toEqual([
    '2027-01-01',
    '2027-02-01',
    '2027-03-15',
    '2027-05-01',
    '2027-09-16',
    '2027-11-15',
    '2027-12-25',
  ]);
  expect(mandatoryHolidays(2030).map(({ day }) => day)).toContain('2030-10-01');
});
