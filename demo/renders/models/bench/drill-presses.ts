import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { ball, bar, box, group, rod, side } from '../../studio/solids.ts';
import { twist } from '../drills/cordless-drills.ts';
import { chuck } from '../parts/grips.ts';
import { brand } from '../parts/markings.ts';

/** Drill press, for the bench or the floor. */
export function drillPress({ size = 1, kind = 'banco' }: Look) {
  const h = kind === 'piso' ? 92 : 50;
  return group(
    {},
    box(24, 2.6, 38, M.burnt, { at: [0, 1.3, 4], r: 0.8 }),
    rod(2.6, h, M.chrome, { axis: 'y', at: [0, 2, -6] }),
    box(20, 1.8, 20, M.iron, { at: [0, h * (kind === 'piso' ? 0.5 : 0.38), 6], r: 0.6 }),
    box(5, 4, 8, M.iron, { at: [0, h * (kind === 'piso' ? 0.48 : 0.36), -4], r: 0.8 }),
    side(
      outline([
        [-16, 0, 2],
        [-17, 9, 4],
        [-8, 12, 3],
        [12, 11, 4],
        [14, 3, 3],
        [10, 0, 2],
      ]),
      15,
      M.tenaz,
      { turn: [0, -90, 0], at: [0, h - 6, 2], bevel: 2 },
    ),
    side(
      outline([
        [-18, 0, 3],
        [-18, 5, 3],
        [15, 5, 5],
        [15, 0, 4],
      ]),
      17,
      M.black,
      { turn: [0, -90, 0], at: [0, h + 5.4, 1], bevel: 1.6 },
    ),
    rod(3, 8, M.alu, { axis: 'y', at: [0, h - 12, 9] }),
    group({ at: [0, h - 11.6, 9], turn: [0, 0, -90], scale: 1.1 }, chuck(2), twist(0.34, 6, M.steel, 5.6)),
    ...[0.4, 2.5, 4.6].map((turn) =>
      bar(
        [
          [7.4, h - 3, 6],
          [10 + Math.abs(Math.cos(turn)) * 2, h - 3 + Math.sin(turn) * 10, 6 + Math.cos(turn) * 10],
        ],
        0.5,
        M.chrome,
      ),
    ),
    ...[0.4, 2.5, 4.6].map((turn) =>
      ball(1.3, M.gloss, {
        at: [10 + Math.abs(Math.cos(turn)) * 2, h - 3 + Math.sin(turn) * 10.6, 6 + Math.cos(turn) * 10.6],
      }),
    ),
    rod(2, 3, M.black, { at: [6.4, h - 3, 6] }),
    box(5, 4, 1, M.gloss, { at: [-2.6, h, 14.6], r: 0.4 }),
    box(1.6, 1.6, 0.8, M.green, { at: [-3.6, h, 15] }),
    box(1.6, 1.6, 0.8, M.red, { at: [-1.6, h, 15] }),
    brand('TENAZ', 8 * size, [0.2, h + 8, 16.1], { fill: 0.8 }),
  );
}
