import { M } from '../../studio/materials.ts';
import { circle, outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, many, rod, side, tube } from '../../studio/solids.ts';
import { brand, vents } from '../parts/markings.ts';

/** Airless sprayer: pump and motor on a skid, the suction pipe, the hose and its gun. */
export const airless = () =>
  group(
    {},
    ...[-1, 1].map((z) =>
      bar(
        [
          [20, -18, z * 13],
          [-20, -18, z * 13],
          [-22, 22, z * 13],
          [-10, 26, z * 13],
        ],
        1.1,
        M.black,
        5,
      ),
    ),
    bar(
      [
        [-10, 26, -13],
        [-10, 26, 13],
      ],
      1.4,
      M.rubber,
    ),
    ...[-16, 12].map((x) =>
      bar(
        [
          [x, -18, -13],
          [x, -18, 13],
        ],
        1,
        M.black,
      ),
    ),
    lathe(
      [
        [0, -19],
        [7, -19],
        [9, -17],
        [9.4, 5],
        [8.4, 7],
        [0, 7],
      ],
      M.tenaz,
      { at: [0, 4, 0] },
    ),
    vents(6, [-17, 4, 9], { height: 6, step: 1.2, lean: 0, depth: 0.8 }),
    brand('TENAZ', 10, [-3, 5, 9.5], { fill: 0.8 }),
    box(14, 24, 16, M.black, { at: [12, 2, 0], r: 2 }),
    brand('AIRLESS', 11, [12, 8, 8.1], { fill: 0.7 }),
    rod(3.4, 1.4, M.white, { axis: 'z', at: [9, 0, 7.6] }),
    rod(2.9, 0.3, M.gloss, { axis: 'z', at: [9, 0, 9] }),
    box(0.4, 2.4, 0.2, M.red, { at: [9.4, 0.8, 9.4], turn: [0, 0, -30] }),
    rod(1.8, 2, M.yellow, { axis: 'z', at: [15.6, 0, 7.6] }),
    rod(3.2, 20, M.chrome, { axis: 'y', at: [14, -30, 0] }),
    rod(4, 4, M.steel, { axis: 'y', at: [14, -14, 0] }),
    lathe(
      [
        [0, -6],
        [4.4, -6],
        [4.6, -5],
        [4.6, 0],
        [0, 0],
      ],
      M.zinc,
      { axis: 'y', at: [14, -30, 0] },
    ),
    tube(
      [
        [18, -6, 4],
        [24, -4, 10],
        [28, -20, 22],
        [24, -35, 30],
        [0, -35, 32],
        [-6, -35, 24],
        [14, -35, 22],
        [34, -35, 30],
        [44, -34, 22],
      ],
      0.8,
      M.rubber,
    ),
    group(
      { at: [44, -26, 22], turn: [0, 0, 14] },
      side(
        outline([
          [-2, -8, 1],
          [-2, 5, 2],
          [10, 5.6, 1],
          [10, 2, 0.8],
          [2.4, 1, 1.6],
          [2, -8, 1],
        ]),
        2.8,
        M.tenaz,
        { bevel: 0.8 },
      ),
      side(
        outline([
          [3.6, 1.4],
          [6, 1.4, 0.6],
          [5.4, -6, 1],
          [4.2, -6, 0.6],
        ]),
        1.6,
        M.black,
      ),
      rod(0.9, 4, M.chrome, { at: [10, 3.8, 0] }),
      box(3, 3.4, 3.4, M.yellow, { at: [14.6, 3.8, 0], r: 0.5 }),
    ),
    ...[-1, 1].map((z) => group({ at: [-20, -22, z * 15] }, sideWheel())),
    many(2, (n) => rod(1.4, 15.4, M.rubber, { axis: 'y', at: [20, -34, n ? 12 : -12] })),
  );

const sideWheel = () =>
  group({}, side(circle(14), 5, M.rubber, { bevel: 1.2 }), side(circle(7.4), 5.4, M.grey, { bevel: 0.6 }));
