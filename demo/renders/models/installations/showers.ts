import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { ball, group, lathe, many, pipe, rod, tube } from '../../studio/solids.ts';

export const shower = ({ kind = 'fija' }: Look) =>
  kind === 'telefono'
    ? group(
        { turn: [0, -20, 0] },
        lathe(
          [
            [0, 0],
            [4, 0],
            [4.3, 0.6],
            [3.6, 1.6],
            [1.6, 2.6],
            [0, 2.7],
          ],
          M.chrome,
          { axis: 'z', at: [0, 12, 0], turn: [0, 180, 0] },
        ),
        many(19, (n) =>
          rod(0.2, 0.2, M.gloss, {
            axis: 'z',
            at: [Math.cos(n * 2.4) * 3.2 * Math.sqrt(n / 19), 12 + Math.sin(n * 2.4) * 3.2 * Math.sqrt(n / 19), 0.02],
          }),
        ),
        tube(
          [
            [0, 9, -1],
            [0, 3, -1.4],
            [0, -3, -1],
          ],
          1.2,
          M.chrome,
        ),
        tube(
          [
            [0, -3, -1],
            [1, -8, 0],
            [8, -9, 3],
            [10, -4, 4],
            [5, -2, 6],
            [-4, -6, 6],
            [-9, -9, 3],
          ],
          0.6,
          M.zinc,
        ),
      )
    : group(
        { turn: [0, -24, 0] },
        lathe(
          [
            [0, 0],
            [5.4, 0],
            [5.8, 0.5],
            [5, 1.6],
            [2, 3],
            [1.4, 4.6],
            [0, 4.6],
          ],
          M.chrome,
          { axis: 'y', turn: [-24, 0, 0] },
        ),
        many(30, (n) =>
          ball(0.26, M.grey, {
            at: [Math.cos(n * 2.4) * 4.6 * Math.sqrt(n / 30), -0.05, Math.sin(n * 2.4) * 4.6 * Math.sqrt(n / 30)],
            turn: [-24, 0, 0],
          }),
        ),
        tube(
          [
            [0, 4, -1.6],
            [0, 7, -4],
            [0, 7.4, -9],
          ],
          0.9,
          M.chrome,
        ),
        pipe(2.6, 0.8, 0.5, M.chrome, { axis: 'z', at: [0, 7.4, -9] }),
      );
