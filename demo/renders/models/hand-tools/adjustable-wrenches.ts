import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { around, circle, outline, withHoles } from '../../studio/outline.ts';
import { box, group, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** Adjustable wrench. */
export const adjustable = ({ size = 8 }: Look) =>
  group(
    { turn: [0, 0, 34], scale: size / 8 },
    side(
      withHoles(
        outline([
          [-12, -1.3, 1.2],
          [-12, 1.3, 1.2],
          [1, 1.1, 2],
          [3.4, 2.4, 1],
          [6.4, 4.4, 0.6],
          [8, 3.6, 0.4],
          [6, 0.9, 0.6],
          [6, -1],
          [4.6, -3.4, 1],
          [2, -2.4, 2],
          [0, -1.1, 2],
        ]),
        circle(0.7, -10.6, 0),
      ),
      1.5,
      M.chrome,
      { bevel: 0.35 },
    ),
    side(
      outline([
        [4.6, -3],
        [6.2, -3.4, 0.6],
        [9, -0.9, 0.4],
        [8.6, 0],
        [6.2, -0.5, 0.3],
        [5, -0.8],
      ]),
      1.2,
      M.chrome,
      { bevel: 0.25 },
    ),
    side(
      around(48, (n) => (n % 4 < 2 ? 0.85 : 0.68)),
      1.4,
      M.steel,
      { turn: [0, 90, 20], at: [3.8, -1.5, 0] },
    ),
    box(8, 1, 1.56, paint('#b7babc', { rough: 0.5, metal: 1 }), { at: [-5, 0, 0], r: 0.2 }),
    brand('BRAVÍO', 5, [-5, 0, 0.8], { ink: '#33373a', height: 0.9, fill: 0.9 }),
  );
