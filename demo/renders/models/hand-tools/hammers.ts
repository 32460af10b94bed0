import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around, outline } from '../../studio/outline.ts';
import { ball, box, group, rod, side } from '../../studio/solids.ts';
import { handle } from './handles.ts';

const clawHead = () => [
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
];

const ballPeenHead = () => [
  rod(1.6, 3.4, M.steel, { axis: 'y', at: [0, 1.6, 0] }),
  rod(1.9, 1, M.steel, { axis: 'y', at: [0, 4.6, 0] }),
  box(2.8, 3, 2.6, M.steel, { at: [0, 0.4, 0], r: 0.7 }),
  ball(1.5, M.steel, { at: [0, -2.8, 0] }),
  rod(1, 2.4, M.steel, { axis: 'y', at: [0, -2.6, 0] }),
];

const masonHead = () => [
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
];

const upholsteryHead = () => [
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
];

const axeHead = () => [
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
];

/** Hammers: the shaft lies along x, the head at its right end. */
export function hammer({ kind = 'una', size = 16, hex: shaft = 'madera' }: Look) {
  const s = 0.75 + size / 64;
  const long = kind === 'marro' ? 26 + size * 3 : kind === 'hacha' ? 30 : 24;
  const wood = shaft === 'madera';
  const head = {
    una: clawHead(),
    bola: ballPeenHead(),
    albanil: masonHead(),
    hule: [rod(3.1, 8.6, M.rubber, { axis: 'y', at: [0, -4.3, 0], edge: 0.6 })],
    plastico: [
      rod(1.7, 5, M.steel, { axis: 'y', at: [0, -2.5, 0] }),
      rod(2, 2.4, M.yellow, { axis: 'y', at: [0, 2.4, 0] }),
      rod(2, 2.4, M.red, { axis: 'y', at: [0, -4.8, 0] }),
    ],
    tapicero: upholsteryHead(),
    marro: [
      side(
        around(8, () => 2.5),
        9.4,
        M.iron,
        { turn: [90, 0, 0], bevel: 0.6 },
      ),
    ],
    hacha: axeHead(),
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
