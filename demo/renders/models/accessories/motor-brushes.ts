import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, many, pipe, rod } from '../../studio/solids.ts';

export const brushes = ({ size = 1 }: Look) =>
  group(
    {},
    ...[-2.2, 2.2].map((x) =>
      group(
        { at: [x * size, 0, 0], turn: [0, x > 0 ? -14 : 12, 0] },
        box(1.8 * size, 3.6 * size, 1.2 * size, paint('#3c3f42', { rough: 0.6, metal: 0.3 }), {
          at: [0, 1.8 * size, 0],
          r: 0.1,
        }),
        many(6, (n) => pipe(0.5, 0.36, 0.2, M.brass, { axis: 'y', at: [0, 3.7 * size + n * 0.42, 0] })),
        rod(0.16, 2.4, M.copper, { axis: 'y', at: [0.3, 3.6 * size, 0] }),
        pipe(0.9, 0.5, 0.2, M.brass, { axis: 'y', at: [0, 6.4 * size, 0] }),
      ),
    ),
  );
