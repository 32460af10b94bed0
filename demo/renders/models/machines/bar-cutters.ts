import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, rod, side, tube } from '../../studio/solids.ts';
import { brand, vents } from '../parts/markings.ts';

const RUSTY = paint('#6a5347', { rough: 0.6, metal: 0.4 });

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
