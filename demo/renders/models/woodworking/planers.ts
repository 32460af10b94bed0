import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Planer: a long shoe, the cutter drum in front, a loop handle. */
export function planer({ size = 3.25, volts = 0 }: Look) {
  const w = size * 2.2;
  return group(
    {},
    box(29, 1.2, w, M.alu, { at: [0, -3.4, 0], r: 0.2 }),
    side(
      outline([
        [-13.6, -3, 0.6],
        [-14, -0.6, 1],
        [-9, 1.4, 2],
        [3, 1.6, 1],
        [8, 0.9, 2],
        [13.4, -1.6, 1],
        [13.8, -3, 0.5],
      ]),
      w * 0.94,
      M.tenaz,
      { bevel: 0.8 },
    ),
    side(
      withHoles(
        outline([
          [-12.4, -1],
          [-13.6, 4, 2],
          [-9.6, 7.6, 2.4],
          [-1, 7.2, 2],
          [3, 3.4, 1.6],
          [2.4, 0],
        ]),
        outline([
          [-9.6, 1.6, 1],
          [-10.4, 3.8, 1.2],
          [-8, 5.2, 1.4],
          [-2.6, 4.8, 1.2],
          [-1.4, 2.4, 1],
        ]),
      ),
      3.8,
      M.tenaz,
      { bevel: 1 },
    ),
    box(7, 1, 3.9, M.rubber, { at: [-6, 6.9, 0], r: 0.45, turn: [0, 0, 2] }),
    rod(2.9, 1.3, M.black, { axis: 'z', at: [4.4, -0.4, w * 0.44] }),
    side(
      outline([
        [0.4, -2.8, 1],
        [0.4, 1, 1.6],
        [8.6, 1, 1.6],
        [8.6, -2.8, 1],
      ]),
      1.3,
      M.black,
      { at: [0, 0, w * 0.46], bevel: 0.4 },
    ),
    lathe(
      [
        [0, 0],
        [1.9, 0],
        [2.3, 0.6],
        [2.3, 2.2],
        [1.7, 3],
        [0, 3.2],
      ],
      M.rubber,
      { axis: 'y', at: [9.4, 0.2, 0] },
    ),
    vents(5, [-10.6, -0.9, w * 0.47], { height: 1.7 }),
    brand('TENAZ', 5.6, [-3.4, -1, w * 0.47 + 0.05], { fill: 0.8 }),
    ...(volts
      ? [group({ at: [-13.8, 2, 0], turn: [0, 0, -76], scale: 0.8 }, battery(volts, 4))]
      : [cord([-13.6, 3.8, 0], -4, { reach: 8 })]),
  );
}
