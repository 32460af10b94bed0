import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, rod, side } from '../../studio/solids.ts';

export const spatula = ({ size = 3, kind = 'flexible' }: Look) => {
  const w = size * 1.27;
  return group(
    { turn: [0, 0, -16] },
    side(
      outline([
        [-0.9, -1, 0.3],
        [0.9, -1, 0.3],
        [1.4, 4, 2],
        [1.3, 11, 1.3],
        [-1.3, 11, 1.3],
        [-1.4, 4, 2],
      ]),
      2,
      kind === 'yeso' ? M.black : M.wood,
      { bevel: 0.7 },
    ),
    side(
      outline(
        kind === 'yeso'
          ? [
              [-1, -0.8],
              [1, -0.8],
              [1.2, -4, 0.4],
              [w, -5, 0.4],
              [w, -11],
              [-w, -11],
              [-w, -5, 0.4],
              [-1.2, -4, 0.4],
            ]
          : [
              [-1, -0.8],
              [1, -0.8],
              [w, -4, 1],
              [w, -12],
              [-w, -12],
              [-w, -4, 1],
            ],
      ),
      0.24,
      M.steel,
      { bevel: 0.06 },
    ),
    rod(1.3, 1.4, M.brass, { axis: 'y', at: [0, -1.6, 0] }),
    ...[2, 7].map((y) => rod(0.36, 2.1, M.brass, { axis: 'z', at: [0, y, -1.05] })),
  );
};
