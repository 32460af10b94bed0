import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { flowing } from '../../studio/outline.ts';
import { bar, box, group, many, rod, side } from '../../studio/solids.ts';
import { paintBrush } from '../paint/paint-brushes.ts';
import { roller } from '../paint/rollers.ts';

const PLASTER = paint('#a9a29a', { rough: 1 });

/** A wall of bare plaster behind, and on it what has been painted already: bands with the uneven end that a roller leaves. */
const wall = (hex: string, wide: number, high: number, z: number) =>
  group(
    { at: [0, 0, z] },
    box(wide, high, 3, PLASTER, { at: [0, high / 2, -1.6], r: 0.3 }),
    side(
      flowing([
        [-wide * 0.44, high * 0.08],
        [-wide * 0.2, high * 0.1],
        [0.02 * wide, high * 0.07],
        [0.06 * wide, high * 0.3],
        [0.03 * wide, high * 0.5],
        [0.2 * wide, high * 0.56],
        [0.34 * wide, high * 0.6],
        [0.36 * wide, high * 0.78],
        [0.32 * wide, high * 0.94],
        [0, high * 0.93],
        [-wide * 0.43, high * 0.95],
        [-wide * 0.45, high * 0.5],
      ]),
      0.12,
      paint(hex, { rough: 0.7 }),
      { bevel: 0.02 },
    ),
  );

/** A wall that is being painted from this can, with a roller; enamel from a small can with a brush. */
export const painting = (thing: THREE.Object3D, { hex = '#ffffff', model }: Look) => {
  const small = model === 'lata';
  const [wide, high] = small ? [38, 34] : [96, 84];
  const tool = small
    ? group(
        { at: [8, 20, -9], turn: [0, 0, 26], scale: 0.7 },
        paintBrush({ model: 'brocha', kind: 'natural', size: 2 }),
      )
    : group({ at: [22, 62, -17] }, roller({ model: 'rodillo', kind: 'media', size: 9 }));
  return group(
    {},
    wall(hex, wide, high, small ? -12 : -20),
    tool,
    group({ at: [small ? -8 : -20, 0, small ? 0 : 2] }, thing),
  );
};

/** A roller on the wall that it paints. */
export const rolling = (thing: THREE.Object3D) =>
  group({}, wall('#1e6f8e', 70, 62, -3.4), group({ at: [14, 44, 0] }, thing));

/** A flat roof with its parapet, half coated, and the brush that coats it. */
export const coating = (thing: THREE.Object3D, { hex = '#b7201e' }: Look) =>
  group(
    {},
    box(110, 4, 84, PLASTER, { at: [0, -2, 0], r: 0.4 }),
    box(110, 22, 6, PLASTER, { at: [0, 9, -39], r: 0.4 }),
    side(
      flowing([
        [-52, -34],
        [-20, -36],
        [6, -35],
        [14, -20],
        [10, -4],
        [22, 8],
        [30, 24],
        [4, 34],
        [-30, 35],
        [-53, 34],
        [-54, 0],
      ]),
      0.16,
      paint(hex, { rough: 0.6 }),
      { at: [0, 0.05, 0], turn: [-90, 0, 0], bevel: 0.02 },
    ),
    box(60, 13, 0.14, paint(hex, { rough: 0.6 }), { at: [-23, 6.4, -35.9], r: 0.02 }),
    group(
      { at: [22, 3.4, 6], turn: [0, -30, 0] },
      box(26, 5, 8, M.wood, { r: 0.8 }),
      many(9, (n) => box(2.4, 5, 7, paint(hex, { rough: 0.9 }), { at: [-10.8 + n * 2.7, -3, 0], r: 0.5 })),
      bar(
        [
          [0, 2, 0],
          [26, 34, 14],
        ],
        1.5,
        M.wood,
      ),
      rod(1.8, 5, M.black, { at: [25, 33, 13.6], turn: [0, -28, 48] }),
    ),
    group({ at: [-26, 0, 10] }, thing),
  );
