import { describe, expect, test } from 'vitest';
import { readPictureFile } from './picture-file.ts';
import { pictureProblemText } from './picture-problem-text.ts';
import { fitWithin } from './picture-sizes.ts';

const text = (value: string): number[] => Array.from(value, (letter) => letter.charCodeAt(0));
const u16 = (value: number): number[] => [value >> 8, value & 255];
const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)];
const bytes = (...parts: readonly number[]): Uint8Array =>
  new Uint8Array([...parts, ...Array.from({ length: 40 }, () => 0)]);

const exif = (orientation: number): number[] => {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    ...u32(8),
    ...u16(1),
    ...u16(0x0112),
    ...u16(3),
    ...u32(1),
    ...u16(orientation),
    0,
    0,
  ];
  const body = [...text('Exif'), 0, 0, ...tiff];
  return [0xff, 0xe1, ...u16(body.length + 2), ...body];
};
const jpeg = (width: number, height: number, ...before: readonly number[]): Uint8Array =>
  bytes(0xff, 0xd8, ...before, 0xff, 0xc2, ...u16(17), 8, ...u16(height), ...u16(width), 3);
const png = (width: number, height: number, chunk = 'IDAT'): Uint8Array =>
  bytes(
    0x89,
    ...text('PNG\r\n\x1a\n'),
    ...u32(13),
    ...text('IHDR'),
    ...u32(width),
    ...u32(height),
    8,
    6,
    0,
    0,
    0,
    ...u32(0),
    ...u32(8),
    ...text(chunk),
  );

describe('the type of a file is recognised by its bytes', () => {
  test.each([
    ['jpeg', jpeg(8064, 6048), { width: 8064, height: 6048 }, false],
    ['jpeg', jpeg(4000, 3000, ...exif(6)), { width: 3000, height: 4000 }, false],
    ['jpeg', jpeg(4000, 3000, ...exif(3)), { width: 4000, height: 3000 }, false],
    ['jpeg', jpeg(4000, 3000, ...exif(6), 0, 0, 0xff, 0, 7), { width: 3000, height: 4000 }, false],
    ['png', png(640, 480), { width: 640, height: 480 }, false],
    ['png', png(640, 480, 'acTL'), { width: 640, height: 480 }, true],
    ['gif', bytes(...text('GIF89a'), 10, 0, 20, 0, ...text('NETSCAPE2.0')), { width: 10, height: 20 }, true],
    [
      'webp',
      bytes(...text('RIFF....WEBPVP8X'), ...u32(0), 2, 0, 0, 0, 0x3f, 0x06, 0, 0x7f, 0x02, 0),
      { width: 1600, height: 640 },
      true,
    ],
    [
      'webp',
      bytes(...text('RIFF....WEBPVP8 '), ...Array.from({ length: 10 }, () => 0), 0x40, 0x06, 0x80, 0x02),
      { width: 1600, height: 640 },
      false,
    ],
    ['heic', bytes(...u32(24), ...text('ftypheic')), undefined, false],
    ['avif', bytes(...u32(24), ...text('ftypavif')), undefined, false],
    ['avif', bytes(...u32(52), ...text('ftypmif1....mif1miafMA1Bmsf1iso8iso9tmapavif')), undefined, false],
    ['heic', bytes(...u32(24), ...text('ftypmif1....mif1heic....meta....avif')), undefined, false],
  ])('%s', (format, file, size, animated) => {
    expect(readPictureFile(file)).toEqual({ ok: true, value: { format, animated, ...(size && { size }) } });
  });

  test.each([
    ['nothing', new Uint8Array(0), 'empty'],
    ['an SVG with its preamble', bytes(...text('<?xml version="1.0"?>\n<!-- x -->\n<svg onload="alert(1)">')), 'svg'],
    ['a PDF', bytes(...text('%PDF-1.7')), 'pdf'],
    ['a video', bytes(...u32(24), ...text('ftypisom')), 'video'],
    ['a text', bytes(...text('hola')), 'not-a-picture'],
    ['a web page named .jpg', bytes(...text('<!doctype html><script>')), 'not-a-picture'],
    ['a JPEG cut before its size', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'broken'],
    ['a JPEG whose lengths lie', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 3, 7), 'broken'],
    ['a PNG cut in its head', new Uint8Array([0x89, ...text('PNG\r\n\x1a\n'), 0, 0]), 'broken'],
    ['a PNG of no width', png(0, 10), 'broken'],
    ['a bomb', png(60_000, 60_000), 'too-many-pixels'],
    ['200 megapixels', jpeg(16_320, 12_240), 'too-many-pixels'],
    ['61 MB', new Uint8Array(61 * 1024 * 1024), 'too-heavy'],
  ] as const)('%s is refused in Spanish', (_name, file, problem) => {
    expect(readPictureFile(file)).toEqual({ ok: false, error: problem });
    expect(pictureProblemText(problem)).toMatch(/\.$/);
  });

  test('no bytes cause an exception', () => {
    const heads = [
      jpeg(10, 10, ...exif(6)),
      png(10, 10, 'acTL'),
      bytes(...text('RIFF....WEBPVP8L')),
      bytes(...text('GIF89a')),
    ];
    for (const head of heads) for (let cut = 0; cut <= head.length; cut++) readPictureFile(head.slice(0, cut));
  });
});

test('a picture shrinks into its square and never grows', () => {
  expect(fitWithin({ width: 8064, height: 6048 }, 1600)).toEqual({ width: 1600, height: 1200 });
  expect(fitWithin({ width: 6048, height: 8064 }, 400)).toEqual({ width: 300, height: 400 });
  expect(fitWithin({ width: 300, height: 200 }, 1600)).toEqual({ width: 300, height: 200 });
  expect(fitWithin({ width: 20_000, height: 3 }, 400)).toEqual({ width: 400, height: 1 });
});
