import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neededSize } from './calculation.ts';
import { concreteNeed } from './concrete.ts';
import type { Typed } from './measures.ts';
import { paintNeed } from './paint.ts';
import { ROOF_COATING } from './paint-kinds.ts';
import { roofNeed, slopeFactor } from './roof.ts';
import { adhesiveNeed, TROWELS, usualBags, usualConsumption } from './tile-adhesive.ts';

const VINYL = { unit: 'L', perCoat: 6, coats: 2 } as const;
const typed = (rows: Typed['rows'], fields: Typed['fields'] = {}): Typed => ({ rows, fields });
const side = fc.integer({ min: 1, max: 200 }).map((tenths) => tenths / 10);
const wall = fc.record({ ancho: side.map(String), alto: side.map(String) });

test('a bedroom of 3 × 4 m, 2.4 m high, a door and a window, at 10 m²/L and two coats', () => {
  const room = typed(
    [
      { ancho: '3', alto: '2.4', iguales: '2' },
      { ancho: '4', alto: '2.4', iguales: '2' },
    ],
    { puertas: '1', ventanas: '1', 'ventana-ancho': '1.4', 'ventana-alto': '1.5', rendimiento: '10' },
  );
  const { need, problems } = paintNeed(room, VINYL);
  expect(problems).toEqual({});
  expect(need?.amount).toBeCloseTo((33.6 - 1.89 - 2.1) / 5, 6);
  expect(need?.steps).toContainEqual({ name: 'Paredes', value: '33.6\u00a0m²' });
  expect(need?.steps).toContainEqual({ name: 'Por pintar', value: '29.61\u00a0m²' });
});

test('a larger wall, another coat or a lower coverage never need less paint', () => {
  fc.assert(
    fc.property(fc.array(wall, { minLength: 1, maxLength: 4 }), wall, (walls, more) => {
      const amount = (rows: Typed['rows'], fields = {}): number =>
        paintNeed(typed(rows, fields), VINYL).need?.amount ?? 0;
      const least = amount(walls);
      expect(least).toBeGreaterThan(0);
      expect(amount([...walls, more])).toBeGreaterThan(least);
      expect(amount(walls, { manos: '3' })).toBeGreaterThan(least);
      expect(amount(walls, { rendimiento: '5.9' })).toBeGreaterThan(least);
      expect(amount(walls.map((row) => ({ ...row, iguales: '2' })))).toBeCloseTo(2 * least, 6);
    }),
  );
});

test('the need covers the whole area in all its coats', () => {
  fc.assert(
    fc.property(wall, fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 30 }), (row, coats, perCoat) => {
      const { need } = paintNeed(typed([row], { manos: String(coats), rendimiento: String(perCoat) }), VINYL);
      const litres = neededSize(need ?? { amount: 0 }) / 1000;
      expect(litres * perCoat).toBeGreaterThanOrEqual(Number(row.ancho) * Number(row.alto) * coats - 1e-6);
    }),
  );
});

test('a rounding error of the arithmetic does not add a millilitre, and a cubic millimetre does', () => {
  expect(neededSize({ amount: 0.1 + 0.2 })).toBe(300);
  expect(neededSize({ amount: 8.000_01 })).toBe(8001);
});

test('openings larger than the walls, a half-measured wall and nothing at all have no result', () => {
  const tooMany = paintNeed(typed([{ ancho: '1', alto: '2' }], { puertas: '2' }), VINYL);
  expect(tooMany.need).toBeNull();
  expect(tooMany.problems['puertas']).toMatch(/^Las puertas y ventanas suman 3\.78/);
  const half = paintNeed(typed([{}, { ancho: '4' }]), VINYL);
  expect(half).toMatchObject({ need: null, problems: { 'alto-1': 'Falta el alto.' } });
  expect(paintNeed(typed([{}, { iguales: '3' }]), VINYL)).toEqual({ need: null, problems: {}, notes: {} });
  expect(paintNeed(typed([{ ancho: '2', alto: '2' }], { manos: '' }), VINYL).problems['manos']).toBe(
    'Falta el número de manos.',
  );
});

test('a flat roof needs its own area, a slope adds to it, a sheet and a parapet too', () => {
  const plan = [{ largo: '10', ancho: '5' }];
  const amount = (fields: Typed['fields'], kind: 'losa' | 'lamina' = 'losa'): number =>
    roofNeed(typed(plan, fields), kind, ROOF_COATING).need?.amount ?? 0;
  expect(amount({ pendiente: '0' })).toBeCloseTo(50, 6);
  expect(amount({ pendiente: '100' })).toBeCloseTo(50 * Math.SQRT2, 6);
  expect(amount({ pendiente: '0' }, 'lamina')).toBeCloseTo((50 * 1.22) / 1.01, 6);
  expect(amount({ pendiente: '0', pretil: '30' })).toBeCloseTo(50 + 9, 6);
  fc.assert(
    fc.property(fc.nat(150), fc.nat(150), (a, b) => {
      expect(slopeFactor(Math.max(a, b))).toBeGreaterThanOrEqual(slopeFactor(Math.min(a, b)));
    }),
  );
});

test('material by weight is said by weight', () => {
  const { need, problems } = roofNeed(typed([{ largo: '4', ancho: '3' }]), 'losa', {
    unit: 'kg',
    perCoat: 1,
    coats: 2,
  });
  expect(need).toMatchObject({
    unit: 'kg',
    steps: expect.arrayContaining([{ name: 'Rendimiento por mano', value: '1\u00a0m²/kg' }]),
  });
  expect(problems).toEqual({});
});

test('a deeper notch never spreads less, and the product’s own coverage counts where it means more', () => {
  const spread = TROWELS.map(({ kgPerM2 }) => kgPerM2);
  expect(spread).toEqual([3.1, 4.1, 6.2]);
  expect(usualConsumption('6x10', 5)).toBe(5);
  expect(usualConsumption('12', 5)).toBe(6.2);
  const { need } = adhesiveNeed(typed([{ largo: '4', ancho: '3' }]), 5);
  expect(need?.amount).toBeCloseTo(12 * 5 * 1.1, 6);
  expect(usualBags(66)).toBe('4 sacos de 20\u00a0kg');
  expect(usualBags(20)).toBe('1 saco de 20\u00a0kg');
});

test('adhesive grows with the area, the consumption and the waste, and covers what is measured', () => {
  fc.assert(
    fc.property(wall, fc.integer({ min: 1, max: 10 }), fc.nat(50), (row, consumption, waste) => {
      const tiled = { largo: row.alto, ancho: row.ancho };
      const need = (desperdicio: number): number =>
        adhesiveNeed({ rows: [tiled], fields: { desperdicio: String(desperdicio) } }, consumption).need?.amount ?? 0;
      const area = Number(row.alto) * Number(row.ancho);
      expect(need(0)).toBeCloseTo(area * consumption, 6);
      expect(need(waste)).toBeGreaterThanOrEqual(need(0));
      expect(need(waste)).toBeCloseTo(need(0) * (1 + waste / 100), 6);
    }),
  );
});

test('every step of every calculator that is a measure says its unit', () => {
  const rows = [{ ancho: '4', alto: '2.4', largo: '5', espesor: '10', iguales: '1' }];
  const measured = { rows, fields: { superficie: '3', pretil: '6', puertas: '1' } };
  const basis = { unit: 'L', coats: 2, perCoat: 6 } as const;
  const steps = [
    ...(paintNeed(measured, basis).need?.steps ?? []),
    ...(roofNeed(measured, 'lamina', basis).need?.steps ?? []),
    ...(adhesiveNeed(measured, 5).need?.steps ?? []),
  ];
  expect(steps.length).toBeGreaterThan(12);
  const bare = steps.filter(({ name, value }) => name !== 'Manos' && !/(?:m²|m²\/L|kg\/m²|%)$|^× /.test(value));
  expect(bare).toEqual([]);
});

test('a slab of 4 × 5 m and 10 cm: two cubic metres, and what goes into them', () => {
  const { need } = concreteNeed(typed([{ largo: '4', ancho: '5', espesor: '10' }], { desperdicio: '0' }), '200', '50');
  expect(need?.volume).toBeCloseTo(2, 9);
  expect(need?.materials.map(({ amount }) => amount)).toEqual([
    '14 sacos de 50\u00a0kg',
    '1.1\u00a0m³',
    '1.4\u00a0m³',
    '483\u00a0L',
  ]);
  expect(need?.materials.flatMap(({ line }) => line ?? [])).toEqual([
    { text: 'Cemento gris, saco de 50 kg', pieces: 14 },
    { text: 'Arena para concreto, 1.1 m³', pieces: 1 },
    { text: 'Grava de 3/4", 1.4 m³', pieces: 1 },
  ]);
});

test('a single bucket of sand is one bote and not botes', () => {
  const { need } = concreteNeed(typed([], { volumen: '0.025', desperdicio: '0' }), '200', '50');
  expect(need?.materials[1]?.also).toBe('1 bote de 19 L');
  expect(need?.materials[2]?.also).toBe('1 bote de 19 L');
});

test('the bags hold the cement that the mix asks for, and stronger concrete never takes less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (tenths) => {
      const volume = { volumen: String(tenths / 10), desperdicio: '0' };
      const bags = (['150', '200', '250'] as const).map(
        (strength) => concreteNeed(typed([], volume), strength, '25').need?.materials[0]?.line?.pieces ?? 0,
      );
      expect((bags[1] ?? 0) * 25).toBeGreaterThanOrEqual((tenths / 10) * 350 - 1e-6);
      expect(bags).toEqual(bags.toSorted((a, b) => a - b));
    }),
  );
});
