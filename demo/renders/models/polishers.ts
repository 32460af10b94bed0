import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { type Corner, outline } from '../studio/outline.ts';
import { box, group, lathe, rod, side, tube } from '../studio/solids.ts';
import { battery, brand, cord, vents } from './parts.ts';

/** Polisher: a grinder's body with a pad under its head and a loop over it. */
export function polisher({ volts = 0, size = 7, kind = 'lana' }: Look) {
  const r = size * 1.15;
  return group(
    {},
    lathe(
      [
        [0, -20],
        [2.9, -20],
        [3.1, -19],
        [2.6, -15],
        [2.7, -12],
        [3.3, -6],
        [3.5, -1],
        [0, -1],
      ],
      M.tenaz,
    ),
    lathe(
      [
        [0, -21],
        [2.7, -20.9],
        [3.2, -20],
        [3.25, -17.6],
        [0, -17.6],
      ],
      M.rubber,
    ),
    vents(5, [-7.4, 0.4, 3.2], { height: 2.4, step: 0.85 }),
    brand('TENAZ', 4.8, [-12.2, 0.2, 2.85], { fill: 0.85 }),
    side(
      outline([
        [-1.4, -3, 0.6],
        [-1.4, 3.2, 0.8],
        [3, 2.8, 1.6],
        [6, 0.4, 1.2],
        [6, -3, 0.6],
      ]),
      6,
      M.alu,
      { bevel: 0.9 },
    ),
    rod(2.3, 1.4, M.steel, { axis: 'y', at: [3, -4.2, 0] }),
    lathe(
      [
        [0, -6.2],
        [r * 0.9, -6.2],
        [r, -5.6],
        [r * 0.9, -4.7],
        [r * 0.5, -4],
        [0, -4],
      ],
      M.rubber,
      { axis: 'y', at: [3, 0, 0] },
    ),
    lathe(
      [
        [0, -9],
        [r * 0.7, -9],
        [r * 1.02, -8.3],
        [r * 1.08, -7.2],
        [r * 1, -6.1],
        [0, -6.1],
      ],
      kind === 'lana' ? paint('#efe6d2', { rough: 1 }) : M.orange,
      { axis: 'y', at: [3, 0, 0] },
    ),
    tube(
      [
        [2, -0.6, 3],
        [3, 4.6, 4.4],
        [3.6, 7.2, 2],
        [3.6, 7.2, -2],
        [3, 4.6, -4.4],
        [2, -0.6, -3],
      ],
      1,
      M.rubber,
    ),
    ...(volts
      ? [group({ at: [-20.4, 0, 0], turn: [0, 0, -90] }, battery(volts, 4))]
      : [cord([-20.8, 0, 0], -9, { reach: 9 })]),
  );
}

/** Oscillating multitool. */
export function multitool({ volts = 0 }: Look) {
  return group(
    {},
    lathe(
      [
        [0, -16],
        [2.3, -16],
        [2.6, -15],
        [2.3, -10],
        [2.2, -6],
        [2.6, -1],
        [2.5, 1.4],
        [0, 1.4],
      ],
      M.tenaz,
    ),
    lathe(
      [
        [0, 0],
        [2.55, 0],
        [2.65, 0.6],
        [2.5, 6],
        [2.6, 7],
        [0, 7],
      ],
      M.rubber,
      { at: [-12.4, 0, 0] },
    ),
    side(
      outline([
        [0.8, -2.6, 0.6],
        [0.8, 2.6, 0.8],
        [4.6, 2.4, 1.4],
        [6, 0.6, 1],
        [6, -2.6, 0.6],
      ]),
      4.8,
      M.black,
      { bevel: 1 },
    ),
    rod(1.4, 1.2, M.steel, { axis: 'y', at: [4, -3.6, 0] }),
    side(
      outline([
        [3, -1.2, 0.4],
        [3, 1.2, 0.4],
        [7, 1, 0.4],
        [7.6, 2.2, 0.2],
        ...Array.from({ length: 17 }, (_, at): Corner => [at % 2 ? 12.4 : 12.9, 2.2 - at * 0.275]),
        [7.6, -2.2, 0.2],
        [7, -1, 0.4],
      ]),
      0.16,
      M.steel,
      { turn: [90, 0, 0], at: [0, -3.9, 0], bevel: 0.02 },
    ),
    vents(4, [-3.4, 0.2, 2.2], { height: 1.6, step: 0.6 }),
    brand('TENAZ', 4.2, [-8.8, 0.3, 2.6], { fill: 0.8 }),
    box(2.4, 0.6, 1, M.gloss, { at: [-2.4, 2.5, 0], r: 0.25 }),
    ...(volts
      ? [group({ at: [-16.4, 0, 0], turn: [0, 0, -90], scale: 0.85 }, battery(volts, 2))]
      : [cord([-16, 0, 0], -5, { reach: 8 })]),
  );
}

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
