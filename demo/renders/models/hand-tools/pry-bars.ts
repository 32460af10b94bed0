import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, many, ring, rod, side } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';

/** Bars that pry, bend or stand in the ground. */
export const pry = ({ kind = 'una', size = 18 }: Look) =>
  kind === 'una'
    ? group(
        { turn: [0, 0, 26] },
        bar(
          [
            [-size * 0.95, -2.6, 0],
            [-size * 0.95 + 3, 0, 0],
            [size * 0.8, 0, 0],
            [size * 0.98, 3, 0],
            [size * 0.86, 5.6, 0],
          ],
          0.95,
          M.tenaz,
          2.4,
        ),
        side(
          outline([
            [-1, -1],
            [1, -1],
            [1.2, 2.6],
            [0.3, 0.6],
            [-0.3, 0.6],
            [-1.2, 2.6],
          ]),
          0.7,
          M.tenaz,
          { turn: [90, 0, 54], at: [size * 0.85, 6.4, 0] },
        ),
        side(
          outline([
            [-1, -1],
            [1, -1],
            [1.2, 2],
            [-1.2, 2],
          ]),
          0.7,
          M.tenaz,
          { turn: [90, 0, 138], at: [-size * 0.97, -3, 0] },
        ),
      )
    : group(
        { turn: [0, 0, 30] },
        rod(1.1, 46, kind === 'tierra' ? M.copper : M.iron, { at: [-23, 0, 0] }),
        ...(kind === 'roscada'
          ? many(70, (n) => ring(1.1, 0.16, M.zinc, { at: [-22 + n * 0.64, 0, 0] })).children
          : []),
        rod(1.1, 4, kind === 'tierra' ? M.copper : M.iron, { at: [22.8, 0, 0], r2: kind === 'roscada' ? 1.05 : 0.12 }),
        ...(kind === 'tierra'
          ? [box(3, 3, 3, M.brass, { at: [-18, 0, 0] }), hex(0.9, 2, M.brass, { at: [-18, 2, 0], turn: [0, 0, 90] })]
          : []),
      );
