import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { ball, box, group, ring, side, tube } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { brand, vents } from '../parts/markings.ts';

/** Chainsaw: bar and chain to the right. */
export function chainsaw({ volts = 40, size = 16 }: Look) {
  const l = size * 2;
  const teeth = Array.from({ length: Math.round(l / 1.3) }, (_, n) => n);
  return group(
    {},
    side(
      outline([
        [-13, -5, 2],
        [-14, 4, 3],
        [-2, 6, 2],
        [4, 4, 1.4],
        [5, -4, 1.4],
        [-2, -5.4, 1],
      ]),
      9,
      M.tenaz,
      { bevel: 1.8 },
    ),
    side(
      outline([
        [-3, -4, 1.4],
        [-3, 3, 1.6],
        [6, 3, 1.4],
        [7, -3, 1.6],
      ]),
      2,
      M.black,
      { at: [0, 0, 4.6], bevel: 0.6 },
    ),
    ball(1.6, M.tenaz, { at: [1.4, -0.6, 5.6], scale: [1, 1, 0.5] }),
    side(
      withHoles(
        outline([
          [-10, 3],
          [-17, 7, 2],
          [-24, 2, 3],
          [-24, -4, 2],
          [-18, -6, 2],
          [-12, -4],
        ]),
        outline([
          [-13.4, 2.2, 1],
          [-17, 4, 1.4],
          [-21, 1, 1.6],
          [-20.6, -2.4, 1],
          [-15, -2.6, 1],
        ]),
      ),
      4.4,
      M.rubber,
      { bevel: 1 },
    ),
    tube(
      [
        [-2, -4, -4.6],
        [-3.4, 4, -5],
        [-4, 10, -3.6],
        [-4, 11, 2],
        [-3.6, 8, 5],
        [-2.6, 2, 5],
      ],
      1,
      M.rubber,
    ),
    side(
      outline([
        [2, 4],
        [4.6, 11.6, 1],
        [6, 11.4, 0.6],
        [5, 4],
      ]),
      9.6,
      M.black,
      { bevel: 0.4 },
    ),
    side(
      outline([
        [4, -2.2, 0.5],
        [4, 2.2, 0.5],
        [l, 1.8, 1.6],
        [l + 3, 0, 1.4],
        [l, -1.8, 1.6],
      ]),
      0.5,
      M.alu,
      { at: [0, 0, 2.6], bevel: 0.08 },
    ),
    ...teeth.flatMap((n) => [
      box(0.9, 0.55, 0.6, M.burnt, { at: [4.6 + n * 1.3, 2.4 - ((n * 1.3) / l) * 0.5, 2.6], turn: [0, 0, 10] }),
      box(0.9, 0.55, 0.6, M.burnt, { at: [4.6 + n * 1.3, -2.4 + ((n * 1.3) / l) * 0.5, 2.6] }),
    ]),
    ring(1.9, 0.34, M.burnt, { axis: 'z', at: [l + 1.2, 0, 2.6], arc: 360 }),
    brand('TENAZ', 6, [-8, 0.4, 4.56], { fill: 0.8 }),
    vents(4, [-12.4, -1.6, 4.4], { height: 2.4 }),
    group({ at: [-9, 5, 0], turn: [0, 0, 186], scale: 0.8 }, battery(volts, 4)),
  );
}
