import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, side, tube } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';

export function hedge({ volts = 20 }: Look) {
  const l = 50;
  return group(
    {},
    side(
      outline([
        [-14, -4, 2],
        [-14, 4, 2],
        [0, 4.6, 2],
        [4, 2, 1],
        [4, -4, 1],
      ]),
      8,
      M.tenaz,
      { bevel: 1.6 },
    ),
    side(
      outline([
        [-12, -2.4],
        [-28, -1, 2],
        [-28, 3.4, 2],
        [-12, 3],
      ]),
      4,
      M.rubber,
      { bevel: 1 },
    ),
    group({ at: [-28, 1, 0], turn: [0, 0, -84], scale: 0.8 }, battery(volts, 2)),
    tube(
      [
        [0, -2, 4],
        [1, 6, 7],
        [2, 11, 3],
        [2, 11, -3],
        [1, 6, -7],
        [0, -2, -4],
      ],
      1,
      M.rubber,
    ),
    side(
      outline([
        [4, -1],
        [4 + l, -1, 0.6],
        [4 + l, 1, 0.6],
        [4, 1],
      ]),
      0.5,
      M.steel,
      { turn: [90, 0, 0], at: [0, -2.2, 0] },
    ),
    ...Array.from({ length: 24 }, (_, n) =>
      side(
        outline([
          [0, -2.4, 0.2],
          [0.9, -2.4, 0.2],
          [1.2, 2.4, 0.2],
          [0.2, 2.4, 0.2],
        ]),
        0.4,
        M.steel,
        { turn: [90, 0, 0], at: [5 + n * 2.05, -2, 0] },
      ),
    ),
    brand('TENAZ', 6, [-6, 0.6, 4.05], { fill: 0.8 }),
    box(0.8, 10, 13, paint('#8a939a', { rough: 0.25 }), { at: [4.6, 2, 0], r: 0.3 }),
  );
}
