import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, many, rod, side } from '../../studio/solids.ts';
import { battery, foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand } from '../parts/markings.ts';

/** Blower with a long nozzle. */
export function blower({ volts = 0, bare = false, size = 1 }: Look) {
  return group(
    {},
    rod(6, 5.4, M.tenaz, { axis: 'z', at: [-6, 0, -2.7], edge: 1.4 }),
    side(
      outline([
        [-6, -6],
        [-1, -6, 1],
        [4, -4.4, 2],
        [8, -2.6, 1],
        [8, 2.6, 1],
        [0, 3.4, 2],
        [-6, 6],
      ]),
      5.4,
      M.tenaz,
      { bevel: 1.3 },
    ),
    lathe(
      [
        [0, 0],
        [2.9, 0],
        [3, 1],
        [2.4, 3],
        [2.1, 16 * size],
        [2.6, 17 * size],
        [2.2, 17 * size + 0.3],
        [2.1, 16 * size],
      ],
      M.black,
      { at: [7.4, -0.2, 0] },
    ),
    rod(3.7, 0.4, M.gloss, { axis: 'z', at: [-6, 0, 2.5] }),
    many(5, (n) => box(6.6 - Math.abs(n - 2) * 1.1, 0.36, 0.3, M.grey, { at: [-6, -2.4 + n * 1.2, 2.95] })),
    side(
      withHoles(
        outline([
          [-9, 4.6],
          [-8, 9.2, 2],
          [0, 8.6, 2],
          [4, 3.4, 1.4],
          [1, 2.4],
          [-4, 4],
        ]),
        outline([
          [-6.6, 5.4, 0.8],
          [-5.8, 7.2, 0.8],
          [-0.8, 6.8, 1],
          [1, 4.4, 0.8],
          [-2, 4.8, 1],
        ]),
      ),
      3.4,
      M.rubber,
      { bevel: 0.8 },
    ),
    brand('TENAZ', 4.6, [1.6, -0.8, 2.75], { fill: 0.8 }),
    ...(volts
      ? [
          group(
            { at: [-9.6, -3.6, 0], turn: [0, 0, -34], scale: 0.85 },
            bare ? foot(M.black, volts, true) : battery(volts, 4),
          ),
        ]
      : [cord([-11.6, 0, 0], -7, { reach: 8 })]),
  );
}
