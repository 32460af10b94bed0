import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, group, pipe, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const skeletonGun = () =>
  group(
    {},
    ...[-2.2, 2.2].map((z) =>
      bar(
        [
          [0, -1.4, z],
          [24, -1.4, z],
        ],
        0.3,
        M.zinc,
      ),
    ),
    bar(
      [
        [0, -2.6, 0],
        [24, -2.6, 0],
      ],
      0.3,
      M.zinc,
    ),
    rod(2.7, 0.5, M.zinc, { at: [-0.4, 0, 0] }),
    pipe(2.7, 1.2, 0.5, M.zinc, { at: [24, 0, 0] }),
    rod(0.42, 34, M.zinc, { at: [-16, 0, 0] }),
    bar(
      [
        [-16, 0, 0],
        [-18, 0, 0],
        [-18, 3.4, 0],
      ],
      0.42,
      M.zinc,
    ),
    side(
      outline([
        [-3, 1.6, 0.4],
        [-3, -1, 0.6],
        [-5.4, -9, 1],
        [-4, -9.6, 1],
        [-1, -2, 1],
        [-0.6, 1.6, 0.4],
      ]),
      1.4,
      M.tenaz,
      { bevel: 0.3 },
    ),
    side(
      outline([
        [-6, 0.8, 0.4],
        [-4.6, 0, 0.4],
        [-8.4, -8.6, 1],
        [-10, -8, 1],
      ]),
      1.1,
      M.tenaz,
      { bevel: 0.3 },
    ),
    brand('BRAVÍO', 0.01, [0, 0, 0]),
  );
