import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { group, rod, side } from '../../studio/solids.ts';

export const locking = ({ kind = 'curva', size = 10 }: Look) =>
  group(
    { turn: [0, 0, 30], scale: size / 10 },
    side(
      outline([
        [-16, 0.4, 1],
        [-16, 2, 1],
        [-4, 2.6, 2],
        [2, 3.4, 1],
        ...((kind === 'c'
          ? [
              [4, 7, 2],
              [12, 7, 2],
              [13, 2.4, 0.6],
              [12, 2.4],
              [10.6, 5.2, 1],
              [6, 5, 1],
            ]
          : kind === 'punta'
            ? [
                [11, 0.8, 0.3],
                [11, 0.1],
              ]
            : [
                [6.6, 2.2, 0.6],
                [7, 0.2],
              ]) as Corner[]),
        [1, 0.2, 0.6],
        [-4, 0.4, 2],
      ]),
      1.8,
      M.chrome,
      { bevel: 0.4 },
    ),
    side(
      outline([
        [-1, -1.6, 1],
        [2, -2.6, 1],
        ...((kind === 'c'
          ? [
              [4, -5, 1.6],
              [11.4, -5, 1.6],
              [13, -0.4, 0.5],
              [12, -0.4],
              [10, -3, 1],
              [5.6, -3, 1],
            ]
          : kind === 'punta'
            ? [
                [11, -0.8, 0.3],
                [11, -0.1],
              ]
            : [
                [6.4, -2.2, 0.6],
                [7, -0.2],
              ]) as Corner[]),
        [2, 0],
      ]),
      1.5,
      M.chrome,
      { bevel: 0.35 },
    ),
    side(
      outline([
        [-1.4, -1.4, 0.6],
        [0.4, -2.6, 0.6],
        [-6, -3.6, 3],
        [-15, -5.2, 1],
        [-15.4, -3.8, 1],
        [-6, -2, 3],
      ]),
      1.5,
      M.chrome,
      { bevel: 0.35 },
    ),
    rod(0.9, 2, M.steel, { at: [-18, 1.2, 0] }),
    rod(0.45, 2, M.steel, { at: [-16.4, 1.2, 0] }),
    side(
      outline([
        [-13, -2.2, 0.3],
        [-6, -1.4, 0.4],
        [-6.4, -0.9, 0.2],
        [-12.6, -1.6, 0.2],
      ]),
      1.2,
      M.chrome,
    ),
  );
