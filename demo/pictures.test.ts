import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookName } from './catalogue/looks/look-of.ts';
import { SHOP_LOOKS } from './catalogue/looks/shop-looks.ts';
import { claves, products } from './parsed-catalogue.ts';

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
  expect([...files].reduce((sum, file) => sum + statSync(`demo/pictures/${file}`).size, 0)).toBeLessThan(29_000_000);
  expect(claves(products.filter(({ imagenes }) => imagenes.some(({ alt }) => alt.length < 8)))).toEqual([]);
});

test('every picture shows its own article or another size of it', () => {
  expect(claves(products.filter(({ nombre, imagenes }) => imagenes[0]?.alt !== nombre))).toEqual([]);
  // No picture is so common that a listing looks like one article.
  const uses = new Map<string, number>();
  for (const { imagenes } of products)
    uses.set(imagenes[0]?.imagen ?? '', (uses.get(imagenes[0]?.imagen ?? '') ?? 0) + 1);
  expect(Math.max(...uses.values())).toBeLessThanOrEqual(30);
});
