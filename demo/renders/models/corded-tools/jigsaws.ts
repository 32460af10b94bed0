import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { battery, foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Jigsaw: the body along x, the blade at its front, a handle above. */
export function jigsaw({ volts = 0, bare = false, kind = 'asa' }: Look) {
  const body: Corner[] = [
    [-9, 0.6, 1.4],
    [-9.4, 3.4, 1.2],
    [3.6, 3.7, 1],
    [6.4, 3, 1.6],
    [7, -1.5, 0.8],
    [5.6, -2.2, 0.5],
    [2.6, -2.2, 0.5],
    [1, -1, 1],
    [-6, -1, 2],
  ];
  const loop: Corner[] = [
    [3.6, 3],
    [4.6, 6.4, 1.6],
    [2.6, 8.4, 2],
    [-6, 7.8, 3],
    [-10, 6.6, 2.2],
    [-10.6, 3, 1.2],
    [-9, 1.6, 1],
    [0, 2],
  ];
  const eye: Corner[] = [
    [1.8, 3.6, 0.6],
    [2.2, 5.6, 1.2],
    [-4, 5.8, 1.6],
    [-7.6, 4.9, 1.2],
    [-7.6, 3.6, 0.6],
  ];
  return group(
    {},
    ...(kind === 'recta'
      ? [
          lathe(
            [
              [0, -13],
              [2.2, -13],
              [2.6, -12],
              [2.4, -4],
              [2.7, 2],
              [0, 2],
            ],
            M.tenaz,
            { at: [0, 1.6, 0] },
          ),
        ]
      : [
          side(withHoles(outline(loop), outline(eye)), 4, M.tenaz, { bevel: 1 }),
          box(3.4, 1, 4.15, M.rubber, { at: [-3, 7, 0], r: 0.4, turn: [0, 0, 3] }),
        ]),
    side(outline(body), 5.6, M.tenaz, { bevel: 1.1 }),
    side(
      outline([
        [2.2, -3, 0.4],
        [2.2, 3.4, 0.8],
        [6.6, 2.6, 1.2],
        [7.2, -1.6, 0.6],
        [6.4, -3, 0.4],
      ]),
      5.9,
      M.black,
      { bevel: 1 },
    ),
    vents(5, [-8, 1.4, 2.75], { height: 1.9, step: 0.7 }),
    brand('TENAZ', 4.6, [-1.6, 1.3, 2.83], { fill: 0.8 }),
    box(1.9, 0.9, 1, M.black, { at: [1.2, 5.3, 0], r: 0.3, turn: [0, 0, 60] }),
    box(14, 0.55, 7.6, M.alu, { at: [0.4, -4.6, 0], r: 0.2 }),
    box(6, 1.8, 3.4, M.steel, { at: [-0.4, -3.4, 0], r: 0.3 }),
    rod(0.5, 3, M.steel, { axis: 'y', at: [5, -4.4, 0] }),
    side(
      outline([
        [4.4, -3.4],
        [4.55, -11.4],
        [5.2, -10.6],
        ...Array.from({ length: 14 }, (_, at): Corner => [at % 2 ? 5.3 : 5.7, -10.2 + at * 0.48]),
        [5.6, -3.4],
      ]),
      0.24,
      M.steel,
      { bevel: 0.03 },
    ),
    ...(volts
      ? [
          group(
            { at: [-9.8, 2.4, 0], turn: [0, 0, -82], scale: 0.8 },
            bare ? foot(M.black, volts, true) : battery(volts, 2),
          ),
        ]
      : [cord([kind === 'recta' ? -13 : -10.4, kind === 'recta' ? 1.8 : 3.4, 0], -11, { reach: 8 })]),
  );
}
