import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, lathe, many, rod, side } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { grindDisc } from '../parts/discs.ts';
import { brand } from '../parts/markings.ts';

/** Abrasive chop saw. */
export function chop({ kind = 'abrasivo' }: Look) {
  const cold = kind === 'frio';
  return group(
    {},
    box(52, 3, 26, M.burnt, { at: [0, 1.5, 0], r: 1 }),
    box(8, 9, 22, M.iron, { at: [-2, 6, 0], r: 1 }),
    box(3, 9, 14, M.iron, { at: [16, 7, 0], r: 0.6 }),
    rod(1, 16, M.zinc, { at: [17, 7, 0] }),
    bar(
      [
        [33, 3, 0],
        [33, 11, 0],
      ],
      0.7,
      M.zinc,
    ),
    side(
      outline([
        [-22, 4, 2],
        [-24, 20, 4],
        [-16, 24, 3],
        [-10, 20, 2],
        [-14, 5, 2],
      ]),
      8,
      M.tenaz,
      { bevel: 1.4, at: [0, 0, -3] },
    ),
    group({ at: [2, 23, 0] }, grindDisc(17, {}, cold ? M.steel : M.iron, cold ? M.steel : M.paper)),
    lathe(
      [
        [2, -1.9],
        [18, -1.9],
        [18.4, -1.4],
        [18.4, 1.4],
        [18, 2],
        [2, 2],
      ],
      M.tenaz,
      { axis: 'z', at: [2, 23, 0], arc: 196, turn: [0, 0, 84] },
    ),
    rod(6, 14, M.black, { axis: 'z', at: [-3, 25, -16] }),
    rod(6.3, 3, M.tenaz, { axis: 'z', at: [-3, 25, -5] }),
    side(
      withHoles(
        outline([
          [-2, 39],
          [4, 48, 2],
          [20, 46, 3],
          [22, 38, 2],
          [14, 34],
        ]),
        outline([
          [4, 41, 1],
          [6.6, 44.4, 1],
          [17, 43.4, 1.4],
          [17.4, 39.6, 1],
        ]),
      ),
      4,
      M.rubber,
      { bevel: 1 },
    ),
    brand('TENAZ', 13, [1, 31.4, 2.1], { fill: 0.8 }),
    many(4, (n) => rod(1.6, 1.6, M.rubber, { axis: 'y', at: [n % 2 ? 22 : -22, -1.2, n > 1 ? 10 : -10] })),
    cord([-23, 18, -3], -1, { reach: 7 }),
  );
}
