import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around, type Corner, circle, outline, withHoles } from '../../studio/outline.ts';
import { group, side, type Vec } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const stilson = ({ size = 14 }: Look) =>
  group(
    { turn: [0, 0, 36], scale: size / 14 },
    side(
      withHoles(
        outline([
          [-20, -1.3, 0.8],
          [-20, 1.3, 1],
          [2, 1.4, 2],
          [5, 2.2, 1],
          [9, 2.2, 0.5],
          [9, 0.6],
          [5.4, -0.2, 0.5],
          [5, -2.2, 1],
          [1, -1.6, 2],
        ]),
        circle(0.7, -18.6, 0),
      ),
      2.2,
      M.tenaz,
      { bevel: 0.5 },
    ),
    side(
      outline([
        [3, -1],
        [4.6, -4.6, 1],
        [9, -5.4, 0.6],
        [9.4, -2.6],
        ...Array.from({ length: 9 }, (_, n): Corner => [9 - n * 0.4, n % 2 ? -2.4 : -2.8]),
        [5.4, -2, 0.4],
        [5, 5],
        [3.4, 5],
      ]),
      1.7,
      M.iron,
      { bevel: 0.3 },
    ),
    side(
      outline(
        Array.from({ length: 18 }, (_, n): Corner => [5.6 + n * 0.2, n % 2 ? 0 : -0.3]).concat([
          [9, 1],
          [5.6, 1],
        ]),
      ),
      1.9,
      M.steel,
      { bevel: 0.1 },
    ),
    side(
      around(56, (n) => (n % 4 < 2 ? 1.7 : 1.45)),
      1.7,
      M.steel,
      { turn: [0, 90, 0], at: [4.2, 3.2, 0].map((v, i) => (i === 1 ? 0.2 : v)) as unknown as Vec },
    ),
    brand('BRAVÍO', 6, [-9, 0, 1.15], { height: 1.1, fill: 0.9 }),
  );
