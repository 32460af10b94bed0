import { M } from '../../studio/materials.ts';
import { flowing, outline } from '../../studio/outline.ts';
import { pipe, rod, side, tube } from '../../studio/solids.ts';

export const hoeHead = () => [
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
];

export const pickHead = () => [
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
];

export const postHoleDigger = (l: number) => [
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
];
