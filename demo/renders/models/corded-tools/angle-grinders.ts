import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { battery, foot } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { grindDisc } from '../parts/discs.ts';
import { sideHandle } from '../parts/grips.ts';
import { brand, screw, vents } from '../parts/markings.ts';

/** Angle grinder: the body along x, the head at its front, the disc lying under it. */
export function grinder({ volts = 0, size = 4.5, bare = false, kind = 'angular' }: Look) {
  const big = size >= 7;
  const r = big ? 3.3 : 2.7;
  const back = big ? -20 : volts ? -15 : -17;
  const disc = size * 1.2;
  const floor = -disc * 0.42 - 2;
  return group(
    {},
    group(
      { turn: [0, 0, 4] },
      lathe(
        [
          [0, back],
          [r * 0.86, back],
          [r * 0.92, back + 0.6],
          [r * 0.78, back + 4],
          [r * 0.8, back + 7],
          [r, -6],
          [r * 1.08, -1],
          [r * 0.98, 0],
          [0, 0],
        ],
        M.tenaz,
      ),
      lathe(
        [
          [0, back - 0.9],
          [r * 0.8, back - 0.8],
          [r * 0.93, back],
          [r * 0.96, back + 2.4],
          [0, back + 2.4],
        ],
        M.rubber,
      ),
      vents(5, [-5.6, 0.4, r * 1.0], { height: r * 0.75, step: 0.85, depth: 0.5 }),
      brand('TENAZ', 4.2, [back + (volts ? 5.2 : 7.4), 0.2, r * 0.86], { fill: 0.85 }),
      box(2.6, 0.7, 1.1, M.black, { at: [back + 6.2, r * 0.82, 0], r: 0.3 }),
    ),
    // The head: cast aluminium with the spindle downward.
    side(
      outline([
        [-0.4, -r * 0.95, 0.5],
        [-0.4, r * 0.95, 0.6],
        [2.2, r * 0.8, 1.4],
        [5.4, r * 0.1, 1.2],
        [5.6, -r * 0.85, 0.8],
      ]),
      r * 1.75,
      M.alu,
      { bevel: 0.7 },
    ),
    screw([0.6, 0.8, r * 0.86], 0.35),
    screw([0.6, -1.4, r * 0.86], 0.35),
    screw([4.2, -1.2, r * 0.86], 0.35),
    rod(2, 1.3, M.steel, { axis: 'y', at: [3, -r * 0.85 - 1.1, 0] }),
    // Guard, disc and flange.
    lathe(
      [
        [disc * 1.05, -1.9],
        [disc * 1.07, -0.1],
        [disc * 1.0, 0.05],
        [1.9, 0.1],
        [1.9, -0.05],
        [disc * 0.98, -0.12],
        [disc * 1.02, -0.3],
        [disc * 1.02, -1.9],
      ],
      M.burnt,
      { axis: 'y', at: [3, -r * 0.85 - 0.9, 0], arc: 190, turn: [0, 170, 0] },
    ),
    group(
      { at: [3, -r * 0.85 - 2, 0], turn: [90, 0, 0] },
      grindDisc(disc, {}, kind === 'corte' ? M.iron : M.burnt, M.burnt),
    ),
    group({ at: [2.4, 0.6, -r * 0.6], turn: [128, 0, 0] }, sideHandle({}, big ? 11 : 9.4)),
    ...(volts
      ? [group({ at: [back - 0.6, -0.4, 0], turn: [0, 0, -86] }, bare ? foot(M.black, volts, true) : battery(volts, 4))]
      : [cord([back - 0.8, back * 0.07, 0], floor, { reach: 10 })]),
  );
}
