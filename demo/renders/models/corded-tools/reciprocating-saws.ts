import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline, withHoles } from '../../studio/outline.ts';
import { group, lathe, rod, side } from '../../studio/solids.ts';
import { battery, foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Reciprocating saw. */
export function sabre({ volts = 0, bare = false, kind = 'sable' }: Look) {
  const short = kind === 'mano';
  const back = short ? -9 : -15;
  const body: Corner[] = [
    [back, -2, 1.5],
    [back, 2.8, 1.5],
    [-5, 3, 1],
    [2, 2.6, 1],
    [6, 1.8, 1],
    [6, -1.8, 1],
    [1, -2.6, 2],
    [-4, -2.2, 2],
  ];
  const hand: Corner[] = [
    [back + 3, 2.4],
    [back - 3, 3, 2],
    [back - 8.5, 1, 2.4],
    [back - 9.6, -4.6, 2],
    [back - 6, -6.4, 1.5],
    [back + 1, -3.6, 2],
  ];
  const hole: Corner[] = [
    [back - 1, 0.8, 0.8],
    [back - 3, 0.9, 0.8],
    [back - 6.2, -0.6, 1.2],
    [back - 6.8, -3.6, 1],
    [back - 5.2, -4.2, 0.8],
    [back - 0.6, -2, 0.8],
  ];
  const teeth = Array.from({ length: 34 }, (_, at): Corner => [9.4 + at * 0.42, at % 2 ? -0.95 : -0.55]);
  return group(
    {},
    side(withHoles(outline(hand), outline(hole)), 4, M.tenaz, { bevel: 1 }),
    side(
      outline([
        [back - 2.6, 0.9, 0.3],
        [back - 3, -0.7, 0.4],
        [back - 4.6, -0.6, 0.4],
        [back - 4.6, 0.6, 0.3],
      ]),
      1.8,
      M.black,
    ),
    side(outline(body), 5.4, M.tenaz, { bevel: 1.5, steps: 6 }),
    vents(6, [back + 1.6, 0.5, 2.6], { height: 2, step: 0.8 }),
    brand('TENAZ', 5, [-4.4, 0.2, 2.72], { fill: 0.8 }),
    lathe(
      [
        [0, 0],
        [2.5, 0],
        [2.7, 0.8],
        [2.2, 4],
        [1.5, 6.4],
        [1.3, 7],
        [0, 7],
      ],
      M.rubber,
      { at: [1.6, 0, 0] },
    ),
    rod(1.1, 1.6, M.steel, { at: [8, 0, 0] }),
    side(
      outline([
        [8.4, -2.4, 0.6],
        [8.4, 2.4, 0.6],
        [9.2, 2.4, 0.4],
        [9.2, -2.4, 0.4],
      ]),
      4,
      M.steel,
      { bevel: 0.2 },
    ),
    side(
      outline([[8, 0.9], [22, 0.9], [23.6, -0.4, 0.2], [23.4, -0.9], ...[...teeth].reverse(), [8.6, -0.6]]),
      0.22,
      M.steel,
      { bevel: 0.02 },
    ),
    ...(volts
      ? [group({ at: [back - 7, -5.6, 0], turn: [0, 0, -8] }, bare ? foot(M.black, volts, true) : battery(volts, 4))]
      : [cord([back - 9.4, -3.6, 0], -9.5, { reach: 7 })]),
  );
}
