import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, lathe, rod, side } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { grip } from '../parts/grips.ts';
import { brand } from '../parts/markings.ts';

/** A pistol with a cradle in front: caulking gun with its cartridge. */
export function caulker({ volts = 20 }: Look) {
  return group(
    {},
    side(
      outline([
        [-8, -2, 1],
        [-8, 2.4, 1.4],
        [1, 2.4, 1],
        [2, -2, 0.6],
      ]),
      4.6,
      M.tenaz,
      { bevel: 1.2 },
    ),
    lathe(
      [
        [2.6, 0],
        [3, 0],
        [3, 19],
        [2.6, 19],
      ],
      M.zinc,
      { at: [1.6, 0, 0], arc: 170, turn: [95, 0, 0] },
    ),
    rod(2.4, 18.6, M.white, { at: [2, 0.2, 0] }),
    rod(0.7, 6, M.white, { at: [20.6, 0.2, 0], r2: 0.25 }),
    rod(0.5, 9, M.steel, { at: [-16, 0.4, 0] }),
    brand('TENAZ', 4.4, [-3.2, 0.3, 2.35], { fill: 0.8 }),
    group({ at: [-3, -1.4, 0] }, grip(M.tenaz, { height: 10.5 })),
    group({ at: [-4.6, -11, 0] }, foot(M.tenaz, volts)),
  );
}
