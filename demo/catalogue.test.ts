import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { productPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { isRetired, parseProduct } from '#domain/catalogue/parse-product.ts';
import { parseTutorial } from '#domain/catalogue/parse-tutorial.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { checkDigitOf } from '#domain/kernel/barcode.ts';
import type { Result } from '#domain/kernel/result.ts';
import { demoCatalogue } from './catalogue/demo-catalogue.ts';
import type { Doc } from './catalogue/doc.ts';
import { DEMO_CLAVES, FEATURED_CLAVES } from './catalogue/highlights.ts';
import { lookName } from './catalogue/looks/look-of.ts';
import { SHOP_LOOKS } from './catalogue/looks/shop-looks.ts';

const catalogue = demoCatalogue();

/** Every document as the store parses it; one that it would refuse fails the tests. */
function parseAll<T>(docs: readonly Doc[], parse: (id: string, fields: unknown) => Result<T, unknown>): T[] {
  return docs.map(({ id, fields }) => {
    const parsed = parse(id, fields);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return parsed.value;
  });
}

const categories: Category[] = parseAll(catalogue.categories, parseCategory);
const labels: Label[] = parseAll(catalogue.labels, parseLabel);
const everything = parseAll(catalogue.products, parseProduct);
const products: Product[] = everything.flatMap((product) => (isRetired(product) ? [] : [product]));
const byClave = new Map(products.map((product) => [product.clave, product]));
const byId = new Map(products.map((product) => [product.id, product]));
const labelsById = new Map(labels.map((label) => [label.id, label]));

const repeated = (values: readonly string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);
const claves = (wrong: readonly Product[]): string[] => wrong.map(({ clave }) => clave);

test('the demo has enough articles, and some that are no longer sold', () => {
  expect(products.length).toBeGreaterThanOrEqual(1_200);
  expect(products.length).toBeLessThanOrEqual(1_400);
  expect(everything.length - products.length).toBeGreaterThanOrEqual(4);
  const unpriced = products.filter(({ precio }) => precio === undefined).length / products.length;
  expect(unpriced).toBeGreaterThan(0.04);
  expect(unpriced).toBeLessThan(0.08);
});

test('no id, clave or address occurs twice, and ids are short', () => {
  const ids = [...catalogue.categories, ...catalogue.labels, ...catalogue.products].map(({ id }) => id);
  expect(repeated(ids)).toEqual([]);
  expect(ids.filter((id) => !/^[0-9a-z]{1,8}$/.test(id))).toEqual([]);
  expect(repeated(products.map(({ clave }) => clave))).toEqual([]);
  expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(products.map(({ nombre }) => nombre))).toEqual([]);
  expect(repeated(labels.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(categories.map(({ folder }) => folder))).toEqual([]);
});

test('two calls give the same documents', () => {
  expect(demoCatalogue()).toEqual(catalogue);
});

test('more than half have a barcode that is valid and unique', () => {
  const codes = products.flatMap(({ codigoBarras }) => codigoBarras ?? []);
  expect(codes.length / products.length).toBeGreaterThan(0.4);
  expect(codes.length).toBeLessThan(products.length);
  expect(repeated(codes)).toEqual([]);
  expect(codes.filter((code) => !/^20\d{11}$/.test(code) || checkDigitOf(code) !== Number(code.at(-1)))).toEqual([]);
});

test('labels are in the folder of their category, and each has articles', () => {
  for (const { carpeta, unicID, descripcion } of labels) {
    expect(categories.find(({ folder }) => folder === carpeta)?.unicID).toBe(unicID);
    expect(descripcion).toMatch(/\.$/);
  }
  const used = new Set(products.flatMap(({ etiquetas }) => etiquetas));
  expect(labels.filter(({ id }) => !used.has(id))).toEqual([]);
  for (const column of ['0', '1', '2', '3'])
    expect(labels.filter(({ unicID }) => unicID === column).length).toBeGreaterThanOrEqual(6);
});

test('the first label of a product belongs to its category', () => {
  const astray = products.filter(({ unicID, etiquetas }) => labelsById.get(etiquetas[0] ?? '')?.unicID !== unicID);
  expect(claves(astray)).toEqual([]);
  expect(products.filter(({ etiquetas }) => etiquetas.length > 1).length).toBeGreaterThan(20);
});

test('the featured items of a megamenu lead to existing pages', () => {
  const paths = new Set(products.map((product) => productPath(product, { labels, categories })));
  const megamenus = categories.filter(({ menu }) => menu === 'megamenu');
  expect(megamenus.length).toBeGreaterThanOrEqual(3);
  for (const { menuindex1, menuindex2 } of megamenus) {
    for (const item of [menuindex1, menuindex2]) {
      expect(paths).toContain(item?.href);
      expect(item?.imagenes).toHaveLength(1);
    }
  }
});

test('related products exist, and no product is related to itself', () => {
  for (const { id, clave, relacionados } of products) {
    const related = [...relacionados.accesorios, ...relacionados.refacciones, ...relacionados.alternativas];
    expect(
      related.filter((other) => other === id || !byId.has(other)),
      clave,
    ).toEqual([]);
  }
  expect(byClave.get('TZ-DH20')?.relacionados.accesorios).toContain(byClave.get('BT-204')?.id);
  expect(byClave.get('EA-45900')?.relacionados.refacciones).toContain(byClave.get('CB-EA')?.id);
});

test('highlights are products', () => {
  expect([...FEATURED_CLAVES, ...DEMO_CLAVES].filter((clave) => !byClave.has(clave))).toEqual([]);
  expect(products.filter(({ destacado }) => destacado)).toHaveLength(FEATURED_CLAVES.size);
  expect(products.filter(({ demostracion }) => demostracion).length).toBeGreaterThanOrEqual(40);
});

/** Width and height from the header of the file. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(file);
  // The canvas of an extended WebP: three bytes each, less one.
  expect(bytes.toString('latin1', 8, 16), file).toBe('WEBPVP8X');
  return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1];
}

test('every product has its picture in the stated size, and every picture is used', () => {
  const files = new Set(readdirSync('demo/pictures').filter((file) => file.endsWith('.webp')));
  const shown = new Map(
    products.flatMap(({ imagenes }) => imagenes.map((image) => [image.imagen.replace('/demo/', ''), image] as const)),
  );
  expect([...shown.keys()].filter((file) => !files.has(file))).toEqual([]);
  const pages = Object.values(SHOP_LOOKS).map((look) => lookName(look));
  expect([...files].filter((file) => !shown.has(file) && !pages.some((name) => file.startsWith(name)))).toEqual([]);
  for (const [file, { ancho, alto }] of shown) expect(sizeOf(`demo/pictures/${file}`), file).toEqual([ancho, alto]);
  // The build makes the smaller sizes only of files with such names.
  for (const file of files) {
    expect(file).toMatch(/-1600\.webp$/);
    expect(sizeOf(`demo/pictures/${file}`), file).toEqual([1600, 1600]);
  }
  expect([...files].reduce((sum, file) => sum + statSync(`demo/pictures/${file}`).size, 0)).toBeLessThan(13_000_000);
  expect(claves(products.filter(({ imagenes }) => (imagenes[0]?.alt ?? '').length < 8))).toEqual([]);
});

test('a picture of something else of the same kind says what it shows', () => {
  const ownWords = new Map(products.map(({ nombre, imagenes }) => [nombre, imagenes[0]]));
  const borrowed = products.filter(({ nombre, imagenes }) => imagenes[0]?.alt !== nombre);
  const untrue = borrowed.filter(({ imagenes: [image] }) => {
    const shown = ownWords.get(image?.alt.replace('Artículo parecido: ', '') ?? '');
    return shown?.imagen !== image?.imagen;
  });
  expect(claves(untrue)).toEqual([]);
  // Most pictures show their own kind, and no picture is so common that a listing looks like one article.
  const uses = new Map<string, number>();
  for (const { imagenes } of products)
    uses.set(imagenes[0]?.imagen ?? '', (uses.get(imagenes[0]?.imagen ?? '') ?? 0) + 1);
  expect(borrowed.length).toBeLessThan(products.length / 10);
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(30);
});

test('sheets have rows, and no line breaks between a number and its unit', () => {
  const loose =
    /\d (?:V|W|A|Ah|Nm|kg|g|mm|cm|m|m²|m²\/L|L|ml|HP|PSI|rpm|opm|ipm|cpm|J|Hz|°C|h|min|años|meses|piezas|lm|dB|%)(?![\p{L}\p{N}])/u;
  for (const { clave, ficha } of products) {
    expect(ficha.length, clave).toBeGreaterThanOrEqual(4);
    expect(ficha.length, clave).toBeLessThanOrEqual(10);
    expect(
      ficha.filter(({ nombre, valor }) => nombre === '' || valor === '' || loose.test(valor)),
      clave,
    ).toEqual([]);
    expect(repeated(ficha.map(({ nombre }) => nombre)), clave).toEqual([]);
  }
});

test('a tool that names its battery says the same on its sheet', () => {
  const cordless = products.filter(({ unicID }) => unicID === '0');
  const contradicted = cordless.filter(({ nombre, ficha }) => {
    const named = /(\d+) V\b/.exec(nombre)?.[1];
    return named !== undefined && ficha.find(({ nombre: row }) => row === 'Voltaje')?.valor !== `${named}\u00a0V`;
  });
  expect(claves(contradicted)).toEqual([]);
});

test('the tutorials can be read, and name articles that exist', () => {
  const tutorials = parseAll(catalogue.tutorials, parseTutorial);
  expect(tutorials.length).toBeGreaterThan(3);
  expect(repeated(tutorials.map(({ slug }) => slug))).toEqual([]);
  expect(tutorials.flatMap(({ productos }) => productos).filter((id) => !byId.has(id))).toEqual([]);
});
