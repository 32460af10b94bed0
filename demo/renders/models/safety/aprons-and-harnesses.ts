import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, ring, side, tube } from '../../studio/solids.ts';

export const apron = () =>
  group(
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

export const harness = () =>
  group(
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
