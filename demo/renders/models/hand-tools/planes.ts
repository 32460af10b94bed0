import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { ball, box, group, rod, side } from '../../studio/solids.ts';
import { flatFile, rasp } from './files.ts';

/** A bench plane, a file, a rasp. */
export const plane = ({ kind = 'cepillo' }: Look) =>
  kind === 'cepillo'
    ? group(
        {},
        box(24, 1, 6, M.iron, { at: [0, 0.5, 0], r: 0.2 }),
        side(
          outline([
            [-11, 0.8],
            [-9, 2, 2],
            [-3, 3, 2],
            [4, 3, 2],
            [9, 1.6, 2],
            [11, 0.8],
          ]),
          6,
          M.iron,
          { bevel: 0.3 },
        ),
        side(
          outline([
            [-2, 2],
            [-5.4, 7.4, 0.4],
            [-3.6, 8, 0.4],
            [3, 2.4],
          ]),
          4.6,
          M.steel,
          { bevel: 0.2 },
        ),
        side(
          outline([
            [-11, 1.6],
            [-9.4, 8, 2],
            [-12, 9.6, 2],
            [-7.6, 8.8, 1],
            [-6.4, 4, 2],
            [-5.6, 1.6],
          ]),
          2.4,
          M.darkWood,
          { bevel: 0.7 },
        ),
        ball(2, M.darkWood, { at: [8, 4.6, 0] }),
        rod(1, 3, M.darkWood, { axis: 'y', at: [8, 1.6, 0] }),
      )
    : kind === 'escofina'
      ? rasp()
      : flatFile();
