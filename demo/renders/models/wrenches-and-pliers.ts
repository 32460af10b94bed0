import type { Look } from '../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, type Corner, circle, outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, rod, side, tube, type Vec } from '../studio/solids.ts';
import { brand, hex } from './parts.ts';

export const stilson = ({ size = 14 }: Look) =>
  group(
    { turn: [0, 0, 36], scale: size / 14 },
    side(
      withHoles(
        outline([
          [-20, -1.3, 0.8],
          [-20, 1.3, 1],
          [2, 1.4, 2],
          [5, 2.2, 1],
          [9, 2.2, 0.5],
          [9, 0.6],
          [5.4, -0.2, 0.5],
          [5, -2.2, 1],
          [1, -1.6, 2],
        ]),
        circle(0.7, -18.6, 0),
      ),
      2.2,
      M.tenaz,
      { bevel: 0.5 },
    ),
    side(
      outline([
        [3, -1],
        [4.6, -4.6, 1],
        [9, -5.4, 0.6],
        [9.4, -2.6],
        ...Array.from({ length: 9 }, (_, n): Corner => [9 - n * 0.4, n % 2 ? -2.4 : -2.8]),
        [5.4, -2, 0.4],
        [5, 5],
        [3.4, 5],
      ]),
      1.7,
      M.iron,
      { bevel: 0.3 },
    ),
    side(
      outline(
        Array.from({ length: 18 }, (_, n): Corner => [5.6 + n * 0.2, n % 2 ? 0 : -0.3]).concat([
          [9, 1],
          [5.6, 1],
        ]),
      ),
      1.9,
      M.steel,
      { bevel: 0.1 },
    ),
    side(
      around(56, (n) => (n % 4 < 2 ? 1.7 : 1.45)),
      1.7,
      M.steel,
      { turn: [0, 90, 0], at: [4.2, 3.2, 0].map((v, i) => (i === 1 ? 0.2 : v)) as unknown as Vec },
    ),
    brand('BRAVÍO', 6, [-9, 0, 1.15], { height: 1.1, fill: 0.9 }),
  );

const combination = (l: number, w: number) =>
  group(
    {},
    side(
      withHoles(
        outline([
          [-l / 2, -w, w],
          [-l / 2 - w, 0, w],
          [-l / 2, w, w],
          [-l / 2 + w * 1.4, w * 0.5, w],
          [l / 2 - w * 1.6, w * 0.42, w],
          [l / 2 - w * 0.6, w * 1.15, w * 0.6],
          [l / 2 + w * 0.9, w * 1.2, w * 0.3],
          [l / 2 + w * 1.0, w * 0.55],
          [l / 2, w * 0.5, w * 0.3],
          [l / 2, -w * 0.5, w * 0.3],
          [l / 2 + w * 0.8, -w * 0.75],
          [l / 2 + w * 0.5, -w * 1.25, w * 0.3],
          [l / 2 - w * 0.8, -w * 1.1, w * 0.6],
          [l / 2 - w * 1.6, -w * 0.42, w],
          [-l / 2 + w * 1.4, -w * 0.5, w],
        ]),
        ringHole(w * 0.62, -l / 2 + w * 0.16),
      ),
      w * 0.62,
      M.chrome,
      { bevel: w * 0.12 },
    ),
  );

const ringHole = (r: number, x: number) => {
  const hole = around(24, (n) => r * (n % 2 ? 1 : 0.86));
  return outline(hole.getPoints().map((p): Corner => [p.x + x, p.y]));
};

export function wrench({ size = 0.5, count = 1 }: Look) {
  if (count === 1) return group({ turn: [0, 0, 30] }, combination(11 + size * 12, 1.1 + size * 1.3));
  return group(
    {},
    ...Array.from({ length: count }, (_, n) =>
      group(
        { at: [(n - (count - 1) / 2) * (2.3 + n * 0.1), 0, n * 0.05], turn: [0, 0, 90] },
        combination(9 + n * 1.1, 0.9 + n * 0.075),
      ),
    ),
  );
}

export function allen({ count = 9, kind = 'corta' }: Look) {
  const l = kind === 'larga' ? 1.5 : 1;
  const key = (n: number, r: number, long: number) =>
    group(
      { at: [n * 1.35, 0, n * 0.2] },
      bar(
        [
          [0, long, 0],
          [0, 0, 0],
          [-2.4 - r * 2, 0, 0],
        ],
        r,
        M.gloss,
        r * 2.4,
      ),
      ...(kind === 'larga' ? [ball(r * 1.12, M.steel, { at: [0, long, 0] })] : []),
    );
  if (kind === 'navaja')
    return group(
      { turn: [0, 0, 14] },
      box(12, 2.8, 3.4, M.tenaz, { r: 1 }),
      box(11, 2, 3.6, M.black, { r: 0.6 }),
      ...Array.from({ length: 4 }, (_, n) =>
        group(
          { at: [-5, 0.6, -1.2 + n * 0.8], turn: [0, 0, 20 + n * 26] },
          hex(0.16 + n * 0.06, 9, M.steel, { at: [4.5, 0, 0] }),
        ),
      ),
    );
  return group(
    {},
    ...Array.from({ length: count }, (_, n) => key(n, 0.16 + n * 0.055, (4 + n * 1.05) * l)),
    box(count * 1.35 + 1.4, 2, 2.4, M.tenaz, { at: [count * 0.62 - 0.4, 2.6, 0.5], r: 0.5, turn: [0, -8, 0] }),
  );
}

/** Pliers by the shape of their jaws; the pivot is the origin, the jaws to the right. */
export function pliers({ kind = 'electricista', size = 8, hex: colour = BRAND.bravio }: Look) {
  const sleeve = paint(colour, { rough: 0.5 });
  const jaw: Record<string, readonly Corner[]> = {
    electricista: [
      [-1.4, -0.2],
      [-1, 2, 1],
      [3, 1.5, 1],
      [6.6, 1.2, 0.4],
      [6.6, 0.06],
      [1, 0.06],
    ],
    punta: [
      [-1.4, -0.2],
      [-1, 1.8, 1],
      [2, 1.4, 1],
      [10, 0.45, 0.2],
      [10, 0.06],
      [1, 0.06],
    ],
    corte: [
      [-1.4, -0.2],
      [-1, 2, 1],
      [2.4, 2.2, 1.4],
      [4.4, 0.8, 0.6],
      [4.8, 0.06],
      [1, 0.06],
    ],
    extension: [
      [-1.4, -0.6],
      [-0.6, 2.6, 1],
      [4, 2.8, 1],
      [8.4, 3, 0.4],
      [8, 1.6],
      [3, 0.3, 1],
    ],
    chofer: [
      [-1.4, -0.2],
      [-1, 1.9, 1],
      [2, 1.7, 1],
      [6.4, 1.1, 0.4],
      [6.4, 0.06],
      [4, 0.3, 0.6],
      [2.6, 0.6, 0.6],
      [1, 0.06],
    ],
  };
  const s = size / 8;
  const half = (up: 1 | -1) =>
    group(
      { scale: [s, s * up, s] },
      side(outline(jaw[kind] ?? jaw['electricista'] ?? []), 1.5, M.steel, { bevel: 0.25 }),
      tube(
        [
          [-0.6, -0.2, 0],
          [-3, -1.6, 0],
          [-7, -2.6, 0],
          [-12, -2.5, 0],
          [-15.6, -3.1, 0],
        ],
        0.62,
        M.steel,
      ),
      tube(
        [
          [-3.6, -1.9, 0],
          [-7, -2.7, 0],
          [-12, -2.6, 0],
          [-16, -3.2, 0],
        ],
        1.02,
        sleeve,
      ),
    );
  return group(
    { turn: [0, 0, 40] },
    half(1),
    half(-1),
    rod(0.95 * s, 1.9 * s, M.burnt, { axis: 'z', at: [0, 0, -0.95 * s] }),
  );
}
