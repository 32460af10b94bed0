import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';

export function mower({ volts = 40 }: Look) {
  return group(
    {},
    side(
      outline([
        [-24, -2, 3],
        [-22, 6, 4],
        [-8, 9, 4],
        [14, 8, 5],
        [22, 3, 4],
        [22, -3, 2],
      ]),
      38,
      M.tenaz,
      { bevel: 3 },
    ),
    box(22, 7, 20, M.black, { at: [-2, 10, 0], r: 2 }),
    box(14, 3, 12, M.tenaz, { at: [-2, 14, 0], r: 1 }),
    brand(`${volts} V`, 7, [-2, 10.4, 10.2], { fill: 0.8 }),
    brand('TENAZ', 10, [0, 3, 19.2], { fill: 0.8 }),
    ...[
      [-19, 8],
      [18, 6.4],
    ].flatMap(([x = 0, r = 7]) => [
      wheelAlongZ(r, 4, M.grey, { at: [x, r - 6, 20.5] }),
      wheelAlongZ(r, 4, M.grey, { at: [x, r - 6, -20.5] }),
    ]),
    bar(
      [
        [-20, 4, 17],
        [-52, 48, 17],
        [-62, 58, 17],
        [-62, 58, -17],
        [-52, 48, -17],
        [-20, 4, -17],
      ],
      1.2,
      M.black,
      4,
    ),
    box(6, 4, 10, M.black, { at: [-57, 53, 0], r: 1 }),
    side(
      outline([
        [-54, 0, 4],
        [-52, 22, 5],
        [-26, 22, 4],
        [-22, 2, 2],
      ]),
      28,
      M.rubber,
      { bevel: 2.4 },
    ),
  );
}
