import type * as THREE from 'three';
import { M, paint } from '../../studio/materials.ts';
import { circle, withHoles } from '../../studio/outline.ts';
import { ball, box, group, lathe, pipe, side } from '../../studio/solids.ts';

export const continuousRim = (r: number, label: readonly THREE.Object3D[], paper: ReturnType<typeof paint>) => [
  pipe(r * 0.9, r * 0.1, r * 0.03, M.zinc, { axis: 'z' }),
  pipe(r, r * 0.88, r * 0.05, M.carbide, { axis: 'z' }),
  pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }),
  ...label,
];

export const segmentedRim = (r: number, label: readonly THREE.Object3D[], paper: ReturnType<typeof paint>) => [
  side(
    withHoles(
      circle(r * 0.9),
      circle(r * 0.1),
      ...Array.from({ length: 12 }, (_, n) =>
        circle(r * 0.035, r * 0.82 * Math.cos(n * 0.5236), r * 0.82 * Math.sin(n * 0.5236)),
      ),
    ),
    r * 0.03,
    M.zinc,
    { bevel: 0.02 },
  ),
  ...Array.from({ length: 12 }, (_, n) =>
    group(
      { turn: [0, 0, n * 30 + 15] },
      box(r * 0.12, r * 0.42, r * 0.055, M.carbide, { at: [r * 0.95, 0, 0], r: 0.05 }),
    ),
  ),
  pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }),
  ...label,
];

export const turboRim = (r: number, label: readonly THREE.Object3D[], paper: ReturnType<typeof paint>) => [
  pipe(r * 0.9, r * 0.1, r * 0.03, M.zinc, { axis: 'z' }),
  ...Array.from({ length: 40 }, (_, n) =>
    group(
      { turn: [0, 0, n * 9] },
      box(r * 0.13, r * 0.1, r * 0.06, M.carbide, { at: [r * 0.94, 0, 0], turn: [0, 0, 28], r: 0.03 }),
    ),
  ),
  pipe(r * 0.6, r * 0.18, r * 0.035, paper, { axis: 'z' }),
  ...label,
];

export const diamondPad = (r: number) => [
  lathe(
    [
      [0, -r * 0.1],
      [r, -r * 0.1],
      [r, r * 0.08],
      [0, r * 0.08],
    ],
    M.white,
    { axis: 'z' },
  ),
  ...Array.from({ length: 24 }, (_, n) =>
    ball(r * 0.1, paint('#dfd3a2', { rough: 0.8 }), {
      at: [
        Math.cos(n * 2.4) * r * 0.9 * Math.sqrt((n + 1) / 25),
        Math.sin(n * 2.4) * r * 0.9 * Math.sqrt((n + 1) / 25),
        r * 0.05,
      ],
    }),
  ),
];
