import { expect, test } from 'vitest';
import { downloadedSize, isLargestSize, siblingSizes } from './picture-sizes.ts';

test.each([
  ['/demo/taladro', '.webp'],
  ['https://firebasestorage.googleapis.com/v0/b/tienda/o/productos%2Fab12', '.webp?alt=media'],
  // As Safari uploads it.
  ['/v0/b/tienda/o/productos%2Fab12', '.jpg?alt=media'],
])('a picture is known at every size: %s-….%s', (name, end) => {
  const at = (size: number): string => `${name}-${size}${end}`;
  for (const size of [400, 800, 1600]) {
    expect(downloadedSize(at(size))).toBe(at(800));
    expect(isLargestSize(at(size))).toBe(size === 1600);
  }
  expect(siblingSizes(at(400))).toEqual([at(800), at(1600)]);
});

test('a picture of one size has no others', () => {
  for (const address of ['/icons/icono-512.png', '/demo/plano.webp', '/demo/x-1600.pdf']) {
    expect(downloadedSize(address)).toBe(address);
    expect(siblingSizes(address)).toEqual([]);
    expect(isLargestSize(address)).toBe(false);
  }
});
