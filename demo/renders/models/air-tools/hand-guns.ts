import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** Staples and rivets from the hand. */
export const handGun = ({ kind = 'remachadora' }: Look) =>
  kind === 'engrapadora'
    ? group(
        {},
        side(
          outline([
            [-8, -3, 0.8],
            [-8, 1, 2],
            [6, 4, 2],
            [8, 2, 1],
            [8, -5, 0.6],
            [5, -5, 0.6],
            [4, -3, 0.6],
          ]),
          2.8,
          M.chrome,
          { bevel: 0.6 },
        ),
        side(
          outline([
            [-9, 5, 1],
            [-8.6, 7, 1],
            [5, 5, 2],
            [5, 3.4, 1],
            [-2, 4, 2],
          ]),
          2.4,
          M.tenaz,
          { bevel: 0.6 },
        ),
        brand('BRAVÍO', 5, [1, 0.6, 1.42], { ink: '#33373a' }),
      )
    : group(
        {},
        side(
          outline([
            [-2, 0, 0.6],
            [-2, 4, 1],
            [8, 4, 1],
            [8, 1.6, 0.6],
            [3, 0, 1],
          ]),
          2.6,
          M.tenaz,
          { bevel: 0.6 },
        ),
        rod(0.9, 1.6, M.zinc, { at: [8, 2.8, 0] }),
        rod(0.5, 1.4, M.steel, { at: [9.4, 2.8, 0] }),
        rod(0.16, 3, M.alu, { at: [10.6, 2.8, 0] }),
        side(
          outline([
            [-1.6, 1],
            [1.4, 0.6],
            [-2, -14, 1],
            [-4.4, -13.6, 1],
          ]),
          2,
          M.tenaz,
          { bevel: 0.6 },
        ),
        side(
          outline([
            [4, 0.6, 0.4],
            [6, 1, 0.4],
            [6.6, -4, 2],
            [2.4, -14.4, 1],
            [0.4, -14, 1],
            [4, -4, 2],
          ]),
          1.8,
          M.black,
          { bevel: 0.5 },
        ),
      );
