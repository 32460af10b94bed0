import { PAPER } from './parts.ts';
import { shade } from './svg.ts';

const LETTERS: readonly (readonly [d: string, width: number])[] = [
  ['M0 10V0L4 6L8 0V10', 8],
  ['M0 10L3 0L6 10M1.1 6.6H4.9', 6],
  ['M0 0H6M3 0V10', 6],
  ['M0 0V10', 0],
  ['M0 0H5.6L0 10H5.6', 5.6],
  ['M0 10L3 0L6 10M1.1 6.6H4.9', 6],
  ['M0 0V10H5', 5],
];
const GAP = 2.8;
const WIDTH = LETTERS.reduce((sum, [, width]) => sum + width + GAP, -GAP);

const isLight = (hex: string): boolean =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16), 0) > 420;

/** The paint maker's name in the middle of a label, with the strip of swatches under it. */
export function brandPaint(cx: number, y: number, height: number, hex: string): string {
  const ink = isLight(hex) ? '#16150f' : PAPER;
  const scale = height / 10;
  let left = (-WIDTH * scale) / 2;
  const letters = LETTERS.map(([d, width]) => {
    const letter = `<path transform="translate(${(cx + left).toFixed(1)} ${y}) scale(${scale.toFixed(2)})" d="${d}"/>`;
    left += (width + GAP) * scale;
    return letter;
  }).join('');
  const swatch = (WIDTH * scale) / 5;
  const strip = ['#c8390a', '#f4b400', '#136c43', '#1b5e9e', '#6b3f8f']
    .map(
      (colour, n) =>
        `<rect x="${(cx - (WIDTH * scale) / 2 + n * swatch).toFixed(1)}" y="${y + height * 1.5}" width="${swatch.toFixed(1)}" height="${height * 0.34}" fill="${colour}" stroke="${shade(hex, -0.3)}" stroke-width="1"/>`,
    )
    .join('');
  return `<g fill="none" stroke="${ink}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="square">${letters}</g>${strip}`;
}
