import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { box, group, side } from '../../studio/solids.ts';
import { modelParts, standing } from '../model-parts.ts';
import { battery } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';

/** Several tools before their case. */
export function combo({ kind = 'taladro,impacto', volts = 20 }: Look) {
  const names = kind.split(',');
  const places: readonly (readonly [x: number, z: number, scale: number])[] = [
    [-17, 5, 1],
    [13, 8, 1],
    [38, 10, 0.85],
    [-42, 16, 0.8],
    [-30, 34, 0.75],
    [20, 34, 0.75],
  ];
  const wide = names.length > 3 ? 74 : 56;
  return group(
    {},
    side(
      withHoles(
        outline([
          [-wide / 2, 0, 2],
          [-wide / 2, 30, 3],
          [wide / 2, 30, 3],
          [wide / 2, 0, 2],
        ]),
        circle(0.01),
      ),
      14,
      M.black,
      { bevel: 1.4, at: [0, 0, -18] },
    ),
    box(wide * 0.98, 2.4, 14.4, M.tenaz, { at: [0, 15, -18], r: 0.6 }),
    side(
      withHoles(
        outline([
          [-9, 29],
          [-8, 36, 2],
          [8, 36, 2],
          [9, 29],
        ]),
        outline([
          [-6, 30, 0.6],
          [-5.6, 33.4, 1],
          [5.6, 33.4, 1],
          [6, 30, 0.6],
        ]),
      ),
      4,
      M.tenaz,
      { at: [0, 0, -18], bevel: 0.8 },
    ),
    box(4, 5, 1.6, M.tenaz, { at: [-wide * 0.32, 15, -10.6], r: 0.5 }),
    box(4, 5, 1.6, M.tenaz, { at: [wide * 0.32, 15, -10.6], r: 0.5 }),
    brand('TENAZ', 18, [0, 24, -10.9], { fill: 0.8 }),
    ...names.map((name, at) => {
      const [x, z, scale] = places[at] ?? [0, 0, 1];
      return standing(modelParts(name, volts), [x, 0, z], scale);
    }),
    ...(names.length < 4 ? [standing(battery(volts, 2), [-2, 0, 22]), standing(battery(volts, 2), [30, 0, 20])] : []),
  );
}
