import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, rod, side } from '../../studio/solids.ts';

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
