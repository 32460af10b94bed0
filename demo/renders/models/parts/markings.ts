import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { around } from '../../studio/outline.ts';
import { box, group, many, type Place, rod, side, sticker, type Vec } from '../../studio/solids.ts';
import { type Ink, writing } from '../../studio/writing.ts';

/** Letters on a flat flank, toward the viewer. */
export const brand = (text: string, width: number, at: Vec, look: Ink & { height?: number; turn?: Vec } = {}) => {
  const { height = width * 0.3, turn = [0, 0, 0], ...ink } = look;
  return sticker(width, height, writing([text], width, height, { ink: '#f4efe6', ...ink }), { at, turn });
};

/** Dark slots that a motor breathes through. */
export const vents = (count: number, at: Vec, { height = 2.2, step = 0.72, lean = -6, depth = 0.3 } = {}) =>
  group(
    { at },
    many(count, (n) => box(0.32, height, depth, M.gloss, { at: [n * step, 0, 0], turn: [0, 0, lean], r: 0.14 })),
  );

/** The toothed ring of a chuck or a torque collar, along x from its middle. */
export function knurl(r: number, length: number, teeth: number, material: THREE.Material, place: Place = {}) {
  const shape = around(teeth * 4, (step) => (step % 4 < 2 ? r : r * 0.93));
  return group(place, side(shape, length, material, { turn: [0, 90, 0], bevel: 0.05 }));
}

/** A hex bolt head or a nut along x. */
export const hex = (r: number, length: number, material: THREE.Material = M.zinc, place: Place = {}) =>
  group(
    place,
    side(
      around(6, () => r),
      length,
      material,
      { turn: [0, 90, 0], bevel: Math.min(0.12, length / 4) },
    ),
  );

/** A screw head that faces the viewer. */
export const screw = (at: Vec, r = 0.28) =>
  group({ at }, rod(r, 0.12, M.burnt, { axis: 'z' }), box(r * 1.2, r * 0.3, 0.05, M.gloss, { at: [0, 0, 0.12] }));
