import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import type { Look } from './catalogue/looks/look.ts';
import { lookName, lookOf } from './catalogue/looks/look-of.ts';
import { priceList } from './catalogue/price-list.ts';
import { products } from './parsed-catalogue.ts';

const looks = new Map(
  priceList()
    .map(lookOf)
    .map((look) => [lookName(look), look]),
);

/** The articles whose picture is of this model, each with the look of the picture that it shows. */
const shownBy = (model: string): readonly { readonly product: Product; readonly look: Look }[] =>
  products.flatMap((product) => {
    const look = looks.get((product.imagenes[0]?.imagen ?? '').replace(/^\/demo\/|-1600\.webp$/g, ''));
    return look?.model === model ? [{ product, look }] : [];
  });

const rowOf = ({ ficha }: Product, ...names: readonly string[]): string | undefined =>
  names
    .map((name) => ficha.find(({ nombre }) => nombre === name)?.valor.replaceAll('\u00a0', ' '))
    .find((value) => value !== undefined);

/** `1 1/4"` is 1.25. */
function inches(text: string): number {
  const [, whole = '0', above = '0', below = '1'] = /^(?:(\d+) )?(\d+)(?:\/(\d+))?"$/.exec(text) ?? [];
  return Number(whole) + Number(above) / Number(below);
}

test('a pack of fasteners shows its own measure, its own number of pieces and the way it is sold', () => {
  const packs = shownBy('caja');
  expect(packs).toHaveLength(60);
  for (const { product, look } of packs) {
    const { clave, nombre, unidad } = product;
    const [words = '', printed = ''] = (look.text ?? '').split(' | ');
    // After its inches a measure may go on in words: `6 x 1" punta de broca`.
    const measure = (rowOf(product, 'Medida', 'Largo', 'Diámetro') ?? printed).replace(/(?<=")[^"]*$/, '');
    expect(printed, clave).toBe(measure);
    for (const word of words.split(' ')) expect(nombre.split(/[ ,]+/), clave).toContain(word);
    const content = rowOf(product, 'Contenido');
    // Welding rods are named by the kilogram, and their box does not repeat it.
    if (content !== undefined && look.kind !== 'electrodo') expect(look.content, clave).toBe(content);
    const [first = '', second] = measure.split(' x ');
    if (second !== undefined) expect(look.size, clave).toBe(inches(second));
    if (second !== undefined && first.includes('"')) expect(look.thick, clave).toBeCloseTo(inches(first), 2);
    const pack = unidad === 'caja' ? 'caja' : unidad === 'kg' ? 'kilo' : content === undefined ? 'suelto' : 'bolsa';
    expect(look.pack, clave).toBe(pack);
  }
});

test('a ladder has the steps of its article, and is orange where it is of fibreglass', () => {
  const ladders = shownBy('escalera');
  expect(ladders).toHaveLength(11);
  for (const { product, look } of ladders) {
    const steps = rowOf(product, 'Peldaños') ?? /(\d+) peldaños/.exec(product.nombre)?.[1];
    expect(look.count, product.clave).toBe(Number(steps));
    expect(look.hex !== undefined, product.clave).toBe(product.nombre.includes('fibra'));
  }
});

test('no two fasteners, ladders or saws of the bench share a picture, unless one is the other on display', () => {
  for (const model of ['caja', 'escalera', 'sierra-cinta', 'sierra-cinta-portatil', 'refaccion']) {
    const files = shownBy(model)
      .filter(({ product }) => !product.nombre.includes('exhibición'))
      .map(({ product }) => product.imagenes[0]?.imagen);
    expect(new Set(files).size, model).toBe(files.length);
  }
});
