import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { around, circle, outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, ring, rod, side, twisted } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';

/** Dozens of them lie in one picture, so a thread has few corners. */
const COARSE = { stepsPerTurn: 14 } as const;

const thread = (l: number, r: number, material: THREE.Material, tip = true) => [
  twisted(
    around(8, (n) => r * (n < 4 ? 1 : 0.78)),
    l * 0.86,
    l / (r * 2.2),
    material,
    COARSE,
  ),
  ...(tip ? [rod(r * 0.86, l * 0.16, material, { at: [l * 0.85, 0, 0], r2: 0.02, edge: 0.01 })] : []),
];

/** The cross that the bit goes into. */
const recess = (r: number, x: number) => [
  box(0.06, r * 1.7, r * 0.42, M.gloss, { at: [x, 0, 0] }),
  box(0.06, r * 0.42, r * 1.7, M.gloss, { at: [x, 0, 0] }),
];

/** The point of a drill instead of that of a screw. */
const drillPoint = (l: number, r: number) => [
  side(
    outline([
      [l * 0.72, -r * 0.84],
      [l * 0.94, -r * 0.84],
      [l, 0],
      [l * 0.94, r * 0.84],
      [l * 0.72, r * 0.84],
    ]),
    r * 0.5,
    M.steel,
  ),
  rod(r * 0.66, l * 0.2, M.steel, { at: [l * 0.72, 0, 0] }),
];

export const drywallScrew = (l: number, r: number, drills = false) => [
  lathe(
    [
      [0, -0.35],
      [r * 2.1, -0.35],
      [r * 2.1, -0.25],
      [r * 1.2, 0.2],
      [r * 0.9, 0.6],
      [0, 0.6],
    ],
    M.burnt,
  ),
  ...recess(r, -0.35),
  ...(drills ? [...thread(l * 0.84, r, M.burnt, false), ...drillPoint(l, r)] : thread(l, r, M.burnt)),
];

export const woodScrew = (l: number, r: number) => [
  lathe(
    [
      [0, -0.3],
      [r * 2, -0.3],
      [r * 1.9, -0.2],
      [r, 0.4],
      [0, 0.4],
    ],
    M.brass,
  ),
  ...recess(r, -0.3),
  ...thread(l, r, M.brass),
];

export const sheetMetalScrew = (l: number, r: number) => [
  hex(r * 1.9, 0.9, M.zinc, { at: [-0.5, 0, 0] }),
  rod(r * 2.5, 0.25, M.zinc),
  ...thread(l * 0.86, r, M.zinc, false),
  ...drillPoint(l, r),
];

export const hexBolt = (l: number, r: number) => [
  hex(r * 2, r * 1.3, M.zinc, { at: [-r * 0.6, 0, 0] }),
  rod(r, l * 0.4, M.zinc),
  group(
    { at: [l * 0.38, 0, 0] },
    twisted(
      around(8, (n) => r * (n < 4 ? 1 : 0.82)),
      l * 0.62,
      (l * 0.62) / (r * 0.9),
      M.zinc,
      COARSE,
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
      around(6, () => r * 1.95),
      circle(r * 1.02),
    ),
    r * 1.7,
    M.zinc,
    { turn: [90, 0, 0], bevel: r * 0.2 },
  ),
];

/** An open eye: its ring has a gap. */
export const eyeScrew = (l: number, r: number) => [
  group(
    { at: [l * 0.4, 0, 0] },
    twisted(
      around(8, (n) => r * (n < 4 ? 1 : 0.78)),
      l * 0.6,
      (l * 0.6) / (r * 2.2),
      M.zinc,
      COARSE,
    ),
  ),
  rod(r, l * 0.42, M.zinc),
  group({ at: [-r * 5, 0, 0], turn: [0, 0, 30] }, ring(r * 5, r, M.zinc, { axis: 'z', arc: 305 })),
];
