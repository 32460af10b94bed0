import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { flowing, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, pipe, rod, side, tube } from '../studio/solids.ts';

/** Long handled tools of garden and site. */
export function longTool({ kind = 'pala', hex: end = 'largo' }: Look) {
  const l = end === 'y' ? 60 : 92;
  const shaft = [
    rod(1.5, l, M.wood, { axis: 'y', at: [0, 0, 0] }),
    ...(end === 'y'
      ? [
          side(
            withHoles(
              outline([
                [-5, l - 3, 2],
                [-2, l - 7, 1],
                [2, l - 7, 1],
                [5, l - 3, 2],
                [5, l + 4, 1.4],
                [-5, l + 4, 1.4],
              ]),
              outline([
                [-2.8, l - 2, 1],
                [2.8, l - 2, 1],
                [2.8, l + 1.4, 0.6],
                [-2.8, l + 1.4, 0.6],
              ]),
            ),
            2.6,
            M.black,
            { bevel: 0.6 },
          ),
        ]
      : []),
  ];
  const tines = (n: number, wide: number, long: number) =>
    Array.from({ length: n }, (_, at) =>
      bar(
        [
          [(at / (n - 1) - 0.5) * wide, 0, 0],
          [(at / (n - 1) - 0.5) * wide, 0, 2],
          [(at / (n - 1) - 0.5) * wide, -long, 4],
        ],
        0.5,
        M.tenaz,
      ),
    );
  const head: Record<string, readonly ReturnType<typeof box>[]> = {
    pala: [
      side(
        flowing([
          [-9, 2],
          [-10, -12],
          [-8, -20],
          [0, -28],
          [8, -20],
          [10, -12],
          [9, 2],
          [2, 4],
          [-2, 4],
        ]),
        0.9,
        M.iron,
        { bevel: 0.3, turn: [-10, 0, 0] },
      ),
      rod(1.9, 16, M.iron, { axis: 'y', at: [0, -8, 0.8] }),
    ],
    rastrillo: [box(34, 1.6, 1.8, M.tenaz, { at: [0, 0, 0] }), ...tines(14, 32, 6), rod(1.9, 9, M.iron, { axis: 'y' })],
    escoba: Array.from({ length: 22 }, (_, n) =>
      bar(
        [
          [(n - 10.5) * 0.3, 4, 0],
          [(n - 10.5) * 2, -26, 0],
          [(n - 10.5) * 2.05, -29, 3],
        ],
        0.36,
        M.tenaz,
      ),
    ),
    bieldo: [box(18, 1.6, 1.8, M.iron), ...tines(4, 17, 24).map((t) => t), rod(1.9, 9, M.iron, { axis: 'y' })],
    azadon: [
      side(
        outline([
          [-8, 0, 1],
          [8, 0, 1],
          [9, -16, 1],
          [-9, -16, 1],
        ]),
        0.9,
        M.iron,
        { turn: [62, 0, 0], bevel: 0.2 },
      ),
      pipe(2.4, 1.5, 4, M.iron, { axis: 'y' }),
    ],
    pico: [
      tube(
        [
          [-28, -5, 0],
          [-14, 0, 0],
          [0, 2, 0],
          [14, 0, 0],
        ],
        1.5,
        M.iron,
      ),
      rod(1.5, 4, M.iron, { at: [-31.6, -6.6, 0], turn: [0, 0, 22], r2: 1.5 }),
      side(
        outline([
          [13, -1.6],
          [28, -8, 0.6],
          [29, -4, 0.6],
          [13, 1.8],
        ]),
        4,
        M.iron,
      ),
      pipe(3, 1.6, 5, M.iron, { axis: 'y', at: [0, 2, 0] }),
    ],
    cavahoyos: [
      side(
        flowing([
          [-7, 2],
          [-7, -16],
          [0, -24],
          [7, -16],
          [7, 2],
        ]),
        0.8,
        M.iron,
        { at: [0, 0, -3.4], turn: [6, 0, 0] },
      ),
      side(
        flowing([
          [-7, 2],
          [-7, -16],
          [0, -24],
          [7, -16],
          [7, 2],
        ]),
        0.8,
        M.iron,
        { at: [0, 0, 3.4], turn: [-6, 0, 0] },
      ),
      rod(1.5, l, M.wood, { axis: 'y', at: [4, 0, 4], turn: [0, 0, -4] }),
    ],
  };
  return group({ turn: [0, -14, 24] }, ...shaft, ...(head[kind] ?? head['pala'] ?? []));
}

export const machete = () =>
  group(
    { turn: [0, 0, 22] },
    side(
      outline([
        [0, -1.4],
        [30, -2, 2],
        [42, 1, 3],
        [43, 3.4, 1],
        [38, 3.4, 2],
        [0, 1.6],
      ]),
      0.3,
      M.steel,
      { bevel: 0.06 },
    ),
    side(
      outline([
        [-13, -1.6, 1],
        [-14, -3, 1],
        [-11.6, -2, 1],
        [-1, -1.6, 0.6],
        [1, 1.8, 0.6],
        [-12, 1.7, 1],
      ]),
      2,
      M.black,
      { bevel: 0.6 },
    ),
    ...[-9.6, -5.6, -1.6].map((x) => rod(0.5, 2.2, M.brass, { axis: 'z', at: [x, 0, -1.1] })),
  );

export const gardenSet = () =>
  group(
    { turn: [-62, 0, 0] },
    ...[-8, 0, 8].map((x, n) =>
      group(
        { at: [x, 0, 0] },
        lathe(
          [
            [0, 4],
            [1.2, 4],
            [1.4, 8],
            [1.1, 12],
            [1.5, 16],
            [0, 16.6],
          ],
          M.wood,
          { axis: 'y' },
        ),
        rod(0.6, 5, M.zinc, { axis: 'y', at: [0, 0, 0] }),
        ...(n === 1
          ? [-1.6, 0, 1.6].map((t) =>
              bar(
                [
                  [0, 0.6, 0],
                  [t, -1, 0],
                  [t, -9, 1.4],
                ],
                0.4,
                M.tenaz,
              ),
            )
          : [
              side(
                flowing([
                  [-2.6, 0],
                  [-2.8 + n, -6],
                  [0, -11],
                  [2.8 - n, -6],
                  [2.6, 0],
                  [0, 1.4],
                ]),
                0.4,
                M.tenaz,
                { bevel: 0.1 },
              ),
            ]),
      ),
    ),
  );
