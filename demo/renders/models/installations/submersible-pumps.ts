import { M } from '../../studio/materials.ts';
import { bar, box, group, lathe, many, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const submersiblePump = () =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [9, 0],
        [9.4, 1],
        [8.6, 4],
        [8.6, 16],
        [7, 20],
        [0, 21],
      ],
      M.tenaz,
      { axis: 'y' },
    ),
    many(16, (n) => group({ turn: [0, n * 22.5, 0] }, box(0.5, 3, 1.6, M.gloss, { at: [8.8, 2.2, 0] }))),
    tube(
      [
        [8, 6, 0],
        [13, 7, 0],
        [14, 14, 0],
        [14, 20, 0],
      ],
      2,
      M.black,
    ),
    bar(
      [
        [-5, 20, 0],
        [-5, 25, 0],
        [5, 25, 0],
        [5, 20, 0],
      ],
      0.9,
      M.black,
    ),
    tube(
      [
        [0, 20, -3],
        [-8, 26, -5],
        [-16, 16, -3],
        [-18, 2, 2],
      ],
      0.5,
      M.rubber,
    ),
    box(6, 10, 6, M.white, { at: [-16, 4, 6], r: 1.6 }),
    brand('TENAZ', 8, [0, 11, 8.65]),
  );
