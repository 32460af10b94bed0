import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { around, circle, withHoles } from '../../studio/outline.ts';
import { group, type Place, pipe, side } from '../../studio/solids.ts';

/** A toothed saw disc in the plane of x and y, its middle at the origin. */
export function sawDisc(r: number, teeth: number, place: Place = {}, thick = 0.25, material: THREE.Material = M.steel) {
  const shape = around(teeth * 4, (step) => [r, r * 0.985, r * 0.93, r * 0.95][step % 4] ?? r);
  const gaps = Array.from({ length: 4 }, (_, at) =>
    circle(r * 0.035, r * 0.78 * Math.cos(at * 1.57 + 0.4), r * 0.78 * Math.sin(at * 1.57 + 0.4)),
  );
  return group(place, side(withHoles(shape, circle(r * 0.1), ...gaps), thick, material, { bevel: 0.03 }));
}

/** An abrasive disc that faces z. */
export const grindDisc = (
  r: number,
  place: Place = {},
  material: THREE.Material = M.iron,
  label: THREE.Material = M.paper,
) =>
  group(
    place,
    pipe(r, r * 0.12, Math.max(0.3, r * 0.05), material, { axis: 'z' }),
    pipe(r * 0.42, r * 0.12, Math.max(0.34, r * 0.06), label, { axis: 'z' }),
    pipe(r * 0.16, r * 0.1, Math.max(0.5, r * 0.09), M.steel, { axis: 'z' }),
  );
