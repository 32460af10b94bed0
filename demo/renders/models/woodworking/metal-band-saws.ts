import { M } from '../../studio/materials.ts';
import { outline, plate, withHoles } from '../../studio/outline.ts';
import { bar, box, group, many, pipe, ring, rod, side, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** The bow that carries the band: a wheel at either end, open below where the band cuts. */
const bow = () =>
  group(
    { at: [-34, 64, 0], turn: [0, 0, 20] },
    side(
      withHoles(
        outline([
          [-8, -9, 8],
          [-8, 19, 9],
          [84, 19, 9],
          [84, -9, 8],
          [62, -9, 3],
          [58, 5, 3],
          [20, 5, 3],
          [16, -9, 3],
        ]),
      ),
      9,
      M.tenaz,
      { bevel: 1.6 },
    ),
    ring(9, 0.8, M.black, { axis: 'z', at: [5, 5, 4.4] }),
    ring(9, 0.8, M.black, { axis: 'z', at: [72, 5, 4.4] }),
    rod(2.4, 1.6, M.black, { axis: 'z', at: [5, 5, 4] }),
    rod(2.4, 1.6, M.black, { axis: 'z', at: [72, 5, 4] }),
    brand('TENAZ', 26, [39, 12.4, 4.6], { height: 6 }),
    box(44, 2.4, 0.4, M.chrome, { at: [39, -6, 1] }),
    ...[21, 57].map((x) => box(4, 13, 5, M.alu, { at: [x, -1, 1], r: 0.6 })),
    // The knob that stretches the band, and the grip that lifts the bow.
    rod(1, 5, M.zinc, { at: [84, 5, 0] }),
    rod(4, 2, M.black, { at: [88, 5, 0] }),
    tube(
      [
        [66, 19, 0],
        [67, 25, 0],
        [78, 25, 0],
        [79, 19, 0],
      ],
      1.4,
      M.rubber,
    ),
    box(16, 12, 16, M.burnt, { at: [2, 8, -12], r: 2 }),
  );

/** Horizontal band saw for metal on its stand: the bow comes down on a bar that the vice holds. */
export const metalBandSaw = () =>
  group(
    { turn: [0, -12, 0] },
    ...[-1, 1].flatMap((x) => [
      side(
        outline([
          [-15, 0],
          [15, 0],
          [11, 42],
          [-11, 42],
        ]),
        2.4,
        M.black,
        { at: [x * 34, 0, 0], turn: [0, 90, 0] },
      ),
      box(6, 3, 34, M.rubber, { at: [x * 34, 0.6, 0], r: 0.6 }),
    ]),
    // The tank of the coolant, and its pump.
    box(56, 9, 24, M.grey, { at: [0, 12, 0], r: 1 }),
    rod(4, 8, M.black, { axis: 'y', at: [-18, 16, 8] }),
    tube(
      [
        [-18, 24, 8],
        [-24, 40, 12],
        [-8, 62, 10],
        [4, 68, 5],
      ],
      0.8,
      M.rubber,
    ),
    side(plate(88, 6, 1), 26, M.iron, { at: [2, 45, 0] }),
    box(84, 0.6, 24, M.steel, { at: [2, 48.2, 0] }),
    // The vice with the bar in it.
    box(4, 11, 22, M.iron, { at: [2, 53.4, 0], r: 0.6 }),
    box(4, 11, 16, M.iron, { at: [21, 53.4, 0], r: 0.6 }),
    rod(1.1, 20, M.zinc, { at: [23, 51, 0] }),
    pipe(6, 5, 1.4, M.chrome, { at: [44, 51, 0] }),
    many(3, (n) => rod(0.5, 10.6, M.chrome, { axis: 'y', at: [44, 51, 0], turn: [n * 60, 0, 0] })),
    rod(6.6, 52, M.steel, { axis: 'z', at: [11.5, 55, -26] }),
    rod(5, 22, M.black, { axis: 'z', at: [-36, 57, -11] }),
    bow(),
    // The cylinder that lets it sink slowly.
    bar(
      [
        [-20, 48, 11],
        [-4, 72, 9],
      ],
      1.8,
      M.chrome,
    ),
    box(9, 12, 3, M.gloss, { at: [-36, 36, 14.4], r: 0.8 }),
    rod(1.6, 1.2, M.green, { axis: 'z', at: [-36, 39, 15.6] }),
    rod(2, 1.6, M.red, { axis: 'z', at: [-36, 33.6, 15.6] }),
  );
