import { expect, test } from 'vitest';
import { coverageOf } from '#domain/calculators/coverage.ts';
import { materialName } from '#domain/calculators/materials.ts';
import { calculatorOf, presentationsOf } from '#domain/calculators/product-calculator.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { byClave, labelsById, products } from './parsed-catalogue.ts';

const labelOf = ({ etiquetas }: Product): string => labelsById.get(etiquetas[0] ?? '')?.slug ?? '';
const familyOf = (product: Product) => products.filter(({ familia }) => familia && familia === product.familia);

test('every wall paint, enamel and varnish has the calculator of paint, with its own coverage', () => {
  const paints = products.filter((product) => ['vinilicas', 'esmaltes', 'barnices'].includes(labelOf(product)));
  expect(paints.length).toBeGreaterThan(150);
  expect(paints.filter((product) => calculatorOf(product) !== 'pintura').map(({ nombre }) => nombre)).toEqual([]);
  expect(paints.filter((product) => !coverageOf(product)).map(({ nombre }) => nombre)).toEqual([]);
});

test.each([
  ['IM-5', 'impermeabilizante'],
  ['IC-CEM', 'impermeabilizante'],
  ['RS-PEG', 'adhesivo'],
])('%s has the calculator of its kind', (clave, calculator) => {
  const product = byClave.get(clave);
  expect(product && calculatorOf(product)).toBe(calculator);
});

test('what only goes with paint, and what is no paint, has no calculator', () => {
  const others = ['solventes', 'brochas-y-rodillos', 'pistolas-para-pintar', 'martillos-y-marros', 'taquetes-y-anclas'];
  const wrong = products.filter((product) => others.includes(labelOf(product)) && calculatorOf(product));
  expect(wrong.map(({ nombre }) => nombre)).toEqual([]);
});

test('the presentations of a paint are its cans, smallest first, under one name', () => {
  const paint = byClave.get('PV-4');
  if (!paint) throw new Error('PV-4');
  const presentations = presentationsOf(paint, familyOf(paint));
  expect(presentations.map(({ size }) => size)).toEqual([1000, 4000, 19_000]);
  expect([...new Set(presentations.map(({ product }) => materialName(product.nombre)))]).toEqual([
    'Pintura vinílica blanca',
  ]);
});

test('all presentations of a family have one name, so that a family has one place among the articles to choose', () => {
  const calculated = products.filter((product) => product.familia && calculatorOf(product));
  const names = new Map<string, Set<string>>();
  for (const { familia = '', nombre } of calculated) {
    names.set(familia, (names.get(familia) ?? new Set()).add(materialName(nombre)));
  }
  expect([...names].filter(([, all]) => all.size > 1)).toEqual([]);
});
