import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, lathe, rod, side } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Demolition hammer, upright on its chisel's side: D handle behind, a loop in the middle. */
export function demolition({ size = 1 }: Look) {
  return group(
    { turn: [0, 0, 0] },
    lathe(
      [
        [0, -10],
        [3.6, -10],
        [4.4, -9],
        [4.5, 2],
        [4.1, 3],
        [3.6, 3.2],
        [3.4, 10],
        [2.7, 13],
        [0, 13],
      ],
      M.tenaz,
    ),
    lathe(
      [
        [0, 12.8],
        [2.6, 12.8],
        [2.7, 14],
        [2.2, 17],
        [1.6, 18],
        [0, 18],
      ],
      M.rubber,
    ),
    rod(0.9, 11 * size, M.steel, { at: [17.5, 0, 0], r2: 0.85 }),
    rod(0.85, 2.6, M.steel, { at: [17.4 + 11 * size, 0, 0], r2: 0.06 }),
    side(
      withHoles(
        outline([
          [-9, 4],
          [-13, 4.8, 1.6],
          [-17, 4, 2.4],
          [-18, 0, 3],
          [-17, -4, 2.4],
          [-13, -4.8, 1.6],
          [-9, -4],
        ]),
        outline([
          [-11, 2.4, 1],
          [-14.6, 2.2, 1.4],
          [-15.4, 0, 2],
          [-14.6, -2.2, 1.4],
          [-11, -2.4, 1],
        ]),
      ),
      4,
      M.rubber,
      { bevel: 1 },
    ),
    box(1, 2.4, 2, M.tenaz, { at: [-15, 0, 0], r: 0.3 }),
    side(
      outline([
        [-6, -3],
        [2, -3],
        [1, -9, 1],
        [-5, -9, 1],
      ]),
      7.4,
      M.tenaz,
      { bevel: 1.6 },
    ),
    side(
      outline([
        [-5.6, -8, 0.5],
        [1.6, -8, 0.5],
        [1.2, -10, 0.8],
        [-5.2, -10, 0.8],
      ]),
      7.5,
      M.rubber,
      { bevel: 0.9 },
    ),
    bar(
      [
        [7, -3, 0],
        [7, 2, 0],
        [7, 9, 2.6],
        [7, 9, -4],
      ],
      0.9,
      M.rubber,
      2,
    ),
    vents(5, [-8.4, 0.4, 4.3], { height: 3, step: 0.95 }),
    brand('TENAZ', 6, [-1.4, 0.5, 4.52], { fill: 0.85 }),
    cord([-17, -3, 0], -11, { reach: 8 }),
  );
}
