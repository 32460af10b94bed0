import { M } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, ring, rod, side, sticker, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';
import { rule } from './rule.ts';

export const measuringWheel = () =>
  group(
    {},
    wheelAlongZ(16, 3, M.tenaz, { at: [0, 16, 0] }),
    bar(
      [
        [0, 16, 3],
        [-14, 50, 3],
        [-34, 88, 0],
        [-40, 90, 0],
      ],
      1.4,
      M.black,
      4,
    ),
    rod(1.8, 10, M.rubber, { at: [-48, 91, 0] }),
    box(7, 5, 5, M.yellow, { at: [-8, 34, 2], r: 1 }),
    brand('00345', 5, [-8, 34.6, 4.6], { ink: '#1a1a18', height: 2 }),
  );

export const longTape = () =>
  group(
    {},
    side(
      withHoles(
        outline([
          [-9, -9, 6],
          [-9, 9, 6],
          [9, 9, 6],
          [9, -9, 6],
        ]),
        circle(2),
      ),
      3,
      M.tenaz,
      { bevel: 0.8 },
    ),
    rod(7.4, 2.2, M.white, { axis: 'z', at: [0, 0, -1.1] }),
    side(
      outline([
        [6, -9, 2],
        [16, -9, 1],
        [16, -6, 1],
        [9, -4, 2],
      ]),
      3,
      M.black,
    ),
    sticker(14, 1.4, rule(14, 1.4), { at: [20, -7.6, 0.2] }),
    bar(
      [
        [0, 0, 1.6],
        [5, 3, 2.4],
        [5, 3, 4.6],
      ],
      0.6,
      M.black,
    ),
    brand('50 m', 6, [0, -4, 1.52], { height: 2.4 }),
  );

export const chalkLine = () =>
  group(
    {},
    side(
      outline([
        [-8, -4, 3],
        [-9, 5, 4],
        [-2, 7, 4],
        [7, 3, 3],
        [10, -1, 1],
        [8, -4, 2],
      ]),
      3.6,
      M.blue,
      { bevel: 1 },
    ),
    bar(
      [
        [-2, 1, 1.8],
        [3, 4, 2.6],
        [3, 4, 4],
      ],
      0.5,
      M.zinc,
    ),
    tube(
      [
        [10, -1.4, 0],
        [15, -2.4, 0],
        [20, -4, 1],
      ],
      0.2,
      M.blue,
    ),
    ring(0.9, 0.16, M.zinc, { axis: 'z', at: [20.8, -4.2, 1] }),
    brand('BRAVÍO', 6, [-1, 1.4, 1.83]),
  );
