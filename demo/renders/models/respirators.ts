import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { flowing, outline } from '../studio/outline.ts';
import { box, group, lathe, many, ring, rod, side, sticker, tube, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { gauge } from './compressors-and-generators.ts';

export const muffs = ({ kind = 'orejeras' }: Look) =>
  kind === 'tapones'
    ? group(
        {},
        tube(
          [
            [-7, 1, 0],
            [-9, 0.4, 6],
            [0, 0.4, 9],
            [9, 0.4, 6],
            [7, 1, 0],
          ],
          0.3,
          M.blue,
        ),
        ...[-7, 7].map((x) =>
          group(
            { at: [x, 1, 0], turn: [0, 0, x > 0 ? -10 : 190] },
            ...[0, 1, 2].map((n) =>
              lathe(
                [
                  [0.3, 0],
                  [1.3 - n * 0.24, 0.2],
                  [0.4, 1],
                ],
                M.orange,
                { at: [n * 0.8, 0, 0] },
              ),
            ),
            rod(0.4, 3.4, M.orange, { at: [-1, 0, 0] }),
          ),
        ),
      )
    : group(
        { turn: [0, -26, 0] },
        tube(
          Array.from(
            { length: 11 },
            (_, n): Vec => [Math.cos((n / 10) * 3.14) * 9.6, 6 + Math.sin((n / 10) * 3.14) * 11, 0],
          ),
          0.9,
          M.black,
        ),
        ...[-1, 1].map((x) =>
          group(
            { at: [x * 9, 2, 0] },
            lathe(
              [
                [0, 0],
                [4, 0.2],
                [4.8, 1.4],
                [5, 3.4],
                [0, 3.4],
              ],
              M.tenaz,
              { turn: [0, 0, x > 0 ? 180 : 0], at: [x * 2.6, 0, 0] },
            ),
            lathe(
              [
                [2.6, 0],
                [4.8, 0],
                [5, 1],
                [4.6, 2.2],
                [2.6, 2.2],
              ],
              M.rubber,
              { turn: [0, 0, x > 0 ? 180 : 0], at: [-x * 0.6, 0, 0] },
            ),
          ),
        ),
      );

export const respirator = ({ kind = 'media' }: Look) => {
  if (kind === 'n95')
    return group(
      { turn: [0, -22, 0] },
      lathe(
        [
          [6.8, 0],
          [7.2, 0],
          [7, 0.6],
          [5, 3.6],
          [2, 5.4],
          [0, 5.6],
        ],
        M.white,
        { axis: 'z', scale: [1, 1.14, 1] },
      ),
      box(5, 0.5, 1.2, M.alu, { at: [0, 5.6, 3.5], r: 0.2 }),
      rod(1.8, 0.9, M.ash, { axis: 'z', at: [0, -0.6, 5.2] }),
      ...[3, -2].map((y) =>
        tube(
          [
            [-6.8, y, 0],
            [-9, y + 1, -6],
            [0, y + 2, -12],
            [9, y + 1, -6],
            [6.8, y, 0],
          ],
          0.3,
          M.yellow,
        ),
      ),
    );
  const cartridge = (x: number) =>
    group(
      { at: [x, -1, 2], turn: [0, x > 0 ? 40 : -40, 0] },
      rod(4.2, 3, M.grey, { axis: 'z' }),
      rod(3.8, 0.6, paint('#b6527f', { rough: 0.6 }), { axis: 'z', at: [0, 0, 3] }),
      many(4, (n) => ring(3.4 - n * 0.8, 0.14, M.black, { axis: 'z', at: [0, 0, 3.6] })),
    );
  if (kind === 'cartuchos') return group({}, cartridge(-5), cartridge(5.4));
  return group(
    { turn: [0, -16, 0] },
    side(
      flowing([
        [-6, -4],
        [-5, 2],
        [-2, 6],
        [0, 7],
        [2, 6],
        [5, 2],
        [6, -4],
        [3, -7],
        [0, -7.6],
        [-3, -7],
      ]),
      7,
      M.black,
      { bevel: 2.6 },
    ),
    cartridge(-6.6),
    cartridge(6.6),
    rod(2.2, 1.6, M.tenaz, { axis: 'z', at: [0, -2.6, 3.2] }),
    ...[3, -3].map((y) =>
      tube(
        [
          [-5, y, -2],
          [-9, y + 1, -8],
          [0, y + 3, -13],
          [9, y + 1, -8],
          [5, y, -2],
        ],
        0.6,
        M.rubber,
      ),
    ),
  );
};

export const extinguisher = () =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [7, 0],
        [7.4, 1],
        [7.4, 34],
        [6.4, 38],
        [3.4, 41],
        [2, 42],
        [2, 44],
        [0, 44],
      ],
      M.red,
      { axis: 'y' },
    ),
    sticker(9, 13, writing(['PQS', '4.5 kg'], 9, 13, { back: '#f6f3ec', ink: '#b8201c' }), { at: [0, 21, 7.46] }),
    box(4, 3, 4, M.brass, { at: [0, 45, 0], r: 0.4 }),
    side(
      outline([
        [-1, 46, 0.4],
        [10, 48.6, 0.6],
        [10, 50, 0.6],
        [-2, 48.6, 0.6],
      ]),
      2,
      M.gloss,
    ),
    side(
      outline([
        [-1, 44, 0.4],
        [9, 45, 0.6],
        [9, 46, 0.4],
        [-1, 45.6],
      ]),
      2,
      M.gloss,
    ),
    gauge([0, 45, 2.6], 1.5),
    tube(
      [
        [-2, 45, 0],
        [-8, 44, 2],
        [-10, 34, 4],
        [-9.4, 18, 5],
      ],
      0.9,
      M.gloss,
    ),
    lathe(
      [
        [0, 0],
        [1.2, 0],
        [2, -6],
        [0, -6],
      ],
      M.gloss,
      { axis: 'y', at: [-9.4, 18, 5] },
    ),
  );
