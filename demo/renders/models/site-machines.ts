import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, ring, rod, side, tube } from '../studio/solids.ts';
import { battery, brand, cord, vents } from './parts.ts';

const RUSTY = paint('#6a5347', { rough: 0.6, metal: 0.4 });

/** Mortar mixer: a motor between two handles, and the paddle that hangs from it. */
export function paddleMixer({ volts = 0 }: Look) {
  const loops = [0, 120, 240].map((turn) =>
    group(
      { at: [0, -62, 0], turn: [0, turn, 0] },
      tube(
        [
          [0, 11, 0],
          [5, 8, 2],
          [6.4, 0, 4.6],
          [5, -8, 5],
          [0, -10, 0],
        ],
        0.55,
        M.steel,
      ),
    ),
  );
  const handle = (way: number) =>
    side(
      withHoles(
        outline([
          [way * 3, 3, 1],
          [way * 3, 9, 2],
          [way * 17, 9, 3],
          [way * 17, -6, 3],
          [way * 3, -6, 2],
        ]),
        outline([
          [way * 6, 5.4, 1.4],
          [way * 13.4, 5.4, 1.6],
          [way * 13.4, -2.6, 1.6],
          [way * 6, -2.6, 1.4],
        ]),
      ),
      3.4,
      M.black,
      { bevel: 1.1 },
    );
  return group(
    {},
    lathe(
      [
        [0, -12],
        [3.4, -12],
        [4.4, -10],
        [5.6, -6],
        [6, 4],
        [5.4, 9],
        [3, 11.4],
        [0, 11.6],
      ],
      M.tenaz,
      { axis: 'y' },
    ),
    lathe(
      [
        [0, -17],
        [2.6, -17],
        [3.6, -15.6],
        [4, -11],
        [0, -11],
      ],
      M.alu,
      { axis: 'y' },
    ),
    handle(1),
    handle(-1),
    box(1.6, 4.4, 1.6, M.rubber, { at: [13.2, 2.6, 0], r: 0.6 }),
    brand('TENAZ', 8, [0, 1, 6.1], { fill: 0.8 }),
    vents(5, [-1.6, -7, 5.4], { height: 2, lean: 0 }),
    rod(1.3, 4, M.burnt, { axis: 'y', at: [0, -21, 0] }),
    rod(0.7, 52, M.steel, { axis: 'y', at: [0, -73, 0] }),
    ...loops,
    ring(5, 0.5, M.steel, { axis: 'y', at: [0, -72, 0] }),
    ...(volts ? [battery(volts, 5, { at: [0, 11.6, 0], turn: [180, 0, 0] })] : [cord([-16, -4, 0], -73)]),
  );
}

/** Bar cutter and bender: a heavy case, the bending disc with its pins on top, the jaw at its side and a bar in each. */
export const barCutter = () =>
  group(
    {},
    box(58, 40, 40, M.tenaz, { at: [0, -21, 0], r: 3 }),
    box(62, 3, 44, M.iron, { at: [0, 0, 0], r: 0.6 }),
    vents(7, [-21, -26, 20], { height: 12, step: 2.2, lean: 0, depth: 0.8 }),
    brand('TENAZ', 22, [8, -12, 20.2], { fill: 0.8 }),
    brand('1 1/4"', 10, [8, -20, 20.2], { fill: 0.7 }),
    rod(15, 3, M.zinc, { axis: 'y', at: [-8, 1.4, 0] }),
    rod(3, 8, M.burnt, { axis: 'y', at: [-8, 4.2, 0] }),
    ...[30, 150, 270].map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      return rod(2, 7, M.burnt, { axis: 'y', at: [-8 + 10.5 * Math.cos(angle), 4.2, 10.5 * Math.sin(angle)] });
    }),
    box(5, 6, 8, M.iron, { at: [10, 4.4, 15], r: 0.6 }),
    bar(
      [
        [44, 6.6, 5.2],
        [-8, 6.6, 5.2],
        [-26, 6.6, -14],
      ],
      1.5,
      RUSTY,
      6,
    ),
    side(
      withHoles(
        outline([
          [0, 0, 2],
          [0, 16, 3],
          [18, 16, 5],
          [18, 0, 2],
        ]),
        outline([
          [8, 5, 1],
          [8, 10, 1],
          [20, 10, 1],
          [20, 5, 1],
        ]),
      ),
      9,
      M.iron,
      { at: [28, -18, 6], bevel: 1 },
    ),
    box(3, 7, 9.6, M.steel, { at: [39, -13, 6], r: 0.3 }),
    ...[-22, 22].flatMap((x) => [-14, 14].map((z) => rod(4, 7, M.rubber, { axis: 'y', at: [x, -48, z] }))),
    box(5, 5, 1.6, M.red, { at: [-22, -9, 20.4], r: 0.6 }),
    box(5, 5, 1.6, M.green, { at: [-15, -9, 20.4], r: 0.6 }),
    tube(
      [
        [-28, -36, 10],
        [-36, -40, 14],
        [-38, -47.4, 24],
        [-24, -47.4, 34],
      ],
      0.8,
      M.rubber,
    ),
    box(12, 4, 9, M.yellow, { at: [-18, -46, 36], r: 1 }),
  );

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
