import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { ball, bar, box, group, lathe, many, rod } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand } from '../parts/markings.ts';

const routerMotor = (volts: number, plunge: boolean, r: number) =>
  group(
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
    ...(volts ? [group({ at: [0, 14.3, 0], scale: 0.8, turn: [180, 0, 0] }, battery(volts, 2))] : []),
  );

const plungeBase = (r: number) => [
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
];

const fixedBase = (kind: string, volts: number, r: number) => [
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
  ...(volts || kind === 'palma' ? [] : [-1, 1].map((x) => rod(0.5, 3, M.alu, { at: [x > 0 ? 3.4 : -6.2, 0, 0.6] }))),
  box(2, 1, 1, M.brass, { at: [r * 0.9, 4.2, r * 0.8], r: 0.2, turn: [0, 45, 0] }),
];

/** Router: fixed base or plunge base. */
export function router({ kind = 'fija', volts = 0 }: Look) {
  const plunge = kind === 'inmersion';
  const r = plunge ? 4.4 : 3.5;
  const motor = routerMotor(volts, plunge, r);
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
    ...(plunge ? plungeBase(r) : fixedBase(kind, volts, r)),
    motor,
    ...(volts ? [] : [cord([-1, plunge ? 18.6 : 14, -1], -4.2, { reach: 12, drop: 2.4 })]),
  );
}
