import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const handVacuum = () =>
  group(
    {},
    side(
      outline([
        [-10, -4, 2],
        [-10, 3, 2.5],
        [0, 4, 2],
        [9, 1, 1],
        [13, -2.6, 0.6],
        [13, -4, 0.4],
        [2, -4.4, 1],
      ]),
      8,
      M.tenaz,
      { bevel: 1.6 },
    ),
    side(
      outline([
        [1, -4.6, 0.6],
        [1, 4.2, 1],
        [9, 1.2, 1],
        [13.4, -2.6, 0.4],
        [13.4, -4.2, 0.4],
      ]),
      8.2,
      paint('#7f8a90', { rough: 0.25 }),
      { bevel: 1.4 },
    ),
    side(
      withHoles(
        outline([
          [-11, 2],
          [-11, 8, 2],
          [-1, 8.6, 2],
          [2, 3, 1],
        ]),
        outline([
          [-8.6, 4, 0.8],
          [-8.4, 6, 0.8],
          [-2.4, 6.4, 1],
          [-1, 4.2, 0.8],
        ]),
      ),
      3.2,
      M.rubber,
      { bevel: 0.8 },
    ),
    brand('TENAZ', 5, [-4.4, 0, 4.03], { fill: 0.8 }),
    group({ at: [-10.4, 0, 0], turn: [0, 0, -90], scale: 0.7 }, box(9, 3.6, 6, M.rubber, { at: [0, -2, 0], r: 0.8 })),
  );
