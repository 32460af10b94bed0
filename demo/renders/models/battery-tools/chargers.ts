import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, rod, side, tube } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Charger: a dock with lights; double, for a car, or an inverter. */
export function charger({ volts = 20, kind = 'rapido' }: Look) {
  const wide = kind === 'doble' ? 26 : kind === 'inversor' ? 12 : 15;
  const docks = kind === 'doble' ? [-6.4, 6.4] : [0];
  return group(
    {},
    side(
      outline([
        [-wide / 2, 0, 1],
        [-wide / 2, 5, 1.4],
        [wide / 2, 5, 1.4],
        [wide / 2, 0, 1],
      ]),
      12,
      M.black,
      { bevel: 1.2 },
    ),
    box(wide * 0.98, 1, 12.3, M.tenaz, { at: [0, 1.4, 0], r: 0.4 }),
    ...(kind === 'inversor'
      ? [box(3.6, 2.6, 0.4, M.ash, { at: [-3, 3.2, 6], r: 0.5 }), battery(volts, 4, { at: [0, 11.6, 0] })]
      : docks.flatMap((x) => [
          box(9.4, 1.6, 8, M.gloss, { at: [x, 5.2, -0.6], r: 0.5 }),
          box(6.4, 1, 0.8, M.grey, { at: [x, 6, 1.6] }),
          box(6.4, 1, 0.8, M.grey, { at: [x, 6, -2.6] }),
          many(3, (n) => box(0.3, 1.1, 2, M.brass, { at: [x - 1 + n, 6.1, -0.5] })),
          rod(0.34, 0.3, M.green, { axis: 'z', at: [x - 2.2, 3.6, 5.9] }),
          rod(0.34, 0.3, M.red, { axis: 'z', at: [x - 1, 3.6, 5.9] }),
        ])),
    brand('TENAZ', 4.4, [wide * 0.2, 3.5, 6.05], { fill: 0.85 }),
    vents(5, [wide * 0.1 - 5.6, 3.2, 5.9], { height: kind === 'rapido' ? 0.01 : 0.01 }),
    ...(kind === 'auto'
      ? [
          tube(
            [
              [-wide / 2, 2, 0],
              [-wide / 2 - 4, 1, 1],
              [-wide / 2 - 5, 0.4, 6],
              [-wide / 2 + 2, 0.4, 10],
              [2, 1, 10],
            ],
            0.36,
            M.rubber,
          ),
          rod(1.1, 4.6, M.black, { at: [2, 1, 10], r2: 0.9 }),
          rod(0.5, 0.8, M.chrome, { at: [6.6, 1, 10] }),
        ]
      : kind === 'inversor'
        ? []
        : [cord([-wide / 2, 2, -2], 0, { reach: 6, drop: 1 })]),
  );
}
