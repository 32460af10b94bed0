import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, rod, side, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const sprayer = ({ kind = 'mochila', volts = 0 }: Look) =>
  kind === 'mano'
    ? group(
        {},
        lathe(
          [
            [0, 0],
            [5.4, 0],
            [6, 1],
            [6.4, 8],
            [5, 14],
            [2.6, 17],
            [2.6, 19],
            [0, 19],
          ],
          M.white,
          { axis: 'y' },
        ),
        lathe(
          [
            [0, 19],
            [3.2, 19],
            [3.2, 21],
            [2.2, 22],
            [0, 22],
          ],
          M.green,
          { axis: 'y' },
        ),
        side(
          outline([
            [-7, 22, 1],
            [-7, 24.4, 1],
            [3, 25, 1],
            [8, 23.4, 0.6],
            [8, 22.4, 0.4],
            [2, 21.6, 1],
          ]),
          2.4,
          M.green,
          { bevel: 0.6 },
        ),
        rod(1.4, 3, M.black, { axis: 'y', at: [0, 25, 0] }),
        rod(0.7, 2.4, M.brass, { at: [7.6, 22.9, 0] }),
        brand('ARROYAL', 7, [0, 8, 6.4], { ink: '#1f7a43' }),
      )
    : group(
        {},
        side(
          outline([
            [-14, 0, 4],
            [-15, 20, 6],
            [-12, 38, 5],
            [12, 38, 5],
            [15, 20, 6],
            [14, 0, 4],
          ]),
          19,
          volts ? M.tenaz : M.white,
          { bevel: 4 },
        ),
        rod(5, 3, M.black, { axis: 'y', at: [0, 38, 0] }),
        box(24, 5, 17, M.black, { at: [0, 0, 0], r: 1.4 }),
        tube(
          [
            [13, 5, 6],
            [22, 4, 10],
            [24, 16, 12],
            [18, 24, 13],
          ],
          0.8,
          M.rubber,
        ),
        rod(0.6, 44, M.zinc, { at: [14, 22, 13], turn: [0, 0, 42] }),
        rod(1.3, 10, M.black, { at: [14, 22, 13], turn: [0, 0, 42] }),
        brand(volts ? 'TENAZ' : 'ARROYAL', 14, [0, 22, 9.6], volts ? {} : { ink: '#1f7a43' }),
        ...(volts
          ? []
          : [
              bar(
                [
                  [-14, 4, 6],
                  [-22, 8, 10],
                  [-22, 12, 16],
                ],
                0.9,
                M.black,
              ),
            ]),
      );
