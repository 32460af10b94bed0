import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { flowing, outline } from '../studio/outline.ts';
import { box, group, ring, rod, side, sticker, tube } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { HAND } from './squares-and-helmets.ts';

export function gloves({ hex: tone = '#b88a57', kind = 'corto', text = '' }: Look) {
  const skin = paint(tone, { rough: 0.85 });
  const cuff = kind === 'largo' ? 13 : 5;
  const one = (x: number, flip: 1 | -1, z: number) =>
    group(
      { at: [x, 0, z], turn: [0, 0, flip * -5], scale: [flip, 1, 1] },
      side(flowing(HAND), 2.6, skin, { bevel: 0.9, steps: 5 }),
      side(
        outline([
          [-4.2, -9.4, 0.6],
          [4.2, -9.4, 0.6],
          [5, -9.4 - cuff, 0.6],
          [-5, -9.4 - cuff, 0.6],
        ]),
        3.2,
        text ? paint(text, { rough: 0.9 }) : skin,
        { bevel: 0.8 },
      ),
      ...(kind === 'palma'
        ? [
            side(
              flowing([
                [-3.4, -6],
                [-3.6, 3],
                [2.6, 3],
                [3.4, -4],
                [2.8, -7],
              ]),
              2.9,
              M.rubber,
              { bevel: 0.4 },
            ),
          ]
        : []),
    );
  if (kind === 'caja')
    return group(
      {},
      box(22, 10, 12, paint('#1b5e9e', { rough: 0.5 }), { at: [0, 5, 0], r: 0.3 }),
      sticker(18, 7, writing(['NITRILO', '100 PIEZAS'], 18, 7, { back: '#f6f3ec', ink: '#1b5e9e' }), {
        at: [0, 5, 6.05],
      }),
      side(
        flowing([
          [-6, 0],
          [-4, 4],
          [-1, 3],
          [2, 5],
          [5, 2],
          [4, -1],
        ]),
        0.8,
        paint('#3f6fb5', { rough: 0.6 }),
        { at: [0, 10.4, 0], turn: [-60, 0, 0] },
      ),
    );
  return group({ turn: [-14, 0, 0] }, one(-6.6, 1, 0), one(6.6, -1, -2.4));
}

export const boot = ({ kind = 'seguridad' }: Look) => {
  const skin = kind === 'hule' ? paint('#23262a', { rough: 0.25 }) : paint('#7a4d26', { rough: 0.6 });
  const h = kind === 'hule' ? 30 : 17;
  const one = (z: number, x: number) =>
    group(
      { at: [x, 0, z] },
      side(
        outline([
          [-9, 2],
          [-9.4, 8, 2],
          [-8.6, h, 0.8],
          [1.6, h, 0.8],
          [2.6, 10, 3],
          [8, 8, 3],
          [14, 6, 4],
          [15.4, 2, 1],
        ]),
        9,
        skin,
        { bevel: 2.6, steps: 6 },
      ),
      side(
        outline([
          [-10, -0.6, 0.6],
          [-10, 2.4, 0.8],
          [15.8, 2.6, 0.8],
          [16, 0.4, 1.5],
          [-1, -0.4],
          [-2, -1.4, 0.4],
          [-9.6, -1.6, 0.4],
        ]),
        9.6,
        M.rubber,
        { bevel: 0.8 },
      ),
      ...(kind === 'hule'
        ? [box(11, 1.2, 9.2, M.black, { at: [-3.4, h - 0.8, 0], r: 0.5 })]
        : [
            ...Array.from({ length: 5 }, (_, n) =>
              group(
                { at: [3 - n * 0.35, 9.4 + n * 1.7, 0] },
                rod(0.3, 4.4, M.yellow, { axis: 'z', at: [0.6, 0, -2.2] }),
                ring(0.4, 0.16, M.brass, { axis: 'x', at: [0.2, 0, 2.6] }),
              ),
            ),
            box(9.6, 2.6, 8, M.rubber, { at: [-3.4, h, 0], r: 1.1 }),
          ]),
    );
  return group({}, one(6, 2), one(-7, -3));
};

export const vest = ({ kind = 'chaleco' }: Look) => {
  if (kind === 'mandil')
    return group(
      { turn: [-6, -10, 0] },
      side(
        outline([
          [-14, 0, 2],
          [-15, 40, 3],
          [-7, 56, 2],
          [7, 56, 2],
          [15, 40, 3],
          [14, 0, 2],
        ]),
        1.6,
        M.leather,
        { bevel: 0.5 },
      ),
      tube(
        [
          [-6, 55, 0],
          [-5, 66, -2],
          [0, 70, -3],
          [5, 66, -2],
          [6, 55, 0],
        ],
        0.8,
        M.darkWood,
      ),
      side(
        outline([
          [-7, 14, 1],
          [-7, 26, 1],
          [7, 26, 1],
          [7, 14, 1],
        ]),
        2.2,
        M.leather,
        { bevel: 0.3 },
      ),
    );
  if (kind === 'arnes')
    return group(
      {},
      ...[-1, 1].map((x) =>
        tube(
          [
            [x * 12, 0, 3],
            [x * 13, 14, 5],
            [x * 5, 34, 5],
            [x * 9, 54, 2],
            [x * 6, 62, -3],
            [-x * 3, 44, -6],
            [x * 10, 18, -6],
            [x * 12, 0, 3],
          ],
          1.3,
          M.yellow,
        ),
      ),
      ...[24, 40].map((y) =>
        tube(
          [
            [-9, y, 4.6],
            [0, y - 1, 6],
            [9, y, 4.6],
          ],
          1.2,
          M.black,
        ),
      ),
      ring(2, 0.5, M.zinc, { axis: 'z', at: [0, 46, 6] }),
      ...[-1, 1].map((x) => box(4, 3, 1.4, M.zinc, { at: [x * 12.6, 12, 5] })),
      tube(
        [
          [0, 46, 6],
          [14, 40, 9],
          [24, 20, 10],
          [26, 4, 9],
        ],
        0.9,
        M.orange,
      ),
      ring(2.4, 0.6, M.zinc, { axis: 'z', at: [26.4, 1, 9] }),
    );
  return group(
    {},
    ...[-1, 1].map((x) =>
      side(
        outline(
          (
            [
              [0.6, 0],
              [0.6, 36],
              [6, 56, 2],
              [11, 58, 1],
              [12, 50, 2],
              [14, 40, 4],
              [17, 38, 1],
              [17, 0, 1],
            ] as const
          ).map(([px, py, r]): readonly [number, number, number] => [px * x, py, r ?? 0]),
        ),
        5,
        M.orange,
        { bevel: 1 },
      ),
    ),
    ...[12, 26].map((y) => box(34.6, 4.4, 5.4, paint('#d9e04a', { rough: 0.4 }), { at: [0, y, 0], r: 0.2 })),
    ...[12, 26].map((y) =>
      box(34.7, 2.2, 5.5, paint('#d2d6d8', { rough: 0.2, metal: 0.5 }), { at: [0, y, 0], r: 0.2 }),
    ),
    ...[-9, 9].map((x) => box(4, 28, 5.3, paint('#d9e04a', { rough: 0.4 }), { at: [x, 42, 0], r: 0.2 })),
    box(0.5, 36, 5.6, M.black, { at: [0, 18, 0] }),
    side(
      flowing([
        [-11, 40],
        [-6, 56],
        [0, 59],
        [6, 56],
        [11, 40],
        [0, 36],
      ]),
      1,
      paint('#c2560e', { rough: 0.8 }),
      { at: [0, 0, -1.6] },
    ),
  );
};
