import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, circle, outline, withHoles } from '../../studio/outline.ts';
import { group, lathe, rod, side } from '../../studio/solids.ts';
import { battery, foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { sawDisc } from '../parts/discs.ts';
import { brand } from '../parts/markings.ts';

/** Circular saw seen from the blade's side. */
export function circularSaw({ volts = 0, size = 7.25, bare = false, kind }: Look) {
  const r = size * 1.22;
  const base = -r * 0.62;
  const guard: Corner[] = [
    [-r * 1.1, base + 0.6],
    [-r * 1.12, r * 0.3, 4],
    [-r * 0.6, r * 1.06, 5],
    [r * 0.6, r * 1.06, 5],
    [r * 1.12, r * 0.3, 4],
    [r * 1.12, base + 0.6],
  ];
  const handle: Corner[] = [
    [-r * 0.5, r * 0.5],
    [-r * 0.2, r * 1.5, 2],
    [-r * 1.2, r * 1.62, 2],
    [-r * 1.9, r * 1.1, 2],
    [-r * 2.0, r * 0.2, 1.4],
    [-r * 1.6, r * 0.05, 0.8],
    [-r * 1.0, r * 0.2],
  ];
  const hole: Corner[] = [
    [-r * 0.72, r * 0.62, 0.8],
    [-r * 0.62, r * 1.18, 1.2],
    [-r * 1.25, r * 1.24, 1.4],
    [-r * 1.58, r * 0.9, 1.2],
    [-r * 1.58, r * 0.5, 0.8],
  ];
  return group(
    {},
    side(withHoles(outline(handle), outline(hole)), 4.2, M.tenaz, { bevel: 0.9, at: [0, 0, -4] }),
    side(
      outline([
        [-r * 0.6, r * 1.2, 0.3],
        [-r * 0.74, r * 0.95, 0.3],
        [-r * 0.9, r * 1.06, 0.4],
        [-r * 0.88, r * 1.25, 0.3],
      ]),
      2,
      M.black,
      { at: [0, 0, -4] },
    ),
    side(outline(guard), 3.6, M.tenaz, { bevel: 0.7, at: [0, 0, -0.6] }),
    rod(r * 0.62, 8, M.black, { axis: 'z', at: [0, r * 0.05, -9.6] }),
    rod(r * 0.66, 2, M.tenaz, { axis: 'z', at: [0, r * 0.05, -5] }),
    sawDisc(r, 24, { at: [0, 0, 0.95] }, 0.22, kind === 'metal' ? M.carbide : M.steel),
    // The lower guard swings back and shows the front of the blade.
    lathe(
      [
        [r * 0.3, -0.4],
        [r * 1.02, -0.4],
        [r * 1.04, 0.1],
        [r * 1.04, 0.5],
        [r * 0.3, 0.6],
      ],
      M.alu,
      { axis: 'z', at: [0, 0, 1.2], arc: 130, turn: [0, 0, -125] },
    ),
    side(
      withHoles(
        outline([
          [-r * 1.16, -0.2, 3],
          [-r * 0.9, r * 0.95, 6],
          [0, r * 1.16, 8],
          [r * 0.9, r * 0.95, 6],
          [r * 1.16, -0.2, 3],
        ]),
        circle(0.01),
      ),
      0.9,
      M.tenaz,
      { bevel: 0.35, at: [0, 0, 1.9] },
    ),
    brand('TENAZ', r * 0.95, [0, r * 0.56, 2.4], { fill: 0.8 }),
    rod(1.7, 0.7, M.steel, { axis: 'z', at: [0, 0, 1.1] }),
    rod(0.8, 1, M.burnt, { axis: 'z', at: [0, 0, 1.3], segments: 6 }),
    side(
      withHoles(
        outline([
          [-r * 1.7, base],
          [r * 1.75, base],
          [r * 1.9, base + 0.6, 0.4],
          [r * 1.9, base + 0.9, 0.2],
          [r * 1.6, base + 0.45, 0.2],
          [-r * 1.7, base + 0.45],
        ]),
      ),
      13,
      M.alu,
      { bevel: 0.1, at: [0, 0, -4.9] },
    ),
    rod(1.1, 4, M.rubber, { axis: 'y', at: [r * 1.02, r * 0.5, -4], r2: 1.45, turn: [0, 0, -16] }),
    rod(0.7, r * 1.25, M.iron, { axis: 'y', at: [r * 0.92, base, -4], turn: [0, 0, -5] }),
    ...(volts
      ? [
          group(
            { at: [-r * 1.62, r * 0.12, -4], turn: [0, 0, -12] },
            bare ? foot(M.black, volts, true) : battery(volts, 4),
          ),
        ]
      : [cord([-r * 1.95, r * 0.5, -4], base, { reach: 9 })]),
  );
}
