import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { ball, box, group, many, ring, rod, side, tube } from '../studio/solids.ts';
import { modelParts, standing } from './model-parts.ts';
import { battery, brand, cord, vents } from './parts.ts';

export const pack = ({ volts = 20, ah = 2 }: Look) => {
  const s = volts === 12 ? 0.62 : volts === 40 ? 1.16 : 1;
  return group(
    {},
    battery(volts, ah, { scale: 1.2 }),
    ...[1.9, -1.9].map((z) => box(8 * s, 0.5, 0.7, M.gloss, { at: [0, 0.2, z * s] })),
    many(4, (n) => box(2.2 * s, 0.4, 0.24, M.brass, { at: [2.6 * s, 0.25, (-0.9 + n * 0.6) * s] })),
    brand(`${ah} Ah`, 2.5 * s, [4.4 * s, -2.5, 4.28 * (volts === 40 ? 1.14 : volts === 12 ? 0.72 : 1)], {
      height: 0.9 * s,
      fill: 0.9,
    }),
  );
};

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

/** Several tools before their case. */
export function combo({ kind = 'taladro,impacto', volts = 20 }: Look) {
  const names = kind.split(',');
  const places: readonly (readonly [x: number, z: number, scale: number])[] = [
    [-17, 5, 1],
    [13, 8, 1],
    [38, 10, 0.85],
    [-42, 16, 0.8],
    [-30, 34, 0.75],
    [20, 34, 0.75],
  ];
  const wide = names.length > 3 ? 74 : 56;
  return group(
    {},
    side(
      withHoles(
        outline([
          [-wide / 2, 0, 2],
          [-wide / 2, 30, 3],
          [wide / 2, 30, 3],
          [wide / 2, 0, 2],
        ]),
        circle(0.01),
      ),
      14,
      M.black,
      { bevel: 1.4, at: [0, 0, -18] },
    ),
    box(wide * 0.98, 2.4, 14.4, M.tenaz, { at: [0, 15, -18], r: 0.6 }),
    side(
      withHoles(
        outline([
          [-9, 29],
          [-8, 36, 2],
          [8, 36, 2],
          [9, 29],
        ]),
        outline([
          [-6, 30, 0.6],
          [-5.6, 33.4, 1],
          [5.6, 33.4, 1],
          [6, 30, 0.6],
        ]),
      ),
      4,
      M.tenaz,
      { at: [0, 0, -18], bevel: 0.8 },
    ),
    box(4, 5, 1.6, M.tenaz, { at: [-wide * 0.32, 15, -10.6], r: 0.5 }),
    box(4, 5, 1.6, M.tenaz, { at: [wide * 0.32, 15, -10.6], r: 0.5 }),
    brand('TENAZ', 18, [0, 24, -10.9], { fill: 0.8 }),
    ...names.map((name, at) => {
      const [x, z, scale] = places[at] ?? [0, 0, 1];
      return standing(modelParts(name, volts), [x, 0, z], scale);
    }),
    ...(names.length < 4 ? [standing(battery(volts, 2), [-2, 0, 22]), standing(battery(volts, 2), [30, 0, 20])] : []),
  );
}

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
