import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, ring, rod, side } from '../../studio/solids.ts';
import { brand, vents } from '../parts/markings.ts';

/** Jointer: two long tables with the cutter between them, the fence behind and the guard over the knives. */
export const jointer = () =>
  group(
    {},
    side(
      outline([
        [-26, -22, 2],
        [-20, 0, 2],
        [22, 0, 2],
        [28, -22, 2],
      ]),
      22,
      M.tenaz,
      { bevel: 1.4 },
    ),
    box(60, 3, 26, M.black, { at: [1, -23, 0], r: 0.8 }),
    box(44, 3.2, 17, M.alu, { at: [-25.4, 4.4, 2], r: 0.4 }),
    box(44, 3.2, 17, M.alu, { at: [25.4, 3.6, 2], r: 0.4 }),
    side(
      outline([
        [-46, -1, 0.6],
        [-46, 3, 0.6],
        [-6, 3],
        [-6, -4, 2],
        [-20, -3, 3],
      ]),
      12,
      M.alu,
    ),
    side(
      outline([
        [46, -1, 0.6],
        [46, 2.2, 0.6],
        [6, 2.2],
        [6, -4, 2],
        [20, -3, 3],
      ]),
      12,
      M.alu,
    ),
    rod(3, 16, M.burnt, { axis: 'z', at: [0, 2.6, -6] }),
    box(82, 12, 2, M.alu, { at: [0, 11.6, -7.4], r: 0.4 }),
    box(10, 8, 6, M.black, { at: [0, 8, -12], r: 0.8 }),
    rod(1.2, 5, M.black, { axis: 'y', at: [0, 12, -13] }),
    side(
      outline([
        [-6, 10, 2],
        [-4, -4, 2],
        [7, -7, 2],
        [9, 2, 2],
        [3, 12, 2],
      ]),
      1.4,
      M.red,
      { turn: [90, 0, 0], at: [1, 6.8, 3], bevel: 0.4 },
    ),
    brand('TENAZ', 18, [-2, -9, 11.1], { fill: 0.8 }),
    vents(6, [11, -12, 11], { height: 6, step: 1.4, lean: 0, depth: 0.6 }),
    ring(4.4, 0.8, M.black, { axis: 'z', at: [38, -5, 9] }),
    rod(0.9, 10, M.chrome, { axis: 'z', at: [38, -5, 0] }),
    box(8, 1, 1, M.black, { at: [38, -5, 9], r: 0.3 }),
    rod(0.9, 4, M.black, { axis: 'z', at: [41.6, -5, 9] }),
    box(4, 6, 1.4, M.gloss, { at: [-17, -8, 11], r: 0.6 }),
    box(2, 2, 1, M.red, { at: [-17, -7, 12], r: 0.4 }),
  );
