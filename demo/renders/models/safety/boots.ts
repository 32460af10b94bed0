import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { flowing, outline } from '../../studio/outline.ts';
import { ball, box, group, lathe, many, ring, side, tube, type Vec } from '../../studio/solids.ts';

/** A sole seen from above. */
const sole = (grow: number, thick: number, y: number, material: THREE.Material) =>
  side(
    flowing([
      [-9.6 - grow, 0],
      [-8.4, 3.6 + grow],
      [-2, 3.5 + grow],
      [5, 4.6 + grow],
      [11, 4.3 + grow],
      [14.6 + grow, 1],
      [14.2 + grow, -2],
      [10, -4.4 - grow],
      [4, -4.4 - grow],
      [-2, -3.4 - grow],
      [-8.4, -3.6 - grow],
    ]),
    thick,
    material,
    { turn: [90, 0, 0], at: [0, y, 0], bevel: Math.min(0.4, thick / 3) },
  );

/** Where the laces cross the front of the shaft, from the instep up. */
const FRONT: readonly Vec[] = [
  [6.3, 9.6, 0],
  [5, 11, 0],
  [3.9, 12.6, 0],
  [3.2, 14.4, 0],
  [2.8, 16.2, 0],
];

const laced = (skin: THREE.Material) => [
  // The tongue, and on it the laces from eyelet to eyelet.
  tube([[7.6, 8.2, 0], ...FRONT, [3.2, 19.6, 0]], 1.5, skin, { scale: [1, 1, 1.25] }),
  ...FRONT.map(([x, y], at) => {
    const next = FRONT[at + 1] ?? [2.6, 17.6, 0];
    const cross = (from: number, to: number) =>
      tube(
        [
          [x + 0.4, y, from * 2.3],
          [x + 1.5, (y + next[1]) / 2, 0],
          [next[0] + 0.4, next[1], to * 2.3],
        ],
        0.28,
        M.yellow,
      );
    return group(
      {},
      cross(1, -1),
      cross(-1, 1),
      ...[-1, 1].map((z) => ring(0.45, 0.18, M.brass, { axis: 'z', at: [x + 0.3, y, z * 2.75] })),
    );
  }),
];

/** A work boot: lasted leather, a steel toe under a cap of darker leather, a padded collar and a lug sole. */
const workBoot = (at: Vec) => {
  const skin = paint('#a8682f', { rough: 0.72 });
  const cap = paint('#7d4a20', { rough: 0.6 });
  return group(
    { at },
    sole(0.9, 1.9, 0.4, M.rubber),
    many(9, (n) => box(1.3, 1, 9.4, M.rubber, { at: [-8.4 + n * 2.6, -0.9, 0], r: 0.2 })),
    sole(0.7, 0.5, 1.6, paint('#d9b36a', { rough: 0.8 })),
    ball(1, skin, { at: [8.6, 3.4, 0], scale: [6.2, 4.4, 4.5] }),
    ball(1, cap, { at: [9.5, 3.3, 0], scale: [5.5, 4.4, 4.6] }),
    ball(1, skin, { at: [2.4, 5, 0], scale: [7.6, 6.2, 4.3], turn: [0, 0, -24] }),
    ball(1, skin, { at: [-4.6, 5.2, 0], scale: [5.2, 5.6, 4.1] }),
    ball(1, cap, { at: [-5.5, 4, 0], scale: [4.5, 3.8, 4.2] }),
    lathe(
      [
        [0, 3],
        [5.3, 4],
        [5.1, 8],
        [4.9, 12],
        [5.2, 17],
        [5.2, 18],
        [0, 18],
      ],
      skin,
      { axis: 'y', at: [-3, 0, 0], scale: [1, 1, 0.84] },
    ),
    ring(4.7, 0.95, paint('#3b3532', { rough: 0.9 }), { axis: 'y', at: [-3, 18, 0], scale: [1, 1, 0.84] }),
    box(9, 0.4, 7.4, paint('#241f1d', { rough: 1 }), { at: [-3, 18, 0], r: 0.2 }),
    box(0.8, 3, 1.6, cap, { at: [-8.2, 18.6, 0], r: 0.3, turn: [0, 0, 8] }),
    ...laced(skin),
  );
};

const rubberBoot = (at: Vec) => {
  const h = 30;
  return group(
    { at },
    side(
      outline([
        [-9, 2],
        [-9.4, 8, 2],
        [-8.6, h, 0.8],
        [1.6, h, 0.8],
        [2.6, 10, 3],
        [8, 8, 3],
        [14, 6, 4],
        [15.4, 2, 1],
      ]),
      9,
      paint('#23262a', { rough: 0.25 }),
      { bevel: 2.6, steps: 6 },
    ),
    side(
      outline([
        [-10, -0.6, 0.6],
        [-10, 2.4, 0.8],
        [15.8, 2.6, 0.8],
        [16, 0.4, 1.5],
        [-1, -0.4],
        [-2, -1.4, 0.4],
        [-9.6, -1.6, 0.4],
      ]),
      9.6,
      M.rubber,
      { bevel: 0.8 },
    ),
    box(11, 1.2, 9.2, M.black, { at: [-3.4, h - 0.8, 0], r: 0.5 }),
  );
};

export function boot({ kind = 'seguridad' }: Look) {
  const one = kind === 'hule' ? rubberBoot : workBoot;
  return group({}, one([2, 0, 6]), one([-3, 0, -7]));
}
