import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, side, tube } from '../../studio/solids.ts';

export const utilityKnife = () =>
  group(
    { turn: [0, 0, 34] },
    side(
      outline([
        [-1, -1.4],
        [0, 3, 1],
        [5, 4.4, 2],
        [9, 2.4, 1],
        [4, 0.4, 1],
      ]),
      1.6,
      M.tenaz,
      { bevel: 0.4 },
    ),
    side(
      outline([
        [-1, 0],
        [3, -4, 2],
        [8, -3.6, 1],
        [4, 0.4, 2],
      ]),
      2,
      M.tenaz,
      { bevel: 0.5 },
    ),
    tube(
      [
        [0, 0, 0],
        [-8, 2.4, 0],
        [-15, 3, 0],
      ],
      1.2,
      M.tenaz,
    ),
    tube(
      [
        [0, -1, 0],
        [-7, -4, 0],
        [-14, -5, 0],
      ],
      1.2,
      M.tenaz,
    ),
    side(
      outline([
        [2, 0.6],
        [8, 1.6, 0.6],
        [7, 3, 0.6],
        [1, 2],
      ]),
      0.5,
      M.steel,
      { at: [0, 0, 1] },
    ),
  );
