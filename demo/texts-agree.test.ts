import { expect, test } from 'vitest';
import { contentOf } from '#domain/calculators/can-content.ts';
import { planCans } from '#domain/calculators/can-plan.ts';
import { coatsOf, coverageOf } from '#domain/calculators/coverage.ts';
import { paintNeed } from '#domain/calculators/paint.ts';
import { presentationsOf } from '#domain/calculators/product-calculator.ts';
import { CATEGORY_ROWS, type CategoryRow } from './catalogue/categories.ts';
import { TUTORIAL_ROWS } from './catalogue/tutorials.ts';
import { byClave, claves, products } from './parsed-catalogue.ts';

const said = (clave: string): string => {
  const product = byClave.get(clave);
  if (!product) throw new Error(clave);
  const rows = product.ficha.map(({ nombre, valor }) => `${nombre}: ${valor}`);
  return [product.nombre, product.descripcion, ...rows].join('; ').replaceAll('\u00a0', ' ');
};

const coverages = /(\d+) a (\d+) m² por litro/g;

test('a tutorial says of how far paint goes what the sheets of its articles say', () => {
  const wrong = TUTORIAL_ROWS.flatMap(({ slug, cuerpo, claves: shown }) =>
    [...cuerpo.matchAll(coverages)].flatMap(([text, low, high]) =>
      shown.some((clave) => said(clave).includes(`Rendimiento: ${low} a ${high} m²/L`)) ? [] : [`${slug}: ${text}`],
    ),
  );
  expect(wrong).toEqual([]);
  expect(TUTORIAL_ROWS.some(({ cuerpo }) => coverages.test(cuerpo))).toBe(true);
});

test("the tutorial's room takes as much paint as the calculator says", () => {
  const { cuerpo = '' } = TUTORIAL_ROWS.find(({ slug }) => slug === 'calcular-cuanta-pintura') ?? {};
  const paint = byClave.get('PV-19');
  const coverage = paint && coverageOf(paint);
  const coats = paint && coatsOf(paint);
  if (!paint || !coverage || !coats) throw new Error('PV-19');
  const rows = ['3', '4'].map((ancho) => ({ ancho, alto: '2.4', iguales: '2' }));
  const typed = { rows, fields: { puertas: '1', ventanas: '1' } };
  const { need } = paintNeed(typed, { unit: 'L', perCoat: coverage.perCoat, coats });
  const area = need?.steps.find(({ name }) => name === 'Por pintar')?.value.replace('\u00a0', ' ') ?? 'no area';
  expect(cuerpo.replaceAll('\u00a0', ' ')).toContain(area);
  expect(cuerpo).toContain(`Entre ${coverage.perCoat} m² por litro`);
  expect(cuerpo).toContain(`${need?.amount.toFixed(1)} litros`);
  const family = products.filter(({ familia }) => familia === paint.familia);
  const plan = planCans((need?.amount ?? 0) * 1000, presentationsOf(paint, family));
  expect(plan?.picks.map(({ presentation, count }) => `${count} x ${presentation.size}`)).toEqual([
    '2 x 4000',
    '3 x 1000',
  ]);
  expect(cuerpo).toContain('Dos galones y tres litros');
});

const MEASURE = /\d+(?:\.\d+)?(?: \d\/\d)? ?(?:V|Ah|W|Nm|J|"|mm|L|kg|meses|años|baterías?)(?!\p{L})/gu;

test('what a menu praises is what the sheet says', () => {
  const categories: readonly CategoryRow[] = CATEGORY_ROWS;
  const praised = categories.flatMap(({ features }) => features ?? []);
  const wrong = praised.flatMap(({ clave, name, description }) =>
    [...`${name}; ${description}`.matchAll(MEASURE)].flatMap(([measure]) =>
      said(clave).includes(measure) ? [] : [`${clave}: ${measure}`],
    ),
  );
  expect(wrong).toEqual([]);
});

const WORDS: Readonly<Record<string, number>> = { una: 1, dos: 2, tres: 3 };

test('what a can covers in its description is what its coverage and coats say', () => {
  const wrong = products.filter((product) => {
    const claim = /cubre unos (\d+) m²(?: (?:a|con) (una|dos|tres) manos?)?/.exec(
      product.descripcion.replaceAll('\u00a0', ' '),
    );
    const [coverage, coats, content] = [coverageOf(product), coatsOf(product), contentOf(product)];
    if (!claim || !coverage || !coats || !content) return claim !== null;
    const area = (coverage.perCoat * content.size) / 1000 / coats;
    return Number(claim[1]) !== Math.floor(area) || (claim[2] !== undefined && WORDS[claim[2]] !== coats);
  });
  expect(claves(wrong)).toEqual([]);
});

/** Both sides of a leaf of 0.90 × 2.10 m. */
const DOOR = 2 * 0.9 * 2.1;

test('a can that is said to be enough for both sides of a door is enough at its lowest coverage', () => {
  const promised = products.filter(({ descripcion }) => descripcion.includes('una puerta por los dos lados'));
  const short = promised.filter((product) => {
    const [coverage, coats, content] = [coverageOf(product), coatsOf(product), contentOf(product)];
    return !coverage || !content || (coverage.perCoat * content.size) / 1000 / (coats ?? 1) < DOOR;
  });
  expect(claves(short)).toEqual([]);
});

test('a bucket that is said to be cheaper by the litre is', () => {
  const byTheLitre = ({ precio, ...product }: (typeof products)[number]): number =>
    (precio ?? Number.NaN) / (contentOf(product)?.size ?? Number.NaN);
  const wrong = products.filter((product) => {
    if (!product.descripcion.includes('sale más barata por litro') || product.precio === undefined) return false;
    const smaller = products.filter(({ familia, clave }) => familia === product.familia && clave !== product.clave);
    return smaller.some((other) => byTheLitre(other) <= byTheLitre(product));
  });
  expect(claves(wrong)).toEqual([]);
});
