import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline } from '../studio/outline.ts';
import { bar, box, group, lathe, rod, side, tube } from '../studio/solids.ts';
import { battery, brand, wheelAlongZ } from './parts.ts';

/** String trimmer, hedge trimmer. */
export function trimmer({ volts = 20 }: Look) {
  return group(
    { turn: [0, 0, -38] },
    rod(1.2, 96, M.alu, { at: [-46, 0, 0] }),
    side(
      outline([
        [-66, -4, 2],
        [-66, 4, 2],
        [-50, 3, 2],
        [-44, 1.6, 1],
        [-44, -1.6, 1],
        [-50, -3, 2],
      ]),
      7,
      M.tenaz,
      { bevel: 1.6 },
    ),
    group({ at: [-66, 0, 0], turn: [0, 0, -90] }, battery(volts, 4)),
    brand('TENAZ', 8, [-56, 0.4, 3.55], { fill: 0.8 }),
    tube(
      [
        [-18, 0, 0],
        [-16, 8, 5],
        [-16, 11, 0],
        [-16, 8, -5],
        [-18, 0, 0],
      ],
      1.1,
      M.rubber,
    ),
    group(
      { at: [50, 0, 0], turn: [0, 0, 38] },
      lathe(
        [
          [0, 0],
          [4, 0],
          [4.6, 2],
          [3.4, 6],
          [1.6, 8],
          [0, 8],
        ],
        M.black,
        { axis: 'y', at: [2, -6, 0] },
      ),
      lathe(
        [
          [0, 0],
          [3.6, 0],
          [3.8, 1],
          [3.6, 3],
          [0, 3],
        ],
        M.tenaz,
        { axis: 'y', at: [2, -9, 0] },
      ),
      lathe(
        [
          [3, 1.6],
          [12, 0],
          [13, -2],
          [13.4, -2],
          [12.4, 0.8],
          [3, 2.4],
        ],
        M.black,
        { axis: 'y', at: [2, -6, 0], arc: 180, turn: [0, 180, 0] },
      ),
      tube(
        [
          [2, -8, 0],
          [10, -8.4, 4],
          [16, -9, 5],
        ],
        0.22,
        M.orange,
      ),
    ),
  );
}

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
