import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, rod, side, tube } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { brand } from '../parts/markings.ts';

/** Portable band saw for metal. */
export function portaband() {
  return group(
    {},
    side(
      withHoles(
        outline([
          [-20, -7, 6],
          [-20, 7, 6],
          [20, 7, 6],
          [20, -7, 6],
          [9, -7, 3],
          [8, 0, 2],
          [-8, 0, 2],
          [-9, -7, 3],
        ]),
        outline([
          [-0.01, 3],
          [0.01, 3],
          [0.01, 3.02],
          [-0.01, 3.02],
        ]),
      ),
      8,
      M.tenaz,
      { bevel: 1.8 },
    ),
    box(17, 0.9, 0.2, M.steel, { at: [0, -6.4, 1] }),
    rod(6, 1, M.black, { axis: 'z', at: [13, 0, 4] }),
    rod(6, 1, M.black, { axis: 'z', at: [-13, 0, 4] }),
    side(
      withHoles(
        outline([
          [-6, 6],
          [-20, 9, 2],
          [-22, 14, 2],
          [-8, 15, 2],
          [-2, 9, 2],
        ]),
        outline([
          [-8, 9, 1],
          [-16, 10.6, 1],
          [-16, 12, 1],
          [-9, 12, 1],
        ]),
      ),
      4,
      M.rubber,
      { bevel: 1 },
    ),
    tube(
      [
        [12, 7, 0],
        [13, 13, 0],
        [18, 14, 0],
        [20, 7, 0],
      ],
      1,
      M.rubber,
    ),
    brand('TENAZ', 9, [0, 3.6, 4.05], { fill: 0.8 }),
    cord([-21, 12, 0], -7, { reach: 8 }),
  );
}
