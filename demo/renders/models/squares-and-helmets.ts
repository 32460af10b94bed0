import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { circle, flowing, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, rod, side, tube } from '../studio/solids.ts';
import { brand } from './parts.ts';

export function square({ kind = 'combinada' }: Look) {
  const marks = (l: number, y: number, z: number) =>
    many(Math.floor(l), (n) => box(0.06, n % 5 ? 0.5 : 0.9, 0.04, M.gloss, { at: [n + 0.5, y, z] }));
  if (kind === 'herrero')
    return group(
      { turn: [0, 0, 4] },
      side(
        outline([
          [0, 0],
          [40, 0],
          [40, 3.4],
          [4.4, 3.4],
          [4.4, 27],
          [0, 27],
        ]),
        0.3,
        M.steel,
        { bevel: 0.04 },
      ),
      marks(38, 2.8, 0.18),
    );
  if (kind === 'falsa')
    return group(
      { turn: [0, 0, 0] },
      side(
        outline([
          [-2, -1.6, 0.8],
          [16, -1.6, 0.6],
          [16, 1.6, 0.6],
          [-2, 1.6, 0.8],
        ]),
        2.2,
        M.darkWood,
        { bevel: 0.4 },
      ),
      group(
        { turn: [0, 0, 58] },
        side(
          withHoles(
            outline([
              [-3, -1.2, 1],
              [24, -1.2],
              [26, 1.2],
              [-3, 1.2, 1],
            ]),
            outline([
              [1, -0.3, 0.3],
              [10, -0.3, 0.3],
              [10, 0.3, 0.3],
              [1, 0.3, 0.3],
            ]),
          ),
          0.3,
          M.steel,
          { bevel: 0.04 },
        ),
      ),
      rod(1, 3, M.brass, { axis: 'z', at: [0, 0, -1.5] }),
    );
  return group(
    { turn: [0, 0, 6] },
    side(
      outline([
        [0, 0],
        [30, 0],
        [30, 2.6],
        [0, 2.6],
      ]),
      0.26,
      M.steel,
      { bevel: 0.03 },
    ),
    marks(29, 2.1, 0.16),
    side(
      outline([
        [5, 3, 0.4],
        [13, 3, 0.4],
        [13, -1, 0.4],
        [13, -8, 0.6],
        [11, -8, 0.5],
        [10, -2, 2],
        [5, -1, 0.5],
      ]),
      2,
      M.tenaz,
      { bevel: 0.4 },
    ),
    rod(1, 3, M.brass, { axis: 'y', at: [9, -3.6, 0] }),
    rod(0.6, 2.6, paint('#cfe65a', { rough: 0.2 }), { axis: 'y', at: [11.9, -6, 0.8] }),
  );
}

/** What a person wears. */
export function helmet({ hex: tone = '#f0b400' }: Look) {
  const shell = paint(tone, { rough: 0.32 });
  const dome = Array.from({ length: 12 }, (_, n): readonly [number, number] => [
    Math.cos((n / 11) * 1.57) * 11,
    Math.sin((n / 11) * 1.57) * 11.6,
  ]);
  return group(
    { turn: [0, -30, 0] },
    lathe([[10.4, -0.8], [11.4, -0.8], ...dome], shell, { axis: 'y', scale: [1.14, 1, 1] }),
    side(
      flowing([
        [-10, 0],
        [-9, 8],
        [0, 11.6],
        [9, 8],
        [10, 0],
      ]),
      0.8,
      shell,
      { turn: [90, 0, 0], at: [6.6, -0.6, 0], scale: [1, 1.1, 1] },
    ),
    ...[-2.6, 0, 2.6].map((z) =>
      tube(
        [
          [-12.6, 2, z],
          [-9, 9, z],
          [0, 12, z * 0.8],
          [9, 8.6, z],
        ],
        0.5,
        shell,
      ),
    ),
    lathe(
      [
        [10.2, 0],
        [10.6, 0],
        [10.6, 2.4],
        [10.2, 2.4],
      ],
      M.black,
      { axis: 'y', at: [0, -3, 0], scale: [1.1, 1, 1] },
    ),
    brand('BRAVÍO', 5.4, [0, 3.4, 10.8], { turn: [-18, 0, 0], ink: '#3a3b36' }),
  );
}

export function glasses({ kind = 'claros' }: Look) {
  const tone = kind === 'oscuros' ? '#2c2f33' : kind === 'soldar' ? '#1f4a32' : '#c4d6dc';
  const lens = paint(tone, { rough: 0.08, metal: 0.1 });
  if (kind === 'goggles' || kind === 'soldar')
    return group(
      {},
      side(
        withHoles(
          outline([
            [-9, -3, 2.4],
            [-9, 4, 3],
            [9, 4, 3],
            [9, -3, 2.4],
            [2, -2.4, 1],
            [0, -0.6, 1.4],
            [-2, -2.4, 1],
          ]),
          circle(0.01),
        ),
        4.6,
        kind === 'soldar' ? M.black : paint('#a8b8be', { rough: 0.3 }),
        { bevel: 1.4 },
      ),
      ...(kind === 'soldar'
        ? [-4.6, 4.6].map((x) => rod(3.6, 1.6, lens, { axis: 'z', at: [x, 0.6, 1.6] }))
        : [box(15, 5.4, 0.4, lens, { at: [0, 0.8, 2.2], r: 0.2 })]),
      tube(
        [
          [-9, 1, -1],
          [-13, 1, -8],
          [-9, 1, -17],
          [9, 1, -17],
          [13, 1, -8],
          [9, 1, -1],
        ],
        1,
        M.black,
      ),
    );
  return group(
    {},
    ...[-1, 1].map((x) =>
      group(
        { at: [x * 4, 0, 0], turn: [0, x * 14, 0] },
        side(
          flowing([
            [-3.6, 1.6],
            [0, 2.2],
            [3.8, 1.8],
            [4, -0.4],
            [2, -2.2],
            [-2.6, -1.9],
            [-3.6, -0.2],
          ]),
          0.5,
          lens,
          { bevel: 0.14 },
        ),
      ),
    ),
    bar(
      [
        [-0.7, 1, 0.4],
        [0.7, 1, 0.4],
      ],
      0.45,
      M.black,
    ),
    ...[-1, 1].map((x) =>
      tube(
        [
          [x * 7.6, 1.6, -1],
          [x * 8.4, 1.6, -4],
          [x * 8, 1.4, -12],
          [x * 7.4, -0.6, -15],
        ],
        0.5,
        kind === 'antiempano' ? M.tenaz : M.black,
      ),
    ),
    ...[-1, 1].map((x) => box(1, 1.8, 2, M.black, { at: [x * 7.7, 1.4, -1.4], r: 0.4 })),
  );
}

export const HAND: readonly (readonly [number, number])[] = [
  [-4, -10],
  [-4.4, -2],
  [-5, 3],
  [-4.9, 11],
  [-3.4, 11.4],
  [-3, 4.4],
  [-2.7, 4.4],
  [-2.5, 13],
  [-0.9, 13.2],
  [-0.6, 4.6],
  [-0.3, 4.6],
  [0, 13],
  [1.6, 12.8],
  [1.8, 4.2],
  [2.1, 4.2],
  [2.7, 10.6],
  [4.1, 10.2],
  [4, 2],
  [4.6, -1],
  [8, 3.6],
  [9.2, 2.4],
  [6, -4.4],
  [4.2, -6.4],
  [4, -10],
];
