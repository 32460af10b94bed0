import type * as THREE from 'three';
import type { Look } from '../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { around, circle, outline, withHoles } from '../studio/outline.ts';
import { ball, box, group, lathe, many, rod, side } from '../studio/solids.ts';
import { brand } from './parts.ts';

export const GRIP = paint(BRAND.bravio, { rough: 0.5 });

/** A soft handle along x that ends at the origin's left. */
export const handle = (length: number, r = 1.5, material: THREE.Material = GRIP) =>
  lathe(
    [
      [0, -length],
      [r * 0.8, -length],
      [r, -length + 0.6],
      [r * 1.02, -length * 0.7],
      [r * 0.8, -length * 0.4],
      [r * 0.95, -length * 0.12],
      [r * 0.7, 0],
      [0, 0],
    ],
    material,
  );

/** Hammers: the shaft lies along x, the head at its right end. */
export function hammer({ kind = 'una', size = 16, hex: shaft = 'madera' }: Look) {
  const s = 0.75 + size / 64;
  const long = kind === 'marro' ? 26 + size * 3 : kind === 'hacha' ? 30 : 24;
  const wood = shaft === 'madera';
  const head = {
    una: [
      rod(1.5, 3, M.steel, { axis: 'y', at: [0, 2.4, 0] }),
      rod(1.9, 1.2, M.steel, { axis: 'y', at: [0, 5, 0] }),
      box(3, 3.4, 2.6, M.steel, { at: [0, 1, 0], r: 0.6 }),
      ...[-0.75, 0.75].map((z) =>
        side(
          outline([
            [-1.4, 0.4],
            [1.4, 0.2],
            [1, -3, 2],
            [-2.4, -6.4],
            [-2, -3.4, 2],
          ]),
          0.9,
          M.steel,
          { at: [0, 0, z], bevel: 0.3 },
        ),
      ),
    ],
    bola: [
      rod(1.6, 3.4, M.steel, { axis: 'y', at: [0, 1.6, 0] }),
      rod(1.9, 1, M.steel, { axis: 'y', at: [0, 4.6, 0] }),
      box(2.8, 3, 2.6, M.steel, { at: [0, 0.4, 0], r: 0.7 }),
      ball(1.5, M.steel, { at: [0, -2.8, 0] }),
      rod(1, 2.4, M.steel, { axis: 'y', at: [0, -2.6, 0] }),
    ],
    albanil: [
      box(3, 8, 2.4, M.steel, { at: [0, 1, 0], r: 0.3 }),
      side(
        outline([
          [-1.4, -2.6],
          [1.4, -2.6],
          [0.8, -8.4],
          [0.2, -8.4],
        ]),
        4,
        M.steel,
        { bevel: 0.3 },
      ),
    ],
    hule: [rod(3.1, 8.6, M.rubber, { axis: 'y', at: [0, -4.3, 0], edge: 0.6 })],
    plastico: [
      rod(1.7, 5, M.steel, { axis: 'y', at: [0, -2.5, 0] }),
      rod(2, 2.4, M.yellow, { axis: 'y', at: [0, 2.4, 0] }),
      rod(2, 2.4, M.red, { axis: 'y', at: [0, -4.8, 0] }),
    ],
    tapicero: [
      side(
        outline([
          [-0.9, -5, 0.3],
          [0.9, -5, 0.3],
          [1.2, 0, 0.5],
          [0.9, 5, 0.3],
          [-0.9, 5, 0.3],
          [-1.2, 0, 0.5],
        ]),
        1.6,
        M.steel,
        { bevel: 0.4 },
      ),
    ],
    marro: [
      side(
        around(8, () => 2.5),
        9.4,
        M.iron,
        { turn: [90, 0, 0], bevel: 0.6 },
      ),
    ],
    hacha: [
      side(
        outline([
          [-1.6, 2.4, 0.4],
          [1.6, 2.4, 0.4],
          [1.8, -2, 2],
          [4.6, -9],
          [-5.2, -9.6],
          [-2.2, -2, 2],
        ]),
        2,
        M.iron,
        { bevel: 0.5 },
      ),
      side(
        outline([
          [4.4, -8],
          [4.8, -10, 1],
          [-5.4, -10.6, 1],
          [-4.8, -8.6],
        ]),
        0.9,
        M.steel,
        { bevel: 0.3 },
      ),
    ],
  };
  const wide = { marro: 1.3, hacha: 1.3 }[kind] ?? 1;
  return group(
    { turn: [0, 0, 56] },
    group({ scale: s * (kind === 'marro' ? 1.05 : 1) }, ...(head[kind as keyof typeof head] ?? head.una)),
    ...(wood
      ? [
          side(
            outline([
              [-long, -1.2 * wide, 0.9],
              [-long, 1.3 * wide, 0.9],
              [-long * 0.7, 0.95 * wide, 4],
              [-4, 0.7 * wide, 3],
              [1.4, 0.8],
              [1.4, -0.8],
              [-4, -0.7 * wide, 3],
              [-long * 0.6, -0.95 * wide, 4],
            ]),
            2 * wide,
            M.wood,
            { bevel: 0.8 },
          ),
        ]
      : [
          rod(0.8 * wide, long * 0.6, M.yellow, { at: [-long * 0.6, 0, 0] }),
          group({ at: [-long * 0.5, 0, 0] }, handle(long * 0.5, 1.5 * wide, M.rubber)),
          rod(1.58 * wide, 0.8, M.tenaz, { at: [-long * 0.53, 0, 0] }),
        ]),
    ...(kind === 'tapicero' || kind === 'plastico' ? [] : [box(0.3, 0.3, 1.6, M.wood, { at: [1.6 * s, 0, 0] })]),
  );
}

/** Screwdrivers: one, or a fan of them. */
export function screwdriver({ kind = 'plano', size = 4, count = 1, hex: colour = BRAND.bravio }: Look) {
  const mould = paint(colour, { rough: 0.4 });
  const one = (cross: boolean, l: number) =>
    group(
      {},
      lathe(
        [
          [0, -10],
          [1.2, -10],
          [1.6, -9.2],
          [1.7, -5],
          [1.2, -2.2],
          [1.3, -1],
          [0.9, 0],
          [0, 0],
        ],
        mould,
      ),
      many(6, (n) => group({ turn: [n * 60, 0, 0] }, box(4.6, 0.5, 0.7, M.rubber, { at: [-6.6, 1.62, 0], r: 0.24 }))),
      rod(0.42, l, M.chrome, { at: [-0.2, 0, 0] }),
      cross
        ? rod(0.42, 1, M.burnt, { at: [l - 0.3, 0, 0], r2: 0.08 })
        : side(
            outline([
              [l - 0.4, -0.42],
              [l + 1.1, -0.6],
              [l + 1.1, 0.6],
              [l - 0.4, 0.42],
            ]),
            0.24,
            M.burnt,
            { turn: [90, 0, 0], bevel: 0.05 },
          ),
    );
  if (count === 1) return group({ turn: [0, 24, 0] }, one(kind === 'cruz', size * 2.2));
  return group(
    {},
    ...Array.from({ length: count }, (_, n) =>
      group({ at: [(n - (count - 1) / 2) * 3.9, 10, 0], turn: [0, 0, -90] }, one(n % 2 === 1, 5 + ((n * 5) % 9))),
    ),
    box(count * 3.9 + 1, 1.4, 3.4, M.black, { at: [0, 8.6, 0], r: 0.4 }),
  );
}

/** Adjustable wrench. */
export const adjustable = ({ size = 8 }: Look) =>
  group(
    { turn: [0, 0, 34], scale: size / 8 },
    side(
      withHoles(
        outline([
          [-12, -1.3, 1.2],
          [-12, 1.3, 1.2],
          [1, 1.1, 2],
          [3.4, 2.4, 1],
          [6.4, 4.4, 0.6],
          [8, 3.6, 0.4],
          [6, 0.9, 0.6],
          [6, -1],
          [4.6, -3.4, 1],
          [2, -2.4, 2],
          [0, -1.1, 2],
        ]),
        circle(0.7, -10.6, 0),
      ),
      1.5,
      M.chrome,
      { bevel: 0.35 },
    ),
    side(
      outline([
        [4.6, -3],
        [6.2, -3.4, 0.6],
        [9, -0.9, 0.4],
        [8.6, 0],
        [6.2, -0.5, 0.3],
        [5, -0.8],
      ]),
      1.2,
      M.chrome,
      { bevel: 0.25 },
    ),
    side(
      around(48, (n) => (n % 4 < 2 ? 0.85 : 0.68)),
      1.4,
      M.steel,
      { turn: [0, 90, 20], at: [3.8, -1.5, 0] },
    ),
    box(8, 1, 1.56, paint('#b7babc', { rough: 0.5, metal: 1 }), { at: [-5, 0, 0], r: 0.2 }),
    brand('BRAVÍO', 5, [-5, 0, 0.8], { ink: '#33373a', height: 0.9, fill: 0.9 }),
  );
