import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, rod, side } from '../studio/solids.ts';
import { battery, brand, cord, vents } from './parts.ts';

/** Router: fixed base or plunge base. */
export function router({ kind = 'fija', volts = 0 }: Look) {
  const plunge = kind === 'inmersion';
  const r = plunge ? 4.4 : 3.5;
  const motor = group(
    { at: [0, plunge ? 4.6 : 0, 0] },
    lathe(
      [
        [0, 3],
        [r, 3],
        [r, 11],
        [r * 0.96, 12],
        [0, 12],
      ],
      M.tenaz,
      { axis: 'y' },
    ),
    lathe(
      [
        [0, 11.8],
        [r * 0.98, 11.8],
        [r * 0.98, 13],
        [r * 0.7, 14.4],
        [0, 14.8],
      ],
      M.rubber,
      { axis: 'y' },
    ),
    lathe(
      [
        [0, 3.2],
        [r * 0.8, 3.2],
        [r * 0.5, 0.6],
        [0.9, 0],
        [0.9, -1.4],
        [0, -1.4],
      ],
      M.steel,
      { axis: 'y' },
    ),
    many(5, (n) => box(0.4, 1.8, 0.3, M.gloss, { at: [-1.4 + n * 0.7, 10, r * 0.96], r: 0.12 })),
    brand('TENAZ', r * 1.3, [0, 6.6, r + 0.05], { fill: 0.8 }),
    rod(0.6, 2.4, M.carbide, { axis: 'y', at: [0, -3.6, 0] }),
    ...(volts ? [group({ at: [0, 17.6, 0], scale: 0.8, turn: [180, 0, 0] }, battery(volts, 2))] : []),
  );
  return group(
    {},
    lathe(
      [
        [1.9, -4.2],
        [6.6, -4.2],
        [6.7, -3.8],
        [6.4, -3.3],
        [1.9, -3.3],
      ],
      M.black,
      { axis: 'y' },
    ),
    ...(plunge
      ? [
          lathe(
            [
              [r, 5.4],
              [r * 1.3, 5.4],
              [r * 1.32, 6],
              [r * 1.3, 9],
              [r, 9],
            ],
            M.black,
            { axis: 'y' },
          ),
          ...[-1, 1].flatMap((x) => [
            rod(0.75, 12, M.chrome, { axis: 'y', at: [x * 4.7, -3.6, 0] }),
            rod(1.3, 5, M.black, { axis: 'y', at: [x * 4.7, 4.8, 0] }),
            group(
              { at: [x * 5.8, 7.4, 0], turn: [0, 0, x * -78] },
              rod(1.1, 2, M.black, { axis: 'y' }),
              lathe(
                [
                  [0, 1.6],
                  [1.3, 1.6],
                  [1.9, 3.4],
                  [1.9, 6],
                  [1.2, 7.4],
                  [0, 7.6],
                ],
                M.rubber,
                { axis: 'y' },
              ),
            ),
          ]),
          rod(0.35, 9, M.steel, { axis: 'y', at: [3, -2, 4] }),
        ]
      : [
          lathe(
            [
              [r + 0.05, 2.6],
              [r * 1.16, 2.6],
              [r * 1.16, 6],
              [r + 0.05, 6],
            ],
            M.alu,
            { axis: 'y' },
          ),
          ...[0.9, 2.2, 4.1, 5.3].map((turn) =>
            bar(
              [
                [Math.cos(turn) * 4.6, -3.4, Math.sin(turn) * 4.6],
                [Math.cos(turn) * r * 1.08, 3, Math.sin(turn) * r * 1.08],
              ],
              0.7,
              M.alu,
            ),
          ),
          ...(volts || kind === 'palma'
            ? []
            : [-1, 1].map((x) => ball(1.9, M.darkWood, { at: [x * 6.2, 0, 0.6], scale: [1, 1.15, 1] }))),
          ...(volts || kind === 'palma'
            ? []
            : [-1, 1].map((x) => rod(0.5, 3, M.alu, { at: [x > 0 ? 3.4 : -6.2, 0, 0.6] }))),
          box(2, 1, 1, M.brass, { at: [r * 0.9, 4.2, r * 0.8], r: 0.2, turn: [0, 45, 0] }),
        ]),
    motor,
    ...(volts ? [] : [cord([-1, plunge ? 18.6 : 14, -1], -4.2, { reach: 12, drop: 2.4 })]),
  );
}

/** Planer: a long shoe, the cutter drum in front, a loop handle. */
export function planer({ size = 3.25, volts = 0 }: Look) {
  const w = size * 2.2;
  return group(
    {},
    box(29, 1.2, w, M.alu, { at: [0, -3.4, 0], r: 0.2 }),
    side(
      outline([
        [-13.6, -3, 0.6],
        [-14, -0.6, 1],
        [-9, 1.4, 2],
        [3, 1.6, 1],
        [8, 0.9, 2],
        [13.4, -1.6, 1],
        [13.8, -3, 0.5],
      ]),
      w * 0.94,
      M.tenaz,
      { bevel: 0.8 },
    ),
    side(
      withHoles(
        outline([
          [-12.4, -1],
          [-13.6, 4, 2],
          [-9.6, 7.6, 2.4],
          [-1, 7.2, 2],
          [3, 3.4, 1.6],
          [2.4, 0],
        ]),
        outline([
          [-9.6, 1.6, 1],
          [-10.4, 3.8, 1.2],
          [-8, 5.2, 1.4],
          [-2.6, 4.8, 1.2],
          [-1.4, 2.4, 1],
        ]),
      ),
      3.8,
      M.tenaz,
      { bevel: 1 },
    ),
    box(7, 1, 3.9, M.rubber, { at: [-6, 6.9, 0], r: 0.45, turn: [0, 0, 2] }),
    rod(2.9, 1.3, M.black, { axis: 'z', at: [4.4, -0.4, w * 0.44] }),
    side(
      outline([
        [0.4, -2.8, 1],
        [0.4, 1, 1.6],
        [8.6, 1, 1.6],
        [8.6, -2.8, 1],
      ]),
      1.3,
      M.black,
      { at: [0, 0, w * 0.46], bevel: 0.4 },
    ),
    lathe(
      [
        [0, 0],
        [1.9, 0],
        [2.3, 0.6],
        [2.3, 2.2],
        [1.7, 3],
        [0, 3.2],
      ],
      M.rubber,
      { axis: 'y', at: [9.4, 0.2, 0] },
    ),
    vents(5, [-10.6, -0.9, w * 0.47], { height: 1.7 }),
    brand('TENAZ', 5.6, [-3.4, -1, w * 0.47 + 0.05], { fill: 0.8 }),
    ...(volts
      ? [group({ at: [-13.8, 2, 0], turn: [0, 0, -76], scale: 0.8 }, battery(volts, 4))]
      : [cord([-13.6, 3.8, 0], -4, { reach: 8 })]),
  );
}
