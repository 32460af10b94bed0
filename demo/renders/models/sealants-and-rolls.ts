import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline } from '../studio/outline.ts';
import { bar, box, group, lathe, many, pipe, rod, side, sticker, wrap } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { isLight } from './paint-vessels.ts';
import { brand } from './parts.ts';

export const spatula = ({ size = 3, kind = 'flexible' }: Look) => {
  const w = size * 1.27;
  return group(
    { turn: [0, 0, -16] },
    side(
      outline([
        [-0.9, -1, 0.3],
        [0.9, -1, 0.3],
        [1.4, 4, 2],
        [1.3, 11, 1.3],
        [-1.3, 11, 1.3],
        [-1.4, 4, 2],
      ]),
      2,
      kind === 'yeso' ? M.black : M.wood,
      { bevel: 0.7 },
    ),
    side(
      outline(
        kind === 'yeso'
          ? [
              [-1, -0.8],
              [1, -0.8],
              [1.2, -4, 0.4],
              [w, -5, 0.4],
              [w, -11],
              [-w, -11],
              [-w, -5, 0.4],
              [-1.2, -4, 0.4],
            ]
          : [
              [-1, -0.8],
              [1, -0.8],
              [w, -4, 1],
              [w, -12],
              [-w, -12],
              [-w, -4, 1],
            ],
      ),
      0.24,
      M.steel,
      { bevel: 0.06 },
    ),
    rod(1.3, 1.4, M.brass, { axis: 'y', at: [0, -1.6, 0] }),
    ...[2, 7].map((y) => rod(0.36, 2.1, M.brass, { axis: 'z', at: [0, y, -1.05] })),
  );
};

export const tapeRoll = ({ hex = '#d9c38a', size = 24, kind = 'cinta' }: Look) => {
  const w = Math.max(1.2, size / 10);
  const [R, r] = kind === 'aislar' ? [3.4, 1.9] : kind === 'chica' ? [2.6, 1] : [5.4, 3.8];
  const strip = paint(hex, { rough: 0.55 });
  return group(
    { turn: [0, -34, 0] },
    pipe(R, r, w, strip, { axis: 'z', at: [0, R, 0] }),
    pipe(r * 1.02, r * 0.9, w * 1.01, kind === 'aislar' ? M.black : M.card, { axis: 'z', at: [0, R, 0] }),
    ...(kind === 'malla' ? [] : [box(R * 1.5, 0.05, w, strip, { at: [R * 0.75, 0.06, 0], r: 0.02 })]),
  );
};

export const cartridge = ({ hex = '#e9eef0', text = 'SILICÓN' }: Look) =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [2.35, 0],
        [2.35, 19],
        [2.2, 19.6],
        [1.1, 20.2],
        [0.9, 20.4],
        [0.9, 22.4],
        [0, 22.4],
      ],
      paint('#f3f1ec', { rough: 0.4 }),
      { axis: 'y' },
    ),
    wrap(
      2.38,
      15.6,
      200,
      writing([text, 'MATIZAL'], 8.2, 15.6, {
        back: hex,
        ink: isLight(hex) ? '#1d1b16' : '#fff',
        fill: 0.2,
        band: '#c8390a',
        room: 0.52,
      }),
      { at: [0, 9.6, 0] },
    ),
    lathe(
      [
        [0, 22],
        [1.1, 22],
        [1.1, 23],
        [0.9, 23.4],
        [0.28, 31],
        [0, 31],
      ],
      paint('#dfe3e4', { rough: 0.35 }),
      { axis: 'y' },
    ),
  );

export const skeletonGun = () =>
  group(
    {},
    ...[-2.2, 2.2].map((z) =>
      bar(
        [
          [0, -1.4, z],
          [24, -1.4, z],
        ],
        0.3,
        M.zinc,
      ),
    ),
    bar(
      [
        [0, -2.6, 0],
        [24, -2.6, 0],
      ],
      0.3,
      M.zinc,
    ),
    rod(2.7, 0.5, M.zinc, { at: [-0.4, 0, 0] }),
    pipe(2.7, 1.2, 0.5, M.zinc, { at: [24, 0, 0] }),
    rod(0.42, 34, M.zinc, { at: [-16, 0, 0] }),
    bar(
      [
        [-16, 0, 0],
        [-18, 0, 0],
        [-18, 3.4, 0],
      ],
      0.42,
      M.zinc,
    ),
    side(
      outline([
        [-3, 1.6, 0.4],
        [-3, -1, 0.6],
        [-5.4, -9, 1],
        [-4, -9.6, 1],
        [-1, -2, 1],
        [-0.6, 1.6, 0.4],
      ]),
      1.4,
      M.tenaz,
      { bevel: 0.3 },
    ),
    side(
      outline([
        [-6, 0.8, 0.4],
        [-4.6, 0, 0.4],
        [-8.4, -8.6, 1],
        [-10, -8, 1],
      ]),
      1.1,
      M.tenaz,
      { bevel: 0.3 },
    ),
    brand('BRAVÍO', 0.01, [0, 0, 0]),
  );

export const sack = ({ text = 'ADHESIVO', hex = '#1b5e9e', size = 20 }: Look) => {
  const s = size < 10 ? 0.7 : 1;
  return group(
    { turn: [-10, -14, 0], scale: s },
    side(
      outline([
        [-15, 0, 3],
        [-16, 20, 6],
        [-15, 42, 2],
        [15, 42, 2],
        [16, 20, 6],
        [15, 0, 3],
      ]),
      11,
      M.paper,
      { bevel: 4.6, steps: 8 },
    ),
    sticker(26, 26, writing([text, `${size} kg`], 26, 26, { back: hex, fill: 0.24, band: '#f4b400' }), {
      at: [0, 21, 5.56],
    }),
    box(29, 2.2, 2.6, M.paper, { at: [0, 42.4, 0], r: 0.4 }),
    many(14, (n) => box(1.2, 0.3, 0.3, M.tenaz, { at: [-13 + n * 2, 42.4, 1.4] })),
  );
};

/** Rolls of mesh, membrane, plastic. */
export const roll = ({ hex = '#ece7da', kind = 'malla', size = 40 }: Look) =>
  group(
    { turn: [0, 0, 0] },
    pipe(
      5.6,
      1.8,
      size * 0.8,
      paint(hex, { rough: kind === 'aluminio' ? 0.3 : 0.9, metal: kind === 'aluminio' ? 0.9 : 0 }),
      { axis: 'y', at: [0, size * 0.4, 0] },
    ),
    many(9, (n) =>
      pipe(5.62 - n * 0.38, 5.56 - n * 0.38, size * 0.8 + 0.04, paint(n % 2 ? '#b9b2a2' : '#d6cfc0', { rough: 1 }), {
        axis: 'y',
        at: [0, size * 0.4, 0],
      }),
    ),
    side(
      outline([
        [5, 0],
        [14, 0],
        [14, size * 0.8],
        [5, size * 0.8],
      ]),
      0.2,
      paint(hex, { rough: 0.9 }),
      { at: [0, 0, 4.4], bevel: 0.02 },
    ),
    ...(kind === 'malla'
      ? [
          ...Array.from({ length: Math.round(size / 2.6) }, (_, n) =>
            box(9, 0.14, 0.1, M.grey, { at: [9.5, 1 + n * 2, 4.56] }),
          ),
          ...Array.from({ length: 5 }, (_, n) =>
            box(0.14, size * 0.8, 0.1, M.grey, { at: [6 + n * 1.8, size * 0.4, 4.56] }),
          ),
        ]
      : []),
    wrap(5.66, size * 0.22, 160, writing(['MATIZAL'], 15.8, size * 0.22, { back: '#c8390a', room: 0.5 }), {
      at: [0, size * 0.45, 0],
    }),
  );
