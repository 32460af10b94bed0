import { circle, group, lit, path, rect, repeat, shade, stroke } from './svg.ts';

export const RED = '#c8390a';
export const GRAPHITE = '#3b3a34';
export const BLACK = '#262521';
export const STEEL = '#a9acab';
export const BRASS = '#c9a04a';
export const PAPER = '#f6f3ec';
export const WOOD = '#c08a4e';
export const AMBER = '#f4b400';

// Letters on a grid 10 high, as strokes: an SVG in <img> loads no font.
const LETTERS: readonly (readonly [d: string, width: number])[] = [
  ['M0 0H6M3 0V10', 6],
  ['M5.4 0H0V10H5.4M0 5H4.6', 5.4],
  ['M0 10V0L5.8 10V0', 5.8],
  ['M0 10L3 0L6 10M1.1 6.6H4.9', 6],
  ['M0 0H5.6L0 10H5.6', 5.6],
];

/** The maker's name, `height` high, its left end at x and its top at y. */
export function brandName(x: number, y: number, height: number, colour = PAPER, turn = 0): string {
  let left = 0;
  const strokes = LETTERS.map(([d, width]) => {
    const letter = `<g transform="translate(${left.toFixed(1)})"><path d="${d}"/></g>`;
    left += width + 2.6;
    return letter;
  });
  const scale = height / 10;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(-8) scale(${scale})" fill="none" stroke="${colour}" stroke-width="2.1" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** Slits that let a motor breathe. */
export const vents = (x: number, y: number, count: number, height: number, lean = 0): string =>
  repeat(
    count,
    (n) =>
      stroke(`M${x + n * 15} ${y}l${lean} ${height}`, '#1a1915', 8) +
      stroke(`M${x + n * 15 + 3.4} ${y + 2}l${lean} ${height - 2}`, '#ffffff', 1.4, 'opacity=".22"'),
  );

/** A bright line where an edge takes the light. */
export const edge = (d: string, opacity = 0.4, width = 3): string => stroke(d, '#fff', width, `opacity="${opacity}"`);

/** A dark line where two shells of the housing meet. */
export const seam = (d: string, opacity = 0.35): string => stroke(d, '#000', 2, `opacity="${opacity}"`);

/** A Phillips head that holds the housing together. */
export const screw = (x: number, y: number, radius = 8): string =>
  circle(x, y, radius, lit(BLACK, 'd')) +
  stroke(`M${x - radius / 2} ${y}h${radius}M${x} ${y - radius / 2}v${radius}`, shade(BLACK, 0.45), 2);

/** A slide battery under a handle: the shoe of the tool, the pack, its stripe and its latch. */
export function battery(x: number, y: number, width: number, height: number, label = '20V'): string {
  const shoe = height * 0.3;
  return [
    path(
      `M${x + 14} ${y}h${width - 34}q16 0 18 14l4 ${shoe - 14}h${-width + 4}l4 ${-shoe + 14}q2 -14 4 -14z`,
      lit(GRAPHITE, 'v'),
    ),
    rect(x - 6, y + shoe - 4, width + 12, height - shoe, 18, lit(BLACK, 'v')),
    rect(x - 6, y + shoe - 4, width + 12, 14, 7, '#ffffff', 'opacity=".08"'),
    rect(x + 22, y + shoe + (height - shoe) * 0.42, width * 0.52, (height - shoe) * 0.26, 6, lit(RED, 'v')),
    rect(
      x + width * 0.72,
      y + shoe + (height - shoe) * 0.36,
      width * 0.2,
      (height - shoe) * 0.38,
      8,
      lit(GRAPHITE, 'd'),
    ),
    stroke(
      `M${x + width * 0.77} ${y + shoe + (height - shoe) * 0.48}h${width * 0.1}m${-width * 0.1} ${(height - shoe) * 0.13}h${width * 0.1}`,
      shade(BLACK, 0.3),
      4,
    ),
    voltage(x + 34, y + shoe + (height - shoe) * 0.475, (height - shoe) * 0.15, label),
  ].join('');
}

const DIGITS: Record<string, string> = {
  '0': 'M1.2 0H4.8V10H1.2Z',
  '1': 'M1 2L3.4 0V10',
  '2': 'M.6 1.6Q1 0 3 0Q5.2 0 5.2 2.4Q5.2 4 .4 10H5.4',
  '4': 'M4.2 10V0L.2 7H5.8',
  V: 'M0 0L3 10L6 0',
  m: 'M0 10V0L3 6L6 0V10',
  L: 'M0 0V10H5',
};

/** A short mark in the same strokes: `20V`. */
export function voltage(x: number, y: number, height: number, mark: string, colour = PAPER): string {
  const letters = Array.from(mark)
    .map((letter, n) => `<path transform="translate(${n * 8.4})" d="${DIGITS[letter] ?? ''}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${height / 10})" fill="none" stroke="${colour}" stroke-width="1.9" stroke-linejoin="round">${letters}</g>`;
}

/** A mains cord that leaves the tool at a point and runs out of the picture to the left. */
export function cord(x: number, y: number, d: string): string {
  return stroke(`M${x} ${y}${d}`, '#1c1b17', 17) + stroke(`M${x} ${y - 4}${d}`, '#6a6860', 4, 'opacity=".6"');
}

/** The boot that keeps a cord from breaking where it leaves the housing. */
export const cordBoot = (x: number, y: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    path('M-17 -6h34l-6 58h-22z', lit(BLACK, 'h')),
    repeat(4, (n) => stroke(`M${-13 + n} ${8 + n * 11}h${26 - n * 2}`, '#55534b', 3)),
  );

/** A twist bit lying to the right. */
export function twistBit(x: number, y: number, length: number, thickness: number, colour = STEEL): string {
  const half = thickness / 2;
  const turns = Math.floor((length - 34) / (thickness * 1.25));
  return [
    path(`M${x} ${y - half}h${length - half}l${half} ${half}l${-half} ${half}h${half - length}z`, lit(colour, 'mv')),
    repeat(turns, (n) =>
      stroke(
        `M${x + 26 + n * thickness * 1.25} ${y - half + 1}q${thickness * 0.7} ${half * 0.5} ${thickness * 0.9} ${thickness - 2}`,
        shade(colour, -0.62),
        thickness * 0.2,
      ),
    ),
  ].join('');
}

/** A round grip of rubber with rings, lying. */
export const rubberGrip = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, height * 0.42, lit(BLACK, 'v')) +
  repeat(
    Math.floor(width / 22) - 1,
    (n) =>
      stroke(`M${x + 22 + n * 22} ${y + 5}v${height - 10}`, '#000', 5, 'opacity=".45"') +
      stroke(`M${x + 27 + n * 22} ${y + 6}v${height * 0.4}`, '#fff', 2, 'opacity=".14"'),
  );

/** A warning plate. */
export const plate = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, 3, PAPER, 'opacity=".92"') +
  repeat(3, (n) => rect(x + 5, y + 6 + n * ((height - 8) / 3), width - 10 - n * 9, 3, 1, '#6b685e'));
