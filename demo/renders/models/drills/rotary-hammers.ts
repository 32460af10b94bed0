import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { sideHandle } from '../parts/grips.ts';
import { brand, knurl, vents } from '../parts/markings.ts';
import { twist } from './cordless-drills.ts';

/** Rotary hammer, SDS: a long barrel, a D handle behind, a motor that hangs where it is large. */
export function rotary({ volts = 0, bare = false, size = 1, kind = 'sds' }: Look) {
  const body: Corner[] = [
    [-9, -3.2, 1],
    [-9, 3.2, 1.4],
    [-2, 3.5, 1],
    [5, 3, 1],
    [5, -3, 1],
    [1.5, -3.4, 1],
  ];
  const hand: Corner[] = [
    [-7, 3],
    [-13.4, 3.2, 1.6],
    [-15, 0.6, 2],
    [-14.4, -7.4, 1.6],
    [-8.6, -8.6, 1.4],
    [-6.4, -3],
  ];
  const hole: Corner[] = [
    [-9.3, 1.2, 0.8],
    [-11.4, 1.2, 0.8],
    [-11.6, -5.6, 0.8],
    [-9.3, -6.2, 0.8],
  ];
  const motor: Corner[] = [
    [-8.4, -2],
    [0.6, -2],
    [0.2, -8.4, 1],
    [-1, -9.6, 0.8],
    [-7.2, -9.6, 0.8],
    [-8, -8, 1],
  ];
  const nose = 5 + 4 * size;
  const bit = kind === 'cincel';
  return group(
    {},
    side(withHoles(outline(hand), outline(hole)), 4.2, M.tenaz, { bevel: 1.1 }),
    side(
      outline([
        [-15.1, 1.4, 1],
        [-14.2, 1.8, 0.6],
        [-13.4, -6.6, 0.6],
        [-14.5, -6.8, 1],
      ]),
      4.3,
      M.rubber,
      { bevel: 0.6 },
    ),
    box(1.1, 3, 1.8, M.black, { at: [-11.5, -0.6, 0], r: 0.5 }),
    side(outline(motor), 6.4, M.tenaz, { bevel: 1.5 }),
    side(
      outline([
        [-8.2, -8.4, 0.6],
        [0.3, -8.4, 0.6],
        [0, -10, 0.8],
        [-7.4, -10, 0.8],
      ]),
      6.6,
      M.rubber,
      { bevel: 0.9 },
    ),
    side(outline(body), 6.6, M.tenaz, { bevel: 2.1, steps: 7 }),
    lathe(
      [
        [0, 4.6],
        [3, 4.6],
        [3.1, 5.2],
        [2.6, nose],
        [2, nose + 0.6],
        [0, nose + 0.6],
      ],
      M.iron,
    ),
    knurl(1.9, 2.6, 18, M.rubber, { at: [nose + 1.9, 0, 0] }),
    rod(1.6, 2.4, M.rubber, { at: [nose + 3.1, 0, 0], r2: 1 }),
    ...(bit
      ? [
          rod(0.65, 10, M.steel, { at: [nose + 5.2, 0, 0] }),
          rod(0.65, 1.8, M.steel, { at: [nose + 15.2, 0, 0], r2: 0.05 }),
        ]
      : [group({ at: [nose + 5.2, 0, 0] }, twist(0.55, 12))]),
    rod(1, 0.9, M.black, { axis: 'z', at: [-0.4, 0.4, 3.1] }),
    box(1.6, 0.36, 0.4, M.white, { at: [-0.4, 0.4, 4], r: 0.1, turn: [0, 0, 40] }),
    vents(4, [-7, -5.2, 3.15], { height: 2.6, step: 0.9 }),
    brand('TENAZ', 5.4, [-4.6, 0.9, 3.34], { fill: 0.8 }),
    group({ at: [4.6, 0, 0], turn: [14, 0, 0] }, sideHandle({ at: [0, -2.6, 0] }, 8.4)),
    ...(volts
      ? [group({ at: [-11.6, -8.2, 0] }, foot(M.tenaz, volts, bare, 4))]
      : [cord([-14.2, -7.2, 0], -13, { reach: 8 })]),
  );
}
