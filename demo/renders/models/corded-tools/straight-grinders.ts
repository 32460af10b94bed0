import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** A straight body with something at its nose: rotary tool, straight grinder, nibbler, shears, soldering iron. */
export function straight({ kind = 'rotativa', volts = 0, hex }: Look) {
  const r = kind === 'recta' ? 2.6 : kind === 'rotativa' ? 2 : 2.4;
  const nose = {
    rotativa: [
      rod(0.85, 1.6, M.steel, { at: [5.6, 0, 0], r2: 0.6 }),
      rod(0.2, 2.2, M.chrome, { at: [7, 0, 0] }),
      lathe(
        [
          [0, 0],
          [0.7, 0],
          [0.9, 0.3],
          [0.9, 1.4],
          [0.7, 1.7],
          [0, 1.7],
        ],
        M.orange,
        { at: [9, 0, 0] },
      ),
    ],
    recta: [
      rod(1.5, 3, M.alu, { at: [5.4, 0, 0], r2: 1.1 }),
      rod(0.9, 1.5, M.steel, { at: [8.2, 0, 0] }),
      rod(0.35, 2, M.chrome, { at: [9.6, 0, 0] }),
      lathe(
        [
          [0, 0],
          [0.9, 0],
          [1.4, 0.6],
          [1.4, 2.6],
          [0.9, 3.2],
          [0, 3.2],
        ],
        paint('#b9776b', { rough: 0.95 }),
        { at: [11.4, 0, 0] },
      ),
    ],
    roedora: [
      rod(1.7, 3, M.alu, { at: [5.4, 0, 0] }),
      rod(1.1, 5, M.steel, { axis: 'y', at: [7.2, -5, 0] }),
      rod(1.5, 1.6, M.burnt, { axis: 'y', at: [7.2, -6, 0] }),
    ],
    cizalla: [
      rod(1.7, 2.4, M.alu, { at: [5.4, 0, 0] }),
      side(
        outline([
          [7, -1.6, 0.3],
          [7, 1.8, 0.6],
          [11, 1.4, 0.6],
          [13.6, 0.2],
          [10, -0.2],
          [13, -0.8],
          [10, -2, 0.5],
        ]),
        1.4,
        M.steel,
        { bevel: 0.15 },
      ),
    ],
  };
  return group(
    {},
    lathe(
      [
        [0, -10],
        [r * 0.86, -10],
        [r, -9],
        [r * 0.96, -4],
        [r, 0],
        [r * 0.9, 3.6],
        [r * 0.56, 5.6],
        [0, 5.6],
      ],
      hex ? paint(hex) : M.tenaz,
    ),
    lathe(
      [
        [0, -10.8],
        [r * 0.7, -10.7],
        [r * 0.92, -10],
        [r * 0.98, -8],
        [0, -8],
      ],
      M.rubber,
    ),
    lathe(
      [
        [0, 2.2],
        [r * 0.96, 2.2],
        [r * 0.8, 4.4],
        [r * 0.58, 5.7],
        [0, 5.7],
      ],
      M.black,
    ),
    vents(4, [-6.8, 0.1, r * 0.94], { height: r * 0.6, step: 0.55 }),
    brand('TENAZ', 3.9, [-1.6, 0.2, r * 1.0], { fill: 0.8 }),
    ...(nose[kind as keyof typeof nose] ?? nose.rotativa),
    ...(hex
      ? [
          rod(0.8, 2, M.steel, { at: [-12.4, 0, 0] }),
          rod(0.6, 1.6, M.brass, { at: [-14, 0, 0] }),
          box(8, 0.6, 1.4, M.black, { at: [-4.6, r + 0.8, 0], r: 0.25, turn: [0, 0, -5] }),
        ]
      : volts
        ? [group({ at: [-10.4, 0, 0], turn: [0, 0, -90], scale: 0.7 }, battery(volts, 2))]
        : [cord([-10.6, 0, 0], -4, { reach: 7 })]),
  );
}
