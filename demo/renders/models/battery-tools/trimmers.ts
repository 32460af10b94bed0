import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, lathe, rod, side, tube } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';

/** String trimmer, hedge trimmer. */
export function trimmer({ volts = 20 }: Look) {
  return group(
    { turn: [0, 0, -38] },
    rod(1.2, 96, M.alu, { at: [-46, 0, 0] }),
    side(
      outline([
        [-66, -4, 2],
        [-66, 4, 2],
        [-50, 3, 2],
        [-44, 1.6, 1],
        [-44, -1.6, 1],
        [-50, -3, 2],
      ]),
      7,
      M.tenaz,
      { bevel: 1.6 },
    ),
    group({ at: [-66, 0, 0], turn: [0, 0, -90] }, battery(volts, 4)),
    brand('TENAZ', 8, [-56, 0.4, 3.55], { fill: 0.8 }),
    tube(
      [
        [-18, 0, 0],
        [-16, 8, 5],
        [-16, 11, 0],
        [-16, 8, -5],
        [-18, 0, 0],
      ],
      1.1,
      M.rubber,
    ),
    group(
      { at: [50, 0, 0], turn: [0, 0, 38] },
      lathe(
        [
          [0, 0],
          [4, 0],
          [4.6, 2],
          [3.4, 6],
          [1.6, 8],
          [0, 8],
        ],
        M.black,
        { axis: 'y', at: [2, -6, 0] },
      ),
      lathe(
        [
          [0, 0],
          [3.6, 0],
          [3.8, 1],
          [3.6, 3],
          [0, 3],
        ],
        M.tenaz,
        { axis: 'y', at: [2, -9, 0] },
      ),
      lathe(
        [
          [3, 1.6],
          [12, 0],
          [13, -2],
          [13.4, -2],
          [12.4, 0.8],
          [3, 2.4],
        ],
        M.black,
        { axis: 'y', at: [2, -6, 0], arc: 180, turn: [0, 180, 0] },
      ),
      tube(
        [
          [2, -8, 0],
          [10, -8.4, 4],
          [16, -9, 5],
        ],
        0.22,
        M.orange,
      ),
    ),
  );
}
