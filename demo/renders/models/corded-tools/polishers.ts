import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, lathe, rod, side, tube } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Polisher: a grinder's body with a pad under its head and a loop over it. */
export function polisher({ volts = 0, size = 7, kind = 'lana' }: Look) {
  const r = size * 1.15;
  return group(
    {},
    lathe(
      [
        [0, -20],
        [2.9, -20],
        [3.1, -19],
        [2.6, -15],
        [2.7, -12],
        [3.3, -6],
        [3.5, -1],
        [0, -1],
      ],
      M.tenaz,
    ),
    lathe(
      [
        [0, -21],
        [2.7, -20.9],
        [3.2, -20],
        [3.25, -17.6],
        [0, -17.6],
      ],
      M.rubber,
    ),
    vents(5, [-7.4, 0.4, 3.2], { height: 2.4, step: 0.85 }),
    brand('TENAZ', 4.8, [-12.2, 0.2, 2.85], { fill: 0.85 }),
    side(
      outline([
        [-1.4, -3, 0.6],
        [-1.4, 3.2, 0.8],
        [3, 2.8, 1.6],
        [6, 0.4, 1.2],
        [6, -3, 0.6],
      ]),
      6,
      M.alu,
      { bevel: 0.9 },
    ),
    rod(2.3, 1.4, M.steel, { axis: 'y', at: [3, -4.2, 0] }),
    lathe(
      [
        [0, -6.2],
        [r * 0.9, -6.2],
        [r, -5.6],
        [r * 0.9, -4.7],
        [r * 0.5, -4],
        [0, -4],
      ],
      M.rubber,
      { axis: 'y', at: [3, 0, 0] },
    ),
    lathe(
      [
        [0, -9],
        [r * 0.7, -9],
        [r * 1.02, -8.3],
        [r * 1.08, -7.2],
        [r * 1, -6.1],
        [0, -6.1],
      ],
      kind === 'lana' ? paint('#efe6d2', { rough: 1 }) : M.orange,
      { axis: 'y', at: [3, 0, 0] },
    ),
    tube(
      [
        [2, -0.6, 3],
        [3, 4.6, 4.4],
        [3.6, 7.2, 2],
        [3.6, 7.2, -2],
        [3, 4.6, -4.4],
        [2, -0.6, -3],
      ],
      1,
      M.rubber,
    ),
    ...(volts
      ? [group({ at: [-20.4, 0, 0], turn: [0, 0, -90] }, battery(volts, 4))]
      : [cord([-20.8, 0, 0], -9, { reach: 9 })]),
  );
}
