import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { type Corner, outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Belt sander. */
export function beltSander({ size = 3 }: Look) {
  const w = size * 2.3;
  const belt: Corner[] = [
    [-12, -4, 3],
    [-12, 2, 3],
    [12, 2, 3],
    [12, -4, 3],
  ];
  return group(
    {},
    side(
      withHoles(
        outline(belt),
        outline([
          [-11.6, -3.6, 2.8],
          [-11.6, 1.6, 2.8],
          [11.6, 1.6, 2.8],
          [11.6, -3.6, 2.8],
        ]),
      ),
      w,
      paint('#a65a2a', { rough: 0.95 }),
      { bevel: 0.08 },
    ),
    ...[-9.2, 9.2].map((x) => rod(2.5, w * 0.94, M.alu, { axis: 'z', at: [x, -1, -w * 0.47] })),
    side(
      outline([
        [-8, -2.6, 1],
        [-8, 0.8, 1],
        [8, 0.8, 1],
        [8, -2.6, 1],
      ]),
      w * 0.8,
      M.burnt,
      { bevel: 0.3 },
    ),
    side(
      outline([
        [-10.4, 1.6, 0.6],
        [-10.6, 4, 1.5],
        [-3, 6, 2],
        [7, 5.6, 2],
        [11, 3.6, 1.4],
        [11, 1.8, 0.5],
      ]),
      w * 0.98,
      M.tenaz,
      { bevel: 1 },
    ),
    side(
      withHoles(
        outline([
          [-8, 3],
          [-14.4, 5, 2],
          [-14, 9.4, 2],
          [-7, 11, 2],
          [3, 9.4, 2],
          [4, 5],
        ]),
        outline([
          [-6.6, 6, 1],
          [-11, 6.8, 1],
          [-10.6, 8.2, 0.8],
          [-6, 8.8, 1],
          [-0.6, 7.6, 1],
          [-0.4, 6.2, 0.8],
        ]),
      ),
      3.6,
      M.tenaz,
      { bevel: 1 },
    ),
    lathe(
      [
        [0, 0],
        [1.6, 0],
        [2.2, 1],
        [2.1, 2.6],
        [1.4, 3.4],
        [0, 3.5],
      ],
      M.rubber,
      { axis: 'y', at: [8.4, 4.8, 0] },
    ),
    vents(5, [-2, 3.4, w * 0.49], { height: 1.8 }),
    brand('TENAZ', 5.4, [-6, 3, w * 0.49 + 0.05], { fill: 0.8 }),
    box(6, 4.6, 5, M.grey, { at: [-13, 1.6, -w * 0.3], r: 1.6 }),
    cord([-14, 7.6, 0], -4, { reach: 8 }),
  );
}
