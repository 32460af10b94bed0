import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { box, group, many, type Place, side } from '../../studio/solids.ts';
import { brand } from './markings.ts';

const CELL: Readonly<Record<number, readonly [w: number, d: number]>> = { 12: [6.4, 5], 20: [10.5, 7], 40: [12.5, 8] };

/** The pack under a tool, its top at the origin. More ampere hours make it taller. */
export function battery(volts = 20, ah = 2, place: Place = {}): THREE.Group {
  const [w, d] = CELL[volts] ?? [10.5, 7];
  const h = volts === 12 ? 2.6 : ah >= 4 ? 5.6 : 3.9;
  return group(
    place,
    box(w * 0.94, 1.7, d * 0.88, M.black, { at: [0, -0.8, 0], r: 0.5 }),
    box(w, h, d, M.rubber, { at: [0, -1.4 - h / 2, 0], r: 0.8 }),
    box(w * 0.62, h * 0.34, 0.2, M.tenaz, { at: [-w * 0.08, -1.5 - h / 2, d / 2], r: 0.09 }),
    brand(`${volts} V`, w * 0.4, [-w * 0.08, -1.5 - h / 2, d / 2 + 0.12], { height: h * 0.3 }),
    box(0.2, h * 0.42, d * 0.5, M.grey, { at: [w / 2, -1.4 - h * 0.4, 0], r: 0.08 }),
    many(4, (n) =>
      box(0.16, 0.32, 0.3, n < 3 ? M.green : M.grey, { at: [w / 2 + 0.1, -1.4 - h * 0.75, -0.9 + n * 0.6] }),
    ),
  );
}

/** The shoe of a grip, and the battery in it where there is one. Its top is at the origin. */
export function foot(mould: THREE.Material, volts = 20, bare = false, ah = volts === 40 ? 4 : 2): THREE.Group {
  const [w, d] = CELL[volts] ?? [10.5, 7];
  const shoe: Corner[] = [
    [-w * 0.44, 0.7, 0.9],
    [w * 0.3, 0.7, 0.8],
    [w * 0.47, -0.5, 0.5],
    [w * 0.47, -2, 0.3],
    [-w * 0.49, -2, 0.3],
    [-w * 0.49, -0.2, 0.6],
  ];
  return group(
    {},
    side(outline(shoe), d * 0.9, mould, { bevel: 0.55 }),
    ...(bare
      ? [box(w * 0.8, 0.9, d * 0.6, M.black, { at: [0, -2.2, 0] })]
      : [battery(volts, ah, { at: [0, -1.7, 0] })]),
  );
}
