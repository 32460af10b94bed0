import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, side } from '../../studio/solids.ts';

/** Trowels of a mason. */
export const trowel = ({ kind = 'cuchara' }: Look) =>
  kind === 'cuchara'
    ? group(
        { turn: [-30, 24, 0] },
        side(
          outline([
            [0, -5.6, 1.4],
            [0, 5.6, 1.4],
            [20, 0, 1],
          ]),
          0.25,
          M.steel,
          { turn: [90, 0, 0], bevel: 0.05 },
        ),
        bar(
          [
            [1, 0.4, 0],
            [-3, 1, 0],
            [-4, 4, 0],
            [-8, 4.4, 0],
          ],
          0.5,
          M.steel,
        ),
        lathe(
          [
            [0, 0],
            [1.2, 0],
            [1.5, 3],
            [1.3, 8],
            [1.6, 11],
            [0, 11.8],
          ],
          M.wood,
          { at: [-18.6, 4.4, 0] },
        ),
      )
    : group(
        { turn: [0, 22, 0] },
        side(
          outline([
            ...(kind === 'dentada'
              ? Array.from({ length: 56 }, (_, n): Corner => [-15.4 + n * 0.55, n % 4 < 2 ? -6.2 : -5.3])
              : [[-15, -6] as Corner, [15, -6] as Corner]),
            [15, 6, 0.3],
            [-15, 6, 0.3],
          ]),
          0.2,
          M.steel,
          { turn: [90, 0, 0], bevel: 0.04 },
        ),
        box(22, 0.7, 2.4, M.alu, { at: [0, 0.5, 0] }),
        bar(
          [
            [-7, 0.6, 0],
            [-7, 4.4, 0],
            [-4, 5, 0],
          ],
          0.7,
          M.alu,
        ),
        lathe(
          [
            [0, 0],
            [1.3, 0],
            [1.6, 3],
            [1.4, 9],
            [1.7, 12],
            [0, 12.6],
          ],
          M.wood,
          { at: [-6, 5, 0] },
        ),
      );
