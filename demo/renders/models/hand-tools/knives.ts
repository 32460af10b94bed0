import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export function snapKnife(kind: string) {
  const s = kind === 'cuter' ? 1 : 0.7;
  return group(
    { turn: [0, 24, 0] },
    side(
      outline([
        [-9, -1.5 * s, 0.8],
        [-9, 1.5 * s, 0.8],
        [6, 1.3 * s, 0.6],
        [8, 0.9 * s, 0.4],
        [8, -1.2 * s, 0.4],
      ]),
      1.8 * s,
      kind === 'cuter' ? M.yellow : M.tenaz,
      { turn: [90, 0, 0], bevel: 0.4 },
    ),
    box(11, 0.5, 1.4 * s, M.gloss, { at: [-1, 0.9 * s, 0], r: 0.2 }),
    box(2.2, 0.8, 1.6 * s, M.black, { at: [-2, 1.1 * s, 0], r: 0.3 }),
    side(
      outline([
        [6, -0.9 * s],
        [13, -0.9 * s],
        [11.6, 0.9 * s],
        [6, 0.9 * s],
      ]),
      0.12,
      M.steel,
      { turn: [90, 0, 0], bevel: 0.01 },
    ),
    ...[8.4, 9.8, 11].map((x) => box(0.05, 0.14, 1.8 * s, M.burnt, { at: [x, 0.02, 0], turn: [0, -34, 0] })),
  );
}

export const pocketKnife = () =>
  group(
    { turn: [0, 24, 0] },
    side(
      outline([
        [-9, -1.6, 1],
        [-8, 1.6, 1],
        [4, 1.7, 1],
        [7, 0.6, 0.6],
        [7, -0.8, 0.6],
        [0, -1.6, 2],
      ]),
      1.7,
      M.alu,
      { turn: [90, 0, 0], bevel: 0.5 },
    ),
    box(2.4, 0.8, 1, M.black, { at: [-1, 1, 0], r: 0.3 }),
    side(
      outline([
        [6.4, -0.9],
        [9.4, -0.9],
        [8.2, 0.9],
        [6.4, 0.9],
      ]),
      0.1,
      M.steel,
      { turn: [90, 0, 0], bevel: 0.01 },
    ),
    brand('BRAVÍO', 4, [-4, 0.88, 0], { turn: [-90, 0, 0], ink: '#33373a', height: 1 }),
  );

export const spareBlades = () =>
  group(
    { turn: [0, 20, 0] },
    box(12, 1.6, 3.4, M.yellow, { r: 0.4 }),
    ...Array.from({ length: 4 }, (_, n) =>
      group(
        { at: [1 + n * 0.6, 0.9 + n * 0.12, 2 + n * 1.6], turn: [0, n * 6, 0] },
        side(
          outline([
            [-6, -0.9],
            [5, -0.9],
            [6, 0.9],
            [-6, 0.9],
          ]),
          0.1,
          M.steel,
          { turn: [90, 0, 0], bevel: 0.01 },
        ),
        many(7, (k) => box(0.06, 0.13, 1.8, M.burnt, { at: [-4.4 + k * 1.4, 0.01, 0], turn: [0, -30, 0] })),
      ),
    ),
  );
