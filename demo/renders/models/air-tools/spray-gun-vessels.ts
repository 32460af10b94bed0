import type * as THREE from 'three';
import { M, paint } from '../../studio/materials.ts';
import { group, lathe, rod, tube } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';

export const cup = (y: number, r: number, h: number, m = M.alu) =>
  lathe(
    [
      [0, 0],
      [r * 0.4, 0],
      [r * 0.96, h * 0.3],
      [r, h * 0.36],
      [r, h],
      [r * 1.04, h],
      [r * 1.04, h + 0.9],
      [r * 0.5, h + 1.4],
      [0, h + 1.5],
    ],
    m,
    { axis: 'y', at: [2.6, y, 0] },
  );

export const airbrush = () =>
  group(
    { turn: [0, 20, 0] },
    lathe(
      [
        [0, -9],
        [0.7, -9],
        [0.9, -8],
        [0.8, 0],
        [0.9, 4],
        [0.4, 7],
        [0, 7],
      ],
      M.chrome,
    ),
    rod(0.3, 2.2, M.chrome, { axis: 'y', at: [-1, 0.6, 0] }),
    lathe(
      [
        [0, 0],
        [0.5, 0],
        [1.3, 1.6],
        [1.3, 2.6],
        [0, 2.6],
      ],
      M.chrome,
      { axis: 'y', at: [2, 0.7, 0] },
    ),
    rod(0.6, 4, M.chrome, { axis: 'y', at: [-0.4, -4.6, 0] }),
    tube(
      [
        [-0.4, -4.6, 0],
        [-1, -7, 2],
        [-8, -7.4, 5],
        [-14, -7, 2],
      ],
      0.4,
      M.rubber,
    ),
  );

export const suctionCup = (air: readonly THREE.Object3D[]) => [
  rod(0.7, 3, M.chrome, { axis: 'y', at: [2.6, -4, 0] }),
  lathe(
    [
      [0, 0],
      [4.4, 0],
      [4.6, 0.6],
      [4.6, 9],
      [4, 9.6],
      [0, 9.8],
    ],
    M.alu,
    { axis: 'y', at: [2.6, -14, 0] },
  ),
  rod(4.8, 1.2, M.chrome, { axis: 'y', at: [2.6, -5, 0] }),
  ...air,
];

export const electricTurbine = () => [
  lathe(
    [
      [0, 0],
      [5, 0],
      [5.2, 0.6],
      [5, 9],
      [0, 9],
    ],
    paint('#d7dadb', { rough: 0.3 }),
    { axis: 'y', at: [3, -12, 0] },
  ),
  rod(4.4, 2, M.black, { axis: 'y', at: [3, -3.4, 0] }),
  lathe(
    [
      [0, -7],
      [3, -7],
      [3.4, -6],
      [3.4, 3],
      [0, 3],
    ],
    M.tenaz,
    { at: [0, 1.6, 0] },
  ),
  cord([-3.6, -12, 0], -15.4, { reach: 8 }),
];
