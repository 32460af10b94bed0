import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { bar, box, group, lathe, many, rod, tube, wrap } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { gauge } from './compressors-and-generators.ts';
import { brand } from './parts.ts';

export const flexible = ({ size = 1 }: Look) =>
  group(
    {},
    tube(
      [
        [-9, 0, 0],
        [-6, 5, 1],
        [0, 7 * size, 2],
        [6, 5, 1],
        [9, 0, 0],
      ],
      0.8,
      paint('#b3b7ba', { rough: 0.6, metal: 1 }),
    ),
    ...[-9, 9].map((x) =>
      group(
        { at: [x, -1.6, 0] },
        rod(1.4, 2.2, M.chrome, { axis: 'y', segments: 6 }),
        rod(0.9, 1, M.brass, { axis: 'y', at: [0, 2, 0] }),
      ),
    ),
  );

export const tank = ({ size = 1100 }: Look) => {
  const s = size > 800 ? 1 : 0.82;
  const [r, h] = [48 * s, 96 * s];
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r, 0],
        [r * 1.02, 3],
        [r, 6],
        ...[0.2, 0.4, 0.6].flatMap((f): (readonly [number, number])[] => [
          [r, h * f],
          [r * 1.03, h * f + 3],
          [r * 1.03, h * f + 8],
          [r, h * f + 11],
        ]),
        [r, h * 0.82],
        [r * 0.7, h * 0.97],
        [r * 0.36, h],
        [0, h],
      ],
      paint('#2b2c2e', { rough: 0.5 }),
      { axis: 'y', segments: 80 },
    ),
    lathe(
      [
        [0, 0],
        [r * 0.4, 0],
        [r * 0.42, 2],
        [r * 0.38, 7],
        [0, 8],
      ],
      paint('#2b2c2e', { rough: 0.5 }),
      { axis: 'y', at: [0, h - 1, 0] },
    ),
    wrap(r * 1.035, h * 0.12, 100, writing(['ARROYAL'], r * 1.75, h * 0.12, { room: 0.6 }), { at: [0, h * 0.745, 0] }),
    wrap(r * 1.04, h * 0.1, 100, writing([`${size} L`], r * 1.75, h * 0.1, { room: 0.6 }), { at: [0, h * 0.35, 0] }),
    rod(2.6, 6, M.white, { axis: 'z', at: [r * 0.2, 8, r * 0.94] }),
  );
};

/** Pumps of water. */
export const pump = ({ kind = 'periferica', volts = 0 }: Look) =>
  kind === 'sumergible'
    ? group(
        {},
        lathe(
          [
            [0, 0],
            [9, 0],
            [9.4, 1],
            [8.6, 4],
            [8.6, 16],
            [7, 20],
            [0, 21],
          ],
          M.tenaz,
          { axis: 'y' },
        ),
        many(16, (n) => group({ turn: [0, n * 22.5, 0] }, box(0.5, 3, 1.6, M.gloss, { at: [8.8, 2.2, 0] }))),
        tube(
          [
            [8, 6, 0],
            [13, 7, 0],
            [14, 14, 0],
            [14, 20, 0],
          ],
          2,
          M.black,
        ),
        bar(
          [
            [-5, 20, 0],
            [-5, 25, 0],
            [5, 25, 0],
            [5, 20, 0],
          ],
          0.9,
          M.black,
        ),
        tube(
          [
            [0, 20, -3],
            [-8, 26, -5],
            [-16, 16, -3],
            [-18, 2, 2],
          ],
          0.5,
          M.rubber,
        ),
        box(6, 10, 6, M.white, { at: [-16, 4, 6], r: 1.6 }),
        brand('TENAZ', 8, [0, 11, 8.65]),
      )
    : group(
        {},
        ...(kind === 'presurizador'
          ? [
              lathe(
                [
                  [0, 0],
                  [6, 1],
                  [11, 4],
                  [11.6, 9],
                  [11, 14],
                  [6, 17],
                  [0, 18],
                ],
                M.tenaz,
                { at: [-10, 0, 0] },
              ),
              box(14, 4, 14, M.burnt, { at: [-1, -12, 0], r: 0.6 }),
              gauge([10, 16, 5], 2.2),
            ]
          : []),
        group(
          { at: [0, kind === 'presurizador' ? 16 : 0, 0] },
          lathe(
            [
              [0, -14],
              [5.4, -14],
              [6, -13],
              [6, 0],
              [0, 0],
            ],
            M.tenaz,
          ),
          many(16, (n) => group({ turn: [n * 22.5, 0, 0] }, box(11, 0.6, 0.6, M.tenaz, { at: [-7, 6.1, 0] }))),
          lathe(
            [
              [0, -16.4],
              [4.6, -16.4],
              [6.1, -15.6],
              [6.2, -13.4],
              [0, -13.4],
            ],
            M.black,
          ),
          lathe(
            [
              [0, 0],
              [6.4, 0],
              [6.8, 1],
              [6.4, 4],
              [2.6, 5],
              [2.2, 8],
              [2.8, 8],
              [2.8, 9.6],
              [0, 9.6],
            ],
            M.iron,
          ),
          lathe(
            [
              [0, 5],
              [2.2, 5],
              [2.2, 9],
              [2.8, 9],
              [2.8, 10.6],
              [0, 10.6],
            ],
            M.iron,
            { axis: 'y', at: [2.4, 0, 0] },
          ),
          box(14, 1.6, 10, M.black, { at: [-5, -7, 0] }),
          box(6, 3.4, 5, M.black, { at: [-7, 7.6, 0], r: 0.6 }),
          brand('TENAZ', 7, [-7, 0, 6.6]),
          ...(volts ? [box(9, 5, 7, M.rubber, { at: [-14, 9.6, 0], r: 0.8 })] : []),
        ),
      );
