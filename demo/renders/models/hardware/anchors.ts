import { M } from '../../studio/materials.ts';
import { box, group, lathe, pipe, rod } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';

export const plasticAnchor = (l: number, r: number) => [
  lathe(
    [
      [r * 0.5, -0.1],
      [r * 1.9, -0.1],
      [r * 1.9, 0.12],
      [r * 1.3, 0.3],
      [r * 1.35, l * 0.7],
      [r * 0.9, l],
      [r * 0.4, l],
    ],
    M.ash,
  ),
  ...[0.3, 0.5, 0.7].map((x) => pipe(r * 1.5, r, r * 0.4, M.ash, { at: [l * x, 0, 0] })),
];

export const expansionAnchor = (l: number, r: number) => [
  rod(r * 1.3, l * 0.6, M.zinc, { at: [l * 0.3, 0, 0] }),
  lathe(
    [
      [0, 0],
      [r * 0.9, 0],
      [r * 1.5, l * 0.12],
      [0, l * 0.14],
    ],
    M.zinc,
    { at: [l * 0.88, 0, 0] },
  ),
  rod(r * 0.8, l * 0.4, M.zinc),
  hex(r * 1.8, r * 1.2, M.zinc, { at: [l * 0.14, 0, 0] }),
  pipe(r * 2.2, r, r * 0.3, M.zinc, { at: [l * 0.27, 0, 0] }),
];

export const toggleAnchor = (l: number, r: number) => [
  hex(r * 1.7, 0.5, M.zinc),
  rod(r * 0.7, l, M.zinc),
  ...[1, -1].map((s) =>
    group({ at: [l * 0.7, 0, 0], turn: [0, 0, s * 150] }, box(l * 0.34, 0.3, r * 3, M.zinc, { at: [l * 0.17, 0, 0] })),
  ),
];

export const drywallAnchor = (l: number, r: number) => [
  lathe(
    [
      [0.2, -0.2],
      [r * 2.4, -0.2],
      [r * 2.3, 0.1],
      [r * 1.4, 0.4],
      [r * 1.3, l * 0.8],
      [0.1, l],
      [0, l],
    ],
    M.white,
  ),
  ...[0.15, 0.3, 0.45, 0.6, 0.75].map((x) =>
    pipe(r * 1.9 * (1.1 - x * 0.5), r, r * 0.5, M.white, { at: [l * x, 0, 0] }),
  ),
];

/** A wedge anchor: a threaded stud with nut and washer, a waist and the clip that grips the hole. */
export const wedgeAnchor = (l: number, r: number) => [
  rod(r, l * 0.7, M.zinc),
  ...Array.from({ length: 9 }, (_, n) =>
    pipe(r * 1.06, r * 0.9, l * 0.012, M.burnt, { at: [l * (0.03 + n * 0.035), 0, 0] }),
  ),
  hex(r * 1.95, r * 1.6, M.zinc, { at: [l * 0.2, 0, 0] }),
  pipe(r * 2.3, r, r * 0.3, M.zinc, { at: [l * 0.2 + r * 1.1, 0, 0] }),
  rod(r * 0.8, l * 0.2, M.zinc, { at: [l * 0.7, 0, 0] }),
  pipe(r * 1.08, r * 0.8, l * 0.14, M.steel, { at: [l * 0.8, 0, 0] }),
  rod(r * 0.84, l * 0.1, M.zinc, { at: [l * 0.89, 0, 0], r2: r * 1.06 }),
];

/** A hollow wall anchor: a screw in a cage of thin legs that fold out behind the panel. */
export const hollowWallAnchor = (l: number, r: number) => [
  rod(r * 2, 0.2, M.zinc, { at: [-0.34, 0, 0] }),
  rod(r * 2.9, 0.18, M.zinc),
  rod(r * 0.8, l, M.zinc),
  ...[0, 90, 180, 270].map((turn) =>
    group(
      { turn: [turn, 0, 0] },
      box(l * 0.42, 0.14, r * 1.1, M.zinc, { at: [l * 0.3, r * 1.9, 0], turn: [0, 0, 14] }),
      box(l * 0.42, 0.14, r * 1.1, M.zinc, { at: [l * 0.66, r * 1.9, 0], turn: [0, 0, -14] }),
    ),
  ),
  pipe(r * 1.5, r * 0.8, l * 0.14, M.zinc, { at: [l * 0.94, 0, 0] }),
];

/** A plastic anchor with its nail half driven in. */
export const nailAnchor = (l: number, r: number) => [
  ...plasticAnchor(l, r * 0.8),
  rod(r * 0.55, l * 0.6, M.zinc, { at: [-l * 0.45, 0, 0] }),
  rod(r * 1.3, 0.2, M.zinc, { at: [-l * 0.48, 0, 0] }),
];
