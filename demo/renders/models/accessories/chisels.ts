import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';

export const chisel = ({ kind = 'punta', size = 1 }: Look) =>
  group(
    { turn: [0, 22, 0] },
    rod(0.7 * size, 6, M.zinc, { at: [-16, 0, 0] }),
    rod(0.62 * size, 20, M.zinc, { at: [-10, 0, 0] }),
    box(2.6, 0.24, 0.4, M.gloss, { at: [-13.4, 0.66 * size, 0] }),
    ...(kind === 'punta'
      ? [
          lathe(
            [
              [0, 0],
              [0.62 * size, 0],
              [0.1, 5],
              [0, 5.1],
            ],
            M.zinc,
            { at: [9.8, 0, 0] },
          ),
        ]
      : [
          side(
            outline([
              [9, -0.6],
              [12, kind === 'ancho' ? -2.6 : -1.2, 1],
              [15, kind === 'ancho' ? -2.8 : -1.2],
              [15, kind === 'ancho' ? 2.8 : 1.2],
              [12, kind === 'ancho' ? 2.6 : 1.2, 1],
              [9, 0.6],
            ]),
            0.7 * size,
            M.zinc,
            { turn: [90, 0, 0], bevel: 0.2 },
          ),
        ]),
    ...(size > 1.2 ? [] : []),
  );
