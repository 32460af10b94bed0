import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { cardOf } from '#domain/catalogue/served-page.ts';
import { MOST_FEATURED } from './home-page.ts';
import { type FrontPage, frontPage, frontProducts } from './home-view.ts';

const AUTOMATIC = { pictured: '', featured: [] };

interface Marks {
  readonly unicID: string;
  readonly label: string;
  readonly destacado: boolean;
  readonly demostracion: boolean;
  readonly pictureCount: number;
}

const productOf = ({ unicID, label, destacado, demostracion, pictureCount }: Marks, at: number): Product =>
  ({
    id: `p${at}`,
    unicID,
    etiquetas: [label],
    destacado,
    demostracion,
    imagenes: Array.from({ length: pictureCount }, () => ({ imagen: `/p${at}.webp` })),
  }) as unknown as Product;

const catalogues = fc
  .array(
    fc.record({
      unicID: fc.constantFrom('0', '1', '2', '3'),
      label: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
      destacado: fc.boolean(),
      demostracion: fc.boolean(),
      pictureCount: fc.nat(2),
    }),
    { maxLength: 60 },
  )
  .map((all) => all.map(productOf));
const choicesOf = (products: readonly Product[]) =>
  fc.record({
    pictured: fc.constantFrom('', 'gone', ...products.map(({ id }) => id)),
    featured: fc.subarray(
      products.map(({ id }) => id),
      { maxLength: Math.min(MOST_FEATURED, products.length) },
    ),
  });
const cases = catalogues.chain((products) =>
  fc.record({ products: fc.constant(products), choices: choicesOf(products) }),
);

const shownIn = ({ hero, featured, pictures }: FrontPage): readonly Product[] => [
  ...(hero ? [hero] : []),
  ...featured,
  ...pictures.values(),
];
const idsIn = (page: FrontPage) => ({
  hero: page.hero?.id,
  featured: page.featured.map(({ id }) => id),
  pictures: Object.fromEntries([...page.pictures].map(([unicID, { id }]) => [unicID, id])),
});

test('where the page chooses by itself no product is on it twice', () => {
  fc.assert(
    fc.property(catalogues, (products) => {
      const shown = shownIn(frontPage(products, AUTOMATIC));
      expect(new Set(shown).size).toBe(shown.length);
    }),
  );
});

test('the owner’s choice is shown, and the products that the page adds by itself are other ones', () => {
  fc.assert(
    fc.property(cases, ({ products, choices }) => {
      const { hero, featured, pictures } = frontPage(products, choices);
      const wanted = products.find(({ id, imagenes }) => id === choices.pictured && imagenes.length > 0);
      if (wanted) expect(hero).toBe(wanted);
      if (choices.featured.length > 0) expect(featured.map(({ id }) => id)).toEqual(choices.featured);
      else expect(featured).not.toContain(hero);
      for (const picture of pictures.values()) expect([hero, ...featured]).not.toContain(picture);
      // Only where the shop points out nothing else.
      if (!wanted && hero && featured.includes(hero)) {
        const others = products.filter((one) => one.imagenes.length > 0 && (one.destacado || one.demostracion));
        expect(others.filter((one) => !featured.includes(one))).toEqual([]);
      }
    }),
  );
});

test('the few products of a page give the same page as the whole catalogue', () => {
  fc.assert(
    fc.property(cases, ({ products, choices }) => {
      // As a page carries them: of each only what a card shows.
      const few = frontProducts(products, choices).map(cardOf);
      expect(idsIn(frontPage(few, choices))).toEqual(idsIn(frontPage(products, choices)));
    }),
  );
});

test('the list takes one of each category by turns', () => {
  const marks = { label: 'a', destacado: true, demostracion: false, pictureCount: 1 };
  const products = ['0', '0', '0', '1', '1', '2'].map((unicID, at) => productOf({ ...marks, unicID }, at));
  expect(frontPage(products, AUTOMATIC).featured.map(({ id }) => id)).toEqual(['p1', 'p3', 'p5', 'p2', 'p4']);
});
