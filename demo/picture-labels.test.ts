import { expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/product.ts';
import { foldText } from '#domain/kernel/text-fold.ts';
import { COLOURS } from './catalogue/colours.ts';
import type { Look } from './catalogue/looks/look.ts';
import { lookName, lookOf } from './catalogue/looks/look-of.ts';
import { measureOn, voltsOn, wordsOn } from './catalogue/looks/writing-on.ts';
import { priceList } from './catalogue/price-list.ts';
import { NO_COLOUR, OTHER_COLOURS } from './catalogue/stated-colour.ts';
import { products } from './parsed-catalogue.ts';

/** Claves of articles whose picture still says something else than they do. It may only shrink. */
const NOT_YET_TAKEN: readonly string[] = [];

const looks = new Map(
  priceList()
    .map(lookOf)
    .map((look) => [lookName(look), look]),
);
const plain = (text: string): string => foldText(text.replaceAll('\u00a0', ' ').replaceAll(/(\d),(\d)/g, '$1$2'));
const rowOf = ({ ficha }: Product, ...names: readonly string[]): string | undefined =>
  ficha.find(({ nombre }) => names.includes(nombre))?.valor.replaceAll('\u00a0', ' ');

/** All that an article says of itself, to be searched for what its picture says. */
const fields = (product: Product): string =>
  ` ${plain([product.nombre, ...product.ficha.map(({ valor }) => valor)].join(' ; ')).replaceAll(/[;,()]/g, ' ')} `;

/** The look of the picture that an article shows, and whether it is announced as that of another article. */
function shown({ nombre, imagenes: [image] }: Product): { readonly look: Look; readonly other: boolean } {
  const look = looks.get((image?.imagen ?? '').replace(/^\/demo\/|-1600\.webp$/g, ''));
  if (!look) throw new Error(`Nobody knows what ${image?.imagen} shows`);
  return { look, other: image?.alt !== nombre };
}

const isPainted = (product: Product): boolean =>
  /\/demo\/(?:lata|cubeta|aerosol|tambor)-/.test(product.imagenes[0]?.imagen ?? '');

function containerFor({ nombre, unidad }: Product, content: string): string {
  const [amount = '', unit = ''] = content.split(' ');
  const large = (unit === 'L' || unit === 'kg') && Number(amount) > 4;
  if (nombre.includes('erosol') || unidad === 'lata 400 ml') return 'aerosol';
  if (content === '200 L') return 'tambor';
  return large ? 'cubeta' : 'lata';
}

const HEXES = new Map<string, string>([
  ...Object.values(COLOURS).map(({ name, hex }) => [name.toLowerCase(), hex] as const),
  ...Object.entries(OTHER_COLOURS),
]);

function hexFor(product: Product): string {
  const stated = rowOf(product, 'Color', 'Tono')?.toLowerCase();
  if (stated) return HEXES.get(stated) ?? `no hex for ${stated}`;
  const named = [...HEXES].filter(([name]) =>
    new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(product.nombre.toLowerCase()),
  );
  return named.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? NO_COLOUR;
}

/** In what the label of a paint, a varnish or a filler contradicts its name, its colour and its presentation. */
function labelFaults(product: Product): readonly string[] {
  const { look, other } = shown(product);
  const [name, size] = [product.nombre.replace(/ (?:galón|cubeta)$/, ''), rowOf(product, 'Presentación') ?? ''];
  return [
    ...(other ? ['picture of another article'] : []),
    ...(look.model === containerFor(product, size) ? [] : [`container ${look.model}`]),
    ...(look.content === size ? [] : [`size ${look.content}, not ${size}`]),
    ...(look.hex === hexFor(product) ? [] : [`colour ${look.hex}, not ${hexFor(product)}`]),
    ...(`${look.text?.replaceAll(' | ', ' ')} ${look.content}` === name ? [] : [`words ${look.text}`]),
  ];
}

/** In what the writing on any other article contradicts its name and its sheet. A picture that is announced as another article's may differ. */
function writingFaults(product: Product): readonly string[] {
  const { look, other } = shown(product);
  if (other) return [];
  const said = fields(product);
  const says = (text: string): boolean => said.includes(` ${plain(text)} `);
  const measure = measureOn(look);
  const volts = voltsOn(look);
  const words = (wordsOn(look) ?? '').split(' ').filter((word) => word !== '');
  return [
    ...(measure === undefined || says(measure) ? [] : [`${look.model} says ${measure}`]),
    ...(volts === undefined || says(`${volts} V`) ? [] : [`${look.model} says ${volts} V`]),
    ...words.filter((word) => !said.includes(plain(word))).map((word) => `${look.model} says ${word}`),
  ];
}

const faultsOf = (product: Product): readonly string[] =>
  isPainted(product) ? labelFaults(product) : writingFaults(product);

test('every picture says what its article says: words, colour, container, size and volts', () => {
  const wrong = products.flatMap((product) => {
    const faults = NOT_YET_TAKEN.includes(product.clave) ? [] : faultsOf(product);
    return faults.length === 0 ? [] : [`${product.clave} ${product.nombre}: ${faults.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});

test('each picture that is listed as still to be taken is really missing or wrong', () => {
  const rightAlready = products
    .filter(({ clave }) => NOT_YET_TAKEN.includes(clave))
    .filter((product) => faultsOf(product).length === 0);
  expect(rightAlready.map(({ clave }) => clave)).toEqual([]);
});

test('every paint, varnish and filler has a label of its own', () => {
  const painted = products.filter(isPainted);
  expect(painted.length).toBeGreaterThan(270);
  expect(new Set(painted.map(({ imagenes }) => imagenes[0]?.imagen)).size).toBe(painted.length);
});
