import { expect, test } from 'vitest';
import { placeInSquare, seenPart } from './emblem-crop.ts';

/** A clear picture with one opaque rectangle. */
function picture(width: number, height: number, seen?: { x: number; y: number; width: number; height: number }) {
  const pixels = new Uint8ClampedArray(width * height * 4);
  if (seen)
    for (let y = seen.y; y < seen.y + seen.height; y += 1)
      for (let x = seen.x; x < seen.x + seen.width; x += 1) pixels[(y * width + x) * 4 + 3] = 255;
  return seenPart(pixels, width, height);
}

test('the clear edge of an emblem is left out', () => {
  const seen = { x: 10, y: 30, width: 120, height: 100 };
  expect(picture(200, 160, seen)).toEqual({ ok: true, value: seen });
  expect(picture(96, 96, { x: 0, y: 0, width: 96, height: 96 }).ok).toBe(true);
});

test('what would not be seen in a small square is no emblem', () => {
  expect(picture(200, 200)).toEqual({ ok: false, error: 'blank' });
  expect(picture(300, 300, { x: 0, y: 0, width: 95, height: 95 })).toEqual({ ok: false, error: 'too-small' });
  expect(picture(400, 200, { x: 0, y: 0, width: 400, height: 130 })).toEqual({ ok: false, error: 'too-long' });
});

test('a part stands in the middle of its square, in its own proportions', () => {
  expect(placeInSquare({ width: 200, height: 100 }, 192, 1)).toEqual({ x: 0, y: 48, width: 192, height: 96 });
  expect(placeInSquare({ width: 100, height: 100 }, 100, 0.5)).toEqual({ x: 25, y: 25, width: 50, height: 50 });
});
