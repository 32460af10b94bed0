import { expect, test } from 'vitest';
import { demoCatalogue } from './demo-catalogue.ts';
import type { Draft } from './family.ts';
import { PRESENTATIONS, type Presentation } from './paint-line.ts';
import { priceList } from './price-list.ts';

const drafts = priceList();

/** The range in pesos for all prices of a label: a misplaced decimal point falls outside. */
const RANGES: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'taladros-inalambricos': [400, 5_000],
  'rotomartillos-inalambricos': [1_500, 8_000],
  'llaves-de-impacto': [1_500, 10_000],
  combos: [1_500, 15_000],
  'esmeriladoras-con-cable': [500, 4_000],
  'rotomartillos-y-demoledores': [1_500, 10_000],
  soldadoras: [50, 13_000],
  generadores: [80, 22_000],
  compresores: [300, 16_000],
  vinilicas: [90, 4_000],
  esmaltes: [60, 2_000],
  impermeabilizantes: [90, 3_500],
  solventes: [50, 1_300],
  aerosoles: [60, 160],
  'brocas-para-metal': [8, 1_300],
  'discos-de-corte': [20, 300],
  'baterias-y-cargadores': [300, 3_500],
  'martillos-y-marros': [50, 700],
  'pijas-tornillos-y-clavos': [15, 400],
  'candados-y-herrajes': [10, 600],
  'escaleras-y-carretillas': [40, 4_000],
};

test('prices are whole centavos and plausible for their label', () => {
  for (const { fields } of demoCatalogue().products)
    if (fields['precio'] !== undefined) expect(Number.isSafeInteger(fields['precio'])).toBe(true);
  const wrong = drafts.filter(({ labels, pesos }) => {
    const [from, to] = RANGES[labels[0]] ?? [5, 20_000];
    return pesos !== null && (pesos < from || pesos > to);
  });
  expect(wrong.map(({ clave, pesos }) => [clave, pesos])).toEqual([]);
});

const litersOf = ({ ficha }: Draft): number | undefined => {
  const size = /Presentación: ([^;]+)/.exec(ficha)?.[1] as Presentation | undefined;
  return size && PRESENTATIONS[size]?.liters;
};

test('of one paint, the larger presentation costs more and is cheaper by the litre', () => {
  const families = new Map<string, Draft[]>();
  for (const draft of drafts)
    if (draft.familia !== undefined && litersOf(draft) !== undefined)
      families.set(draft.familia, [...(families.get(draft.familia) ?? []), draft]);
  expect(families.size).toBeGreaterThan(80);
  for (const [name, members] of families) {
    const priced = members
      .map((draft) => ({ liters: litersOf(draft) ?? 0, pesos: draft.pesos }))
      .filter((row): row is { liters: number; pesos: number } => row.pesos !== null)
      .sort((a, b) => a.liters - b.liters);
    priced.slice(1).forEach(({ liters, pesos }, at) => {
      const smaller = priced[at];
      expect(pesos, name).toBeGreaterThan(smaller?.pesos ?? 0);
      expect(pesos / liters, name).toBeLessThan((smaller?.pesos ?? 0) / (smaller?.liters ?? 1));
    });
  }
});

test.each([
  'broca-hss',
  'broca-cobalto',
  'broca-concreto',
  'broca-plana',
  'taquete-100',
  'taquete-expansivo',
  'llave-perica',
  'llave-stilson',
  'llave-combinada',
  'brocha-natural',
  'extension-uso',
  'pija-aglomerado',
  'pija-techo',
])('%s costs more as it grows', (name) => {
  const pesos = drafts.filter(({ familia }) => familia === name).map((draft) => draft.pesos ?? 0);
  expect(pesos.length).toBeGreaterThan(2);
  expect(pesos).toEqual([...pesos].sort((a, b) => a - b));
});
