import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { around, circle, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, ring, rod, side, twisted } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';

const thread = (l: number, r: number, material: THREE.Material, tip = true) => [
  twisted(
    around(16, (n) => r * (n < 8 ? 1 : 0.78)),
    l * 0.86,
    l / (r * 2.2),
    material,
  ),
  ...(tip ? [rod(r * 0.86, l * 0.16, material, { at: [l * 0.85, 0, 0], r2: 0.02, edge: 0.01 })] : []),
];

export const drywallScrew = (l: number, r: number) => [
  lathe(
    [
      [0, -0.6],
      [r * 2.1, -0.6],
      [r * 2.1, -0.45],
      [r * 0.9, 0.7],
      [0, 0.7],
    ],
    M.burnt,
  ),
  ...thread(l, r, M.burnt),
];

export const woodScrew = (l: number, r: number) => [
  lathe(
    [
      [0, -0.5],
      [r * 2, -0.5],
      [r * 1.9, -0.3],
      [r, 0.7],
      [0, 0.7],
    ],
    M.brass,
  ),
  ...thread(l, r, M.brass),
];

export const sheetMetalScrew = (l: number, r: number) => [
  hex(r * 1.9, 0.9, M.zinc, { at: [-0.5, 0, 0] }),
  rod(r * 2.5, 0.25, M.zinc),
  ...thread(l, r, M.zinc, false),
  rod(r * 0.9, l * 0.16, M.steel, { at: [l * 0.86, 0, 0], r2: 0.1 }),
];

export const hexBolt = (l: number, r: number) => [
  hex(r * 2, r * 1.3, M.zinc, { at: [-r * 0.6, 0, 0] }),
  rod(r, l * 0.4, M.zinc),
  group(
    { at: [l * 0.38, 0, 0] },
    twisted(
      around(16, (n) => r * (n < 8 ? 1 : 0.82)),
      l * 0.62,
      (l * 0.62) / (r * 0.9),
      M.zinc,
    ),
  ),
  hex(r * 1.95, r * 1.5, M.zinc, { at: [l * 0.7, 0, 0] }),
];

export const carriageBolt = (l: number, r: number) => [
  lathe(
    [
      [0, -r * 1.2],
      [r * 1.2, -r * 0.9],
      [r * 2.1, -0.1],
      [r * 2.1, 0],
      [0, 0],
    ],
    M.zinc,
  ),
  box(r * 1.6, r * 1.9, r * 1.9, M.zinc, { at: [r * 0.7, 0, 0] }),
  rod(r, l, M.zinc),
  hex(r * 1.95, r * 1.5, M.zinc, { at: [l * 0.8, 0, 0] }),
];

export const machineScrew = (l: number, r: number) => [
  lathe(
    [
      [0, -r],
      [r * 1.4, -r * 0.8],
      [r * 2, 0],
      [0, 0],
    ],
    M.zinc,
  ),
  ...thread(l, r, M.zinc, false),
  hex(r * 1.9, r * 1.4, M.zinc, { at: [l * 0.6, 0, 0] }),
];

export const nut = (r: number) => [
  side(
    withHoles(
      around(6, () => r * 3),
      circle(r * 1.5),
    ),
    r * 2,
    M.zinc,
    { turn: [90, 0, 0], bevel: r * 0.3 },
  ),
];

export const eyeScrew = (l: number, r: number) => [
  twisted(
    around(16, (n) => r * (n < 8 ? 1 : 0.78)),
    l * 0.8,
    l / (r * 2.2),
    M.brass,
  ),
  ring(r * 3, r * 0.8, M.brass, { axis: 'y', at: [-r * 3, 0, 0] }),
];
