import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, rod, side, tube } from '../studio/solids.ts';
import { grindDisc } from './discs.ts';
import { twist } from './drills.ts';
import { brand, chuck, cord } from './parts.ts';

/** Bench grinder, on a pedestal where it is large. */
export function benchGrinder({ size = 6, kind = 'banco' }: Look) {
  const r = size * 1.25;
  const wheel = (x: number, tone: string) =>
    group(
      { at: [x, 0, 0], turn: [0, 90, 0] },
      pipe(r, 1, 2.4, paint(tone, { rough: 0.95 }), { axis: 'z' }),
      lathe(
        [
          [r * 1.02, -1.8],
          [r * 1.12, -1.8],
          [r * 1.14, 1.8],
          [r * 1.02, 1.8],
        ],
        M.tenaz,
        { axis: 'z', arc: 250, turn: [0, 0, 150] },
      ),
      rod(r * 0.62, 0.4, M.tenaz, { axis: 'z', at: [0, 0, x > 0 ? 1.8 : -2.2] }),
      rod(1.4, 1, M.zinc, { axis: 'z', at: [0, 0, x > 0 ? 2 : -3], segments: 6 }),
    );
  return group(
    {},
    lathe(
      [
        [0, -8],
        [4.6, -8],
        [5.6, -6.6],
        [5.8, 0],
        [5.6, 6.6],
        [4.6, 8],
        [0, 8],
      ],
      M.tenaz,
      { at: [0, 0, 0] },
    ),
    wheel(12, '#8f9496'),
    wheel(-12, '#b9b2a4'),
    rod(1.4, 24, M.steel, { at: [-12, 0, 0] }),
    side(
      outline([
        [-9, -r * 1.2, 1],
        [-6, -3, 2],
        [6, -3, 2],
        [9, -r * 1.2, 1],
      ]),
      10,
      M.tenaz,
      { bevel: 1 },
    ),
    box(24, 1.6, 16, M.burnt, { at: [0, -r * 1.22, 0], r: 0.5 }),
    box(5, 0.8, 3, M.iron, { at: [12, -0.6, r + 1.4] }),
    box(5, 0.8, 3, M.iron, { at: [-12, -0.6, r + 1.4] }),
    box(4.6, 4.6, 0.3, paint('#aebcc4', { rough: 0.15 }), { at: [12, 5.4, r * 0.9], turn: [-35, 0, 0] }),
    box(4.6, 4.6, 0.3, paint('#aebcc4', { rough: 0.15 }), { at: [-12, 5.4, r * 0.9], turn: [-35, 0, 0] }),
    box(3, 2, 1, M.gloss, { at: [0, -r * 0.86, 5], r: 0.4 }),
    box(1.2, 1.2, 0.6, M.red, { at: [0.6, -r * 0.86, 5.5], r: 0.2 }),
    brand('TENAZ', 7, [0, 0.6, 5.85], { fill: 0.8 }),
    ...(kind === 'pedestal'
      ? [
          lathe(
            [
              [0, 0],
              [11, 0],
              [11, 2],
              [5, 4],
              [4, 44],
              [7, 46],
              [0, 46],
            ],
            M.burnt,
            { axis: 'y', at: [0, -r * 1.22 - 46.6, 0] },
          ),
        ]
      : [cord([-6, -r, -4], -r * 1.28, { reach: 7 })]),
  );
}

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

/** Abrasive chop saw. */
export function chop({ kind = 'abrasivo' }: Look) {
  const cold = kind === 'frio';
  return group(
    {},
    box(52, 3, 26, M.burnt, { at: [0, 1.5, 0], r: 1 }),
    box(8, 9, 22, M.iron, { at: [-2, 6, 0], r: 1 }),
    box(3, 9, 14, M.iron, { at: [16, 7, 0], r: 0.6 }),
    rod(1, 16, M.zinc, { at: [17, 7, 0] }),
    bar(
      [
        [33, 3, 0],
        [33, 11, 0],
      ],
      0.7,
      M.zinc,
    ),
    side(
      outline([
        [-22, 4, 2],
        [-24, 20, 4],
        [-16, 24, 3],
        [-10, 20, 2],
        [-14, 5, 2],
      ]),
      8,
      M.tenaz,
      { bevel: 1.4, at: [0, 0, -3] },
    ),
    group({ at: [2, 23, 0] }, grindDisc(17, {}, cold ? M.steel : M.iron, cold ? M.steel : M.paper)),
    lathe(
      [
        [2, -1.9],
        [18, -1.9],
        [18.4, -1.4],
        [18.4, 1.4],
        [18, 2],
        [2, 2],
      ],
      M.tenaz,
      { axis: 'z', at: [2, 23, 0], arc: 196, turn: [0, 0, 84] },
    ),
    rod(6, 14, M.black, { axis: 'z', at: [-3, 25, -16] }),
    rod(6.3, 3, M.tenaz, { axis: 'z', at: [-3, 25, -5] }),
    side(
      withHoles(
        outline([
          [-2, 39],
          [4, 48, 2],
          [20, 46, 3],
          [22, 38, 2],
          [14, 34],
        ]),
        outline([
          [4, 41, 1],
          [6.6, 44.4, 1],
          [17, 43.4, 1.4],
          [17.4, 39.6, 1],
        ]),
      ),
      4,
      M.rubber,
      { bevel: 1 },
    ),
    brand('TENAZ', 13, [1, 31.4, 2.1], { fill: 0.8 }),
    many(4, (n) => rod(1.6, 1.6, M.rubber, { axis: 'y', at: [n % 2 ? 22 : -22, -1.2, n > 1 ? 10 : -10] })),
    cord([-23, 18, -3], -1, { reach: 7 }),
  );
}

/** Portable band saw for metal. */
export function portaband() {
  return group(
    {},
    side(
      withHoles(
        outline([
          [-20, -7, 6],
          [-20, 7, 6],
          [20, 7, 6],
          [20, -7, 6],
          [9, -7, 3],
          [8, 0, 2],
          [-8, 0, 2],
          [-9, -7, 3],
        ]),
        outline([
          [-0.01, 3],
          [0.01, 3],
          [0.01, 3.02],
          [-0.01, 3.02],
        ]),
      ),
      8,
      M.tenaz,
      { bevel: 1.8 },
    ),
    box(17, 0.9, 0.2, M.steel, { at: [0, -6.4, 1] }),
    rod(6, 1, M.black, { axis: 'z', at: [13, 0, 4] }),
    rod(6, 1, M.black, { axis: 'z', at: [-13, 0, 4] }),
    side(
      withHoles(
        outline([
          [-6, 6],
          [-20, 9, 2],
          [-22, 14, 2],
          [-8, 15, 2],
          [-2, 9, 2],
        ]),
        outline([
          [-8, 9, 1],
          [-16, 10.6, 1],
          [-16, 12, 1],
          [-9, 12, 1],
        ]),
      ),
      4,
      M.rubber,
      { bevel: 1 },
    ),
    tube(
      [
        [12, 7, 0],
        [13, 13, 0],
        [18, 14, 0],
        [20, 7, 0],
      ],
      1,
      M.rubber,
    ),
    brand('TENAZ', 9, [0, 3.6, 4.05], { fill: 0.8 }),
    cord([-21, 12, 0], -7, { reach: 8 }),
  );
}
