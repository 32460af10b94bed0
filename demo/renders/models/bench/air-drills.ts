import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, many, ring, rod, side } from '../../studio/solids.ts';
import { twist } from '../drills/cordless-drills.ts';
import { chuck, grip } from '../parts/grips.ts';
import { brand } from '../parts/markings.ts';

/** An air tool with a pistol grip: the air enters below. */
export function airPistol({ kind = 'impacto', size = 1 }: Look) {
  const nose = {
    impacto: [
      lathe(
        [
          [0, 1],
          [3.2, 1],
          [3.3, 2],
          [2.8, 7],
          [2, 8.6],
          [0, 8.6],
        ],
        M.alu,
        { scale: size },
      ),
      rod(1.1 * size, 1, M.steel, { at: [8.4 * size, 0, 0] }),
      box(2.4 * size, 1.5 * size, 1.5 * size, M.chrome, { at: [10.2 * size, 0, 0], r: 0.15 }),
    ],
    taladro: [
      lathe(
        [
          [0, 1],
          [2.6, 1],
          [2.6, 5],
          [1.8, 6.6],
          [0, 6.6],
        ],
        M.alu,
      ),
      chuck(1.9, { at: [6.4, 0, 0] }),
      twist(0.26, 6, M.steel, 11.4),
    ],
    cincel: [
      lathe(
        [
          [0, 1],
          [2.4, 1],
          [2.4, 8],
          [0, 8],
        ],
        M.alu,
      ),
      many(7, (n) => ring(1.7, 0.26, M.zinc, { at: [8.4 + n * 0.7, 0, 0] })),
      rod(0.6, 12, M.steel, { at: [8, 0, 0], r2: 0.5 }),
      box(3, 0.6, 2, M.steel, { at: [20, 0, 0] }),
    ],
  };
  return group(
    {},
    lathe(
      [
        [0, -6.6],
        [2.4, -6.6],
        [3.2, -5.4],
        [3.4, 0],
        [3.2, 1.4],
        [0, 1.4],
      ],
      kind === 'impacto' ? M.tenaz : M.alu,
      { scale: size },
    ),
    lathe(
      [
        [0, -7.2],
        [1.8, -7.1],
        [2.6, -6.4],
        [0, -6.4],
      ],
      M.black,
      { scale: size },
    ),
    ...(nose[kind as keyof typeof nose] ?? nose.impacto),
    brand('TENAZ', 4.6 * size, [-2.2 * size, 0.2, 3.45 * size], { fill: 0.8 }),
    group(
      { at: [-1.8, -1.4 * size, 0] },
      grip(kind === 'impacto' ? M.tenaz : M.alu, { height: 11, depth: 3.3, lean: 1 }),
    ),
    rod(1.1, 1.6, M.steel, { axis: 'y', at: [-3.2, -13.4 - 1.4 * size, 0] }),
    rod(0.8, 2, M.brass, { axis: 'y', at: [-3.2, -15.2 - 1.4 * size, 0] }),
  );
}

/** Air or battery ratchet: a long body with the square at its end. */
export const ratchetTool = ({ volts = 0 }: Look) =>
  group(
    {},
    lathe(
      [
        [0, -13],
        [1.7, -13],
        [1.9, -12],
        [1.7, -4],
        [2, 0],
        [1.4, 3],
        [0, 3],
      ],
      volts ? M.tenaz : M.alu,
    ),
    side(
      outline([
        [2, -1.2, 0.4],
        [2, 1.2, 0.4],
        [6, 1.5, 0.4],
        [9.4, 1.6, 1.5],
        [9.4, -1.6, 1.5],
        [6, -1.5, 0.4],
      ]),
      2,
      M.steel,
      { bevel: 0.5, turn: [90, 0, 0] },
    ),
    box(1.2, 1.6, 1.2, M.chrome, { at: [8, 1.6, 0] }),
    box(7, 0.6, 1.5, M.black, { at: [-6, 1.9, 0], r: 0.3, turn: [0, 0, 3] }),
    brand('TENAZ', 4, [-5, -0.3, 1.82], { fill: 0.8 }),
    ...(volts
      ? [
          group(
            { at: [-13.2, 0, 0], turn: [0, 0, -90], scale: 0.62 },
            box(8, 6, 5.6, M.rubber, { at: [0, -2.6, 0], r: 0.8 }),
          ),
        ]
      : [rod(0.9, 2, M.steel, { at: [-15, 0, 0] }), rod(0.6, 1.6, M.brass, { at: [-16.6, 0, 0] })]),
  );
