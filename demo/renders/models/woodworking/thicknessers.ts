import { M } from '../../studio/materials.ts';
import { bar, box, group, many, rod } from '../../studio/solids.ts';
import { brand, vents } from '../parts/markings.ts';

/** Thicknesser: a head on four columns over a bed, with its crank on top and a board that goes through. */
export const thicknesser = () =>
  group(
    {},
    box(46, 7, 36, M.black, { at: [0, 3.5, 0], r: 1.6 }),
    box(34, 1.6, 40, M.alu, { at: [0, 8, 0], r: 0.4 }),
    box(32, 1.2, 26, M.alu, { at: [0, 8.4, 32], r: 0.4 }),
    box(32, 1.2, 26, M.alu, { at: [0, 8.4, -32], r: 0.4 }),
    ...[-20, 20].flatMap((x) => [-13, 13].map((z) => rod(1.8, 34, M.chrome, { axis: 'y', at: [x, 6, z] }))),
    ...[-21, 21].map((x) => box(8, 30, 33, M.black, { at: [x, 22, 0], r: 2 })),
    box(38, 19, 30, M.tenaz, { at: [0, 27, 0], r: 2.4 }),
    box(52, 5, 35, M.black, { at: [0, 38.4, 0], r: 2 }),
    brand('TENAZ', 20, [-3, 29, 15.2], { fill: 0.8 }),
    vents(5, [10, 29, 15], { height: 6, step: 1.4, lean: 0, depth: 0.8 }),
    box(35, 1.6, 1, M.gloss, { at: [0, 18.6, 15], r: 0.3 }),
    box(20, 3.2, 92, M.wood, { at: [-2, 10.6, 4], r: 0.3 }),
    bar(
      [
        [16, 40, 8],
        [16, 46, 8],
        [25, 46, 8],
        [25, 50, 8],
      ],
      1,
      M.chrome,
    ),
    rod(1.8, 5, M.black, { axis: 'y', at: [25, 48, 8] }),
    box(1.6, 20, 0.4, M.yellow, { at: [21, 24, 17], r: 0.1 }),
    box(4, 5, 1.4, M.red, { at: [-21, 32, 17], r: 0.6 }),
    many(2, (n) =>
      bar(
        [
          [-18, 40.6, n ? 8 : -8],
          [-18, 44, n ? 8 : -8],
          [10, 44, n ? 8 : -8],
          [10, 40.6, n ? 8 : -8],
        ],
        0.9,
        M.rubber,
      ),
    ),
  );
