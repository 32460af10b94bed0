import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { ball, group, lathe, rod, side } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { grip } from '../parts/grips.ts';
import { brand, vents } from '../parts/markings.ts';

/** Hot glue gun. */
export function glueGun({ size = 1 }: Look) {
  return group(
    {},
    side(
      outline([
        [-7, -1.8, 1],
        [-7, 2.2, 1.2],
        [4, 2.4, 1.2],
        [7, 0.8, 0.8],
        [7, -1.2, 0.6],
        [1, -2, 0.6],
      ]),
      4 * size,
      M.tenaz,
      { bevel: 1 },
    ),
    rod(0.56, 8, M.ivory, { at: [-13.6, 0.3, 0] }),
    lathe(
      [
        [0, 6.8],
        [1.2, 6.8],
        [1.1, 7.6],
        [0.5, 8],
        [0.42, 9.4],
        [0, 9.4],
      ],
      M.brass,
      { at: [0, -0.2, 0] },
    ),
    group({ at: [-2.6, -1.6, 0] }, grip(M.tenaz, { height: 9.5, depth: 3.2, lean: 1.6 })),
    brand('TENAZ', 4.4, [0, 0.4, 2 * size + 0.03], { fill: 0.8 }),
    vents(4, [-5.6, 0.3, 2 * size - 0.1], { height: 1.5 }),
    ball(0.2, M.brass, { at: [9.4, -0.2, 0] }),
    cord([-5, -10.4, 0], -13.5, { reach: 7 }),
  );
}
