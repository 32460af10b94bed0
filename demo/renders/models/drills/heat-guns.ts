import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { box, group, lathe, rod } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { grip } from '../parts/grips.ts';
import { housing } from './cordless-drills.ts';

/** Heat gun, and what else blows or squeezes from a pistol. */
export function heatGun({ volts = 0, kind = 'calor' }: Look) {
  return group(
    {},
    housing(-7, 4, 3.1),
    ...(kind === 'pantalla' ? [box(3, 1.8, 0.3, M.gloss, { at: [-8.4, 2.4, 2.2], turn: [0, 0, 0] })] : []),
    lathe(
      [
        [0, 3.8],
        [2.9, 3.8],
        [2.7, 5],
        [2.3, 6.4],
        [0, 6.4],
      ],
      M.black,
    ),
    lathe(
      [
        [1.6, 6.2],
        [1.95, 6.2],
        [1.9, 12.6],
        [2.05, 13],
        [1.6, 13.05],
        [1.55, 12.4],
        [1.5, 7],
      ],
      M.chrome,
    ),
    rod(1.5, 0.4, M.burnt, { at: [8, 0, 0] }),
    group({ at: [-1.4, -2, 0] }, grip(M.tenaz, { height: 12, lean: 1.4 })),
    ...(volts ? [group({ at: [-2.6, -13, 0] }, foot(M.tenaz, volts))] : [cord([-3.6, -13.8, 0], -17, { reach: 8 })]),
  );
}
