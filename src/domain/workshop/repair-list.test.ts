import { expect, test } from 'vitest';
import { byUrgency, hasRepairWords, overdueOn, personOf, withPerson } from './repair-list.ts';
import { REPAIR_STATES, STATES_IN_STORE } from './repair-state.ts';
import { repairsToCsv } from './repairs-csv.ts';
import { instant, LABOUR, repair, TODAY } from './testing/repairs.ts';

test('overdue repairs come first, then whoever has waited longest, then what was cancelled and is still here, then what was delivered', () => {
  const at = (day: number) => instant(`2026-11-0${day}T12:00:00.000Z`);
  const list = [
    repair({ id: 'new', creado: at(5) }),
    repair({ id: 'done', creado: at(1), estado: 'entregada' }),
    repair({ id: 'cancelled', creado: at(1), estado: 'cancelada', promesa: '2026-11-22' }),
    repair({ id: 'old', creado: at(2) }),
    repair({ id: 'late', creado: at(6), estado: 'en-reparacion', promesa: '2026-11-22' }),
    repair({ id: 'expired', creado: at(7), estado: 'reparada', hasta: '2026-11-22' }),
  ];
  const order = list.toSorted(byUrgency(TODAY)).map(({ id }) => id);
  expect(order).toEqual(['late', 'expired', 'old', 'new', 'cancelled', 'done']);
  expect(overdueOn(repair({ estado: 'reparada', hasta: TODAY }), TODAY)).toBeNull();
});

test('all that is in the store is listened to and listed, also what was cancelled and nobody has come for', () => {
  expect(STATES_IN_STORE).toEqual(REPAIR_STATES.filter((estado) => estado !== 'entregada'));
});

test('a repair is found by folio with or without dashes, name, serial number, article and telephone', () => {
  const one = repair({ folio: 'T-7F3K-29QX' });
  for (const words of ['7f3k29qx', 't-7f3k', 'perez', 'sn-778', 'rotomartillo tenaz', '5678', '81 1234'])
    expect(hasRepairWords(one, words), words).toBe(true);
  for (const words of ['lopez', '999', 'sierra', '¿¿¿¿']) expect(hasRepairWords(one, words), words).toBe(false);
});

test('the copy of a repair says when it came by the shop’s clock, and the discount of each line', () => {
  const lineas = [{ ...LABOUR, descuento: 1250 }];
  const csv = repairsToCsv([repair({ creado: instant('2026-12-01T02:58:56.532000Z'), lineas })]);
  expect(csv).toContain(',2026-11-30 20:58,');
  expect(csv).toContain(',Descuento %\r\n');
  expect(csv).toContain(',Mano de obra,1,350.00,12.50\r\n');
});

test('whoever has been here is known by the telephone, as they called themselves last', () => {
  const repairs = [repair(), repair({ nombre: 'Ana Pérez García', creado: instant('2026-11-24T12:00:00.000Z') })];
  expect(personOf(repairs, '8112345678')?.nombre).toBe('Ana Pérez García');
  expect(personOf(repairs, '8100000000')).toBeNull();
});

test('a telephone that is corrected takes out the name that was filled in for the wrong one, and never one that was typed', () => {
  const [ana, beto] = ['Ana', 'Beto'].map((nombre) => ({ nombre, correo: `${nombre}@x.mx` }));
  const none = { nombre: '', correo: '' };
  const filled = withPerson(none, null, ana ?? null);
  expect(filled).toEqual(ana);
  // A digit is deleted, and another one typed.
  const between = withPerson(filled, ana ?? null, null);
  expect(between).toEqual(none);
  expect(withPerson(between, null, beto ?? null)).toEqual(beto);
  expect(withPerson({ nombre: 'Carla', correo: '' }, ana ?? null, beto ?? null)).toEqual({
    nombre: 'Carla',
    correo: 'Beto@x.mx',
  });
});
