import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { group, rod, tube } from '../../studio/solids.ts';

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
