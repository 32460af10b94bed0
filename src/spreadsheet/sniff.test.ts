import { expect, test } from 'vitest';
import { sniffFile } from './sniff.ts';
import { noise } from './testing/odd-file.ts';

/** A file that begins so. */
const file = (...head: readonly (string | number)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([
      ...head.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))),
      noise(3000),
    ]),
  );

test.each([
  ['a picture of an iPhone', file(0, 0, 0, 0x24, 'ftypheic', 0, 0, 0, 0)],
  ['AVIF', file(0, 0, 0, 0x20, 'ftypavif', 0, 0, 0, 0)],
  ['WebP', file('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['BMP', file('BM', 0x36, 0x0c, 0, 0, 0, 0, 0, 0)],
  ['TIFF of a scanner', file('II*', 0)],
  ['TIFF, most significant byte first', file('MM', 0, '*')],
])('%s is called a picture', (_name, bytes) => {
  expect(() => sniffFile(bytes)).toThrow('picture');
});

test.each([
  ['after a line end', '\r\n%PDF-1.4\n1 0 obj, a, b\n'],
  ['after a byte-order mark', '\uFEFF%PDF-1.7\n1 0 obj, a, b\n'],
])('a PDF %s is called a PDF', (_name, head) => {
  expect(() => sniffFile(new TextEncoder().encode(head + 'q,w,e\n'.repeat(40)))).toThrow('pdf');
});

test('a text that begins as a picture does is a text', () => {
  expect(sniffFile(new TextEncoder().encode('BM,Nombre,Precio\nBM-1,Codo,1.00'))).toBe('text');
});
