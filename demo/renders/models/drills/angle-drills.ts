import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, lathe, side } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { chuck } from '../parts/grips.ts';
import { brand, vents } from '../parts/markings.ts';
import { twist } from './cordless-drills.ts';

/** Right-angle drill. */
export function angled({ volts = 0 }: Look) {
  return group(
    {},
    lathe(
      [
        [0, -17],
        [2.2, -17],
        [2.5, -16],
        [2.1, -10],
        [2.3, -4],
        [2.7, 0],
        [0, 0],
      ],
      M.tenaz,
    ),
    side(
      outline([
        [-0.5, -2.4, 0.6],
        [-0.5, 2.4, 0.8],
        [3, 2.4, 1.4],
        [4.6, 0.6, 1],
        [4.6, -2.4, 0.6],
      ]),
      4.4,
      M.alu,
      { bevel: 0.8 },
    ),
    group({ at: [2.4, -2.2, 0], turn: [0, 0, -90] }, chuck(1.8), twist(0.28, 6, M.steel, 5.2)),
    side(
      outline([
        [-13, -2, 0.4],
        [-4.6, -2.2, 0.4],
        [-5, -3.3, 0.8],
        [-12.4, -3, 0.8],
      ]),
      2,
      M.black,
      { bevel: 0.4 },
    ),
    vents(4, [-3.4, 0.2, 2.3], { height: 1.8 }),
    brand('TENAZ', 4.4, [-8.6, 0.2, 2.2], { fill: 0.8 }),
    ...(volts
      ? [group({ at: [-17.4, 0, 0], turn: [0, 0, -90] }, foot(M.black, volts))]
      : [cord([-17, 0, 0], -12, { reach: 8 })]),
  );
}
