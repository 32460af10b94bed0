import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, rod, side, tube } from '../../studio/solids.ts';
import { brand, knurl } from '../parts/markings.ts';

/** Scroll saw: a long fork over a small round table, and between its tips a blade as thin as a wire. */
export const scrollSaw = () =>
  group(
    {},
    side(
      outline([
        [-30, 0, 1],
        [-30, 4, 1],
        [24, 4, 1],
        [28, 2, 1],
        [28, 0, 0.6],
      ]),
      24,
      M.black,
      { bevel: 0.8 },
    ),
    // The fork: arm above, arm below, joined behind.
    side(
      outline([
        [-30, 4, 1],
        [-33, 20, 6],
        [-29, 37, 6],
        [-20, 39, 4],
        [21, 33.5, 2],
        [24, 31.5, 1],
        [24, 28, 1.4],
        [18, 28.4, 2],
        [-16, 32, 5],
        [-22, 26, 5],
        [-22, 13, 4],
        [-14, 9, 2],
        [22, 8.6, 1],
        [22, 5, 1],
      ]),
      7,
      M.tenaz,
      { bevel: 1.5 },
    ),
    brand('TENAZ', 18, [-8, 35, 3.56], { height: 3.6, turn: [0, 0, -7] }),
    box(3.4, 2.4, 3, M.burnt, { at: [20.6, 27.4, 0], r: 0.5 }),
    box(3, 2.2, 3, M.burnt, { at: [20.6, 9.6, 0], r: 0.5 }),
    box(0.34, 17, 0.5, M.chrome, { at: [20.6, 18.4, 0] }),
    lathe(
      [
        [0, 0],
        [15.6, 0],
        [16, 0.4],
        [16, 1.2],
        [15.4, 1.5],
        [0, 1.5],
      ],
      M.alu,
      { axis: 'y', at: [17, 16, 0], segments: 72 },
    ),
    rod(1.4, 0.3, M.gloss, { axis: 'y', at: [20.6, 17.4, 0] }),
    box(3, 8, 7, M.burnt, { at: [10, 12.4, 0], r: 0.8 }),
    // A thin board with a curve that this saw alone can cut.
    side(
      outline([
        [-7, -6, 1],
        [-2, -8, 3],
        [3, -4, 3],
        [8, -6, 2],
        [9, 4, 3],
        [2, 7, 4],
        [-6, 5, 2],
      ]),
      1,
      paint('#d2a56c', { rough: 0.8 }),
      { at: [13, 18.2, 2], turn: [90, 0, 0], bevel: 0.15 },
    ),
    // The foot that holds the work down, and the tube that blows its dust away.
    rod(0.5, 9, M.zinc, { axis: 'y', at: [24.6, 20, 0] }),
    bar(
      [
        [24.6, 20, 0],
        [20.6, 19.4, 2.2],
      ],
      0.5,
      M.zinc,
    ),
    tube(
      [
        [12, 29, 3.4],
        [16, 26, 5],
        [16, 22, 4],
        [18.6, 20.4, 2],
      ],
      0.55,
      M.rubber,
    ),
    knurl(2, 2.2, 16, M.black, { at: [21, 35, 0], turn: [0, 0, 90] }),
    rod(3.6, 10, M.gloss, { axis: 'z', at: [-24, 13, 2] }),
    box(6, 5, 1.4, M.gloss, { at: [2, 6.4, 3.8], r: 0.4 }),
    rod(1.3, 1.2, M.tenaz, { axis: 'z', at: [3.4, 6.4, 4.4] }),
    box(1.6, 2.6, 0.6, M.red, { at: [0, 6.4, 4.6], r: 0.2 }),
  );
