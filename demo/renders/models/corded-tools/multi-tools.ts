import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Oscillating multitool. */
export function multitool({ volts = 0 }: Look) {
  return group(
    {},
    lathe(
      [
        [0, -16],
        [2.3, -16],
        [2.6, -15],
        [2.3, -10],
        [2.2, -6],
        [2.6, -1],
        [2.5, 1.4],
        [0, 1.4],
      ],
      M.tenaz,
    ),
    lathe(
      [
        [0, 0],
        [2.55, 0],
        [2.65, 0.6],
        [2.5, 6],
        [2.6, 7],
        [0, 7],
      ],
      M.rubber,
      { at: [-12.4, 0, 0] },
    ),
    side(
      outline([
        [0.8, -2.6, 0.6],
        [0.8, 2.6, 0.8],
        [4.6, 2.4, 1.4],
        [6, 0.6, 1],
        [6, -2.6, 0.6],
      ]),
      4.8,
      M.black,
      { bevel: 1 },
    ),
    rod(1.4, 1.2, M.steel, { axis: 'y', at: [4, -3.6, 0] }),
    side(
      outline([
        [3, -1.2, 0.4],
        [3, 1.2, 0.4],
        [7, 1, 0.4],
        [7.6, 2.2, 0.2],
        ...Array.from({ length: 17 }, (_, at): Corner => [at % 2 ? 12.4 : 12.9, 2.2 - at * 0.275]),
        [7.6, -2.2, 0.2],
        [7, -1, 0.4],
      ]),
      0.16,
      M.steel,
      { turn: [90, 0, 0], at: [0, -3.9, 0], bevel: 0.02 },
    ),
    vents(4, [-3.4, 0.2, 2.2], { height: 1.6, step: 0.6 }),
    brand('TENAZ', 4.2, [-8.8, 0.3, 2.6], { fill: 0.8 }),
    box(2.4, 0.6, 1, M.gloss, { at: [-2.4, 2.5, 0], r: 0.25 }),
    ...(volts
      ? [group({ at: [-16.4, 0, 0], turn: [0, 0, -90], scale: 0.85 }, battery(volts, 2))]
      : [cord([-16, 0, 0], -5, { reach: 8 })]),
  );
}
