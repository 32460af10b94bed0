import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { handle } from './handles.ts';

export const ratchet = ({ kind = 'matraca' }: Look) =>
  kind === 'torque'
    ? group(
        { turn: [0, 26, 0] },
        rod(1, 30, M.chrome, { at: [-10, 0, 0] }),
        group({ at: [-10, 0, 0] }, handle(12, 1.7, M.rubber)),
        lathe(
          [
            [0, 0],
            [1.9, 0],
            [1.6, 0.9],
            [1.6, 2],
            [0, 2],
          ],
          M.chrome,
          { axis: 'y', at: [21, -0.6, 0] },
        ),
        box(1.2, 1.6, 1.2, M.chrome, { at: [21, 1.9, 0] }),
        rod(1.3, 3, M.tenaz, { at: [-9.6, 0, 0] }),
      )
    : kind === 'cruz'
      ? group(
          { turn: [-62, 0, 18] },
          ...[0, 90, 180, 270].map((turn) =>
            group(
              { turn: [0, 0, turn] },
              rod(0.8, 19, M.chrome),
              lathe(
                [
                  [0.7, 0],
                  [1.4, 0],
                  [1.5, 3],
                  [1, 3],
                  [0.9, 0.6],
                ],
                M.chrome,
                { at: [18.6, 0, 0] },
              ),
            ),
          ),
        )
      : kind === 'extensiones'
        ? group(
            { turn: [0, 24, 0] },
            ...[7, 13, 22].map((l, n) =>
              group(
                { at: [-11, 0, n * 3] },
                rod(0.75, l, M.chrome),
                rod(1.1, 2.4, M.chrome),
                box(1.4, 1, 1, M.chrome, { at: [l + 0.5, 0, 0] }),
              ),
            ),
          )
        : group(
            { turn: [0, 26, 0] },
            rod(0.75, 14, M.chrome, { at: [-10, 0, 0] }),
            group({ at: [-6, 0, 0] }, handle(13, 1.5)),
            side(
              outline([
                [3, -0.9],
                [3, 0.9],
                [6, 2, 1],
                [9, 2.2, 2],
                [11, 0, 2],
                [9, -2.2, 2],
                [6, -2, 1],
              ]),
              1.9,
              M.chrome,
              { turn: [90, 0, 0], bevel: 0.4 },
            ),
            box(1.2, 1.6, 1.2, M.chrome, { at: [8.4, -1.4, 0] }),
            rod(1.2, 0.5, M.burnt, { axis: 'y', at: [8.4, 0.8, 0] }),
            box(1.8, 0.4, 0.5, M.steel, { at: [8.4, 1.4, 0], turn: [0, 30, 0] }),
          );
