import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { ball, bar, box, group, lathe, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** A vice: for the bench or for the drill's table. */
export function vice({ kind = 'banco' }: Look) {
  return group(
    {},
    ...(kind === 'banco'
      ? [
          lathe(
            [
              [0, 0],
              [8, 0],
              [8, 1.6],
              [6, 3],
              [5.6, 4],
              [0, 4],
            ],
            M.blue,
            { axis: 'y', at: [0, -9, 0] },
          ),
        ]
      : [box(20, 1.6, 13, M.blue, { at: [0, -5.6, 0], r: 0.4 })]),
    side(
      outline([
        [-9, -5, 1],
        [-9, 4, 2],
        [-5, 7, 1],
        [-0.4, 7, 0.5],
        [-0.4, -5, 1],
      ]),
      9,
      M.blue,
      { bevel: 1 },
    ),
    side(
      outline([
        [3, -4, 1],
        [3, 7, 0.5],
        [7, 7, 1],
        [9, 3, 2],
        [10, -4, 1],
      ]),
      9,
      M.blue,
      { bevel: 1 },
    ),
    box(1.2, 3.4, 10, M.steel, { at: [0, 5.6, 0] }),
    box(1.2, 3.4, 10, M.steel, { at: [2.6, 5.6, 0] }),
    box(16, 4, 5, M.iron, { at: [2, -2, 0], r: 0.5 }),
    rod(1.2, 8, M.zinc, { at: [9, -2, 0] }),
    bar(
      [
        [16, -8, 2],
        [16, 4, -2],
      ],
      0.6,
      M.zinc,
    ),
    ball(1, M.zinc, { at: [16, -8, 2] }),
    ball(1, M.zinc, { at: [16, 4, -2] }),
    brand('BRAVÍO', 5, [-4.8, 1, 4.55], { fill: 0.8 }),
  );
}
