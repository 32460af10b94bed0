import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { group, lathe, rod, tube, type Vec } from '../../studio/solids.ts';

export const muffs = ({ kind = 'orejeras' }: Look) =>
  kind === 'tapones'
    ? group(
        {},
        tube(
          [
            [-7, 1, 0],
            [-9, 0.4, 6],
            [0, 0.4, 9],
            [9, 0.4, 6],
            [7, 1, 0],
          ],
          0.3,
          M.blue,
        ),
        ...[-7, 7].map((x) =>
          group(
            { at: [x, 1, 0], turn: [0, 0, x > 0 ? -10 : 190] },
            ...[0, 1, 2].map((n) =>
              lathe(
                [
                  [0.3, 0],
                  [1.3 - n * 0.24, 0.2],
                  [0.4, 1],
                ],
                M.orange,
                { at: [n * 0.8, 0, 0] },
              ),
            ),
            rod(0.4, 3.4, M.orange, { at: [-1, 0, 0] }),
          ),
        ),
      )
    : group(
        { turn: [0, -26, 0] },
        tube(
          Array.from(
            { length: 11 },
            (_, n): Vec => [Math.cos((n / 10) * 3.14) * 9.6, 6 + Math.sin((n / 10) * 3.14) * 11, 0],
          ),
          0.9,
          M.black,
        ),
        ...[-1, 1].map((x) =>
          group(
            { at: [x * 9, 2, 0] },
            lathe(
              [
                [0, 0],
                [4, 0.2],
                [4.8, 1.4],
                [5, 3.4],
                [0, 3.4],
              ],
              M.tenaz,
              { turn: [0, 0, x > 0 ? 180 : 0], at: [x * 2.6, 0, 0] },
            ),
            lathe(
              [
                [2.6, 0],
                [4.8, 0],
                [5, 1],
                [4.6, 2.2],
                [2.6, 2.2],
              ],
              M.rubber,
              { turn: [0, 0, x > 0 ? 180 : 0], at: [-x * 0.6, 0, 0] },
            ),
          ),
        ),
      );
