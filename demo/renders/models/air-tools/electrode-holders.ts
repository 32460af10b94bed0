import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, lathe, rod, side, tube } from '../../studio/solids.ts';

export const electrodeHolder = () =>
  group(
    { turn: [0, 24, 0] },
    lathe(
      [
        [0, -14],
        [1.5, -14],
        [1.8, -13],
        [1.5, -6],
        [2, 0],
        [1.6, 2],
        [0, 2],
      ],
      M.tenaz,
    ),
    side(
      outline([
        [1, 0.3, 0.3],
        [8, 1.4, 0.6],
        [9, 0.2, 0.4],
        [1, -0.4],
      ]),
      1.8,
      M.brass,
    ),
    side(
      outline([
        [1, -0.6],
        [9, 0, 0.4],
        [8, -1.6, 0.6],
        [1, -1.4, 0.4],
      ]),
      1.8,
      M.brass,
    ),
    rod(0.24, 12, paint('#b98d6a', { rough: 0.9 }), { at: [8, 0.1, 0], turn: [0, 0, 50] }),
    tube(
      [
        [-14, 0, 0],
        [-19, -1, 1],
        [-20, -1.4, 8],
        [-10, -1.4, 10],
      ],
      0.9,
      M.rubber,
    ),
  );
