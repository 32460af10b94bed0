import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { type Corner, outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, rod, side, tube } from '../studio/solids.ts';
import { auxiliary, housing, twist } from './drills.ts';
import type { Models } from './model.ts';
import { brand, chuck, cord, foot, grip, knurl, sideHandle, vents } from './parts.ts';

/** Rotary hammer, SDS: a long barrel, a D handle behind, a motor that hangs where it is large. */
function rotary({ volts = 0, bare = false, size = 1, kind = 'sds' }: Look) {
  const body: Corner[] = [
    [-9, -3.2, 1],
    [-9, 3.2, 1.4],
    [-2, 3.5, 1],
    [5, 3, 1],
    [5, -3, 1],
    [1.5, -3.4, 1],
  ];
  const hand: Corner[] = [
    [-7, 3],
    [-13.4, 3.2, 1.6],
    [-15, 0.6, 2],
    [-14.4, -7.4, 1.6],
    [-8.6, -8.6, 1.4],
    [-6.4, -3],
  ];
  const hole: Corner[] = [
    [-9.3, 1.2, 0.8],
    [-11.4, 1.2, 0.8],
    [-11.6, -5.6, 0.8],
    [-9.3, -6.2, 0.8],
  ];
  const motor: Corner[] = [
    [-8.4, -2],
    [0.6, -2],
    [0.2, -8.4, 1],
    [-1, -9.6, 0.8],
    [-7.2, -9.6, 0.8],
    [-8, -8, 1],
  ];
  const nose = 5 + 4 * size;
  const bit = kind === 'cincel';
  return group(
    {},
    side(withHoles(outline(hand), outline(hole)), 4.2, M.tenaz, { bevel: 1.1 }),
    side(
      outline([
        [-15.1, 1.4, 1],
        [-14.2, 1.8, 0.6],
        [-13.4, -6.6, 0.6],
        [-14.5, -6.8, 1],
      ]),
      4.3,
      M.rubber,
      { bevel: 0.6 },
    ),
    box(1.1, 3, 1.8, M.black, { at: [-11.5, -0.6, 0], r: 0.5 }),
    side(outline(motor), 6.4, M.tenaz, { bevel: 1.5 }),
    side(
      outline([
        [-8.2, -8.4, 0.6],
        [0.3, -8.4, 0.6],
        [0, -10, 0.8],
        [-7.4, -10, 0.8],
      ]),
      6.6,
      M.rubber,
      { bevel: 0.9 },
    ),
    side(outline(body), 6.6, M.tenaz, { bevel: 2.1, steps: 7 }),
    lathe(
      [
        [0, 4.6],
        [3, 4.6],
        [3.1, 5.2],
        [2.6, nose],
        [2, nose + 0.6],
        [0, nose + 0.6],
      ],
      M.iron,
    ),
    knurl(1.9, 2.6, 18, M.rubber, { at: [nose + 1.9, 0, 0] }),
    rod(1.6, 2.4, M.rubber, { at: [nose + 3.1, 0, 0], r2: 1 }),
    ...(bit
      ? [
          rod(0.65, 10, M.steel, { at: [nose + 5.2, 0, 0] }),
          rod(0.65, 1.8, M.steel, { at: [nose + 15.2, 0, 0], r2: 0.05 }),
        ]
      : [group({ at: [nose + 5.2, 0, 0] }, twist(0.55, 12))]),
    rod(1, 0.9, M.black, { axis: 'z', at: [-0.4, 0.4, 3.1] }),
    box(1.6, 0.36, 0.4, M.white, { at: [-0.4, 0.4, 4], r: 0.1, turn: [0, 0, 40] }),
    vents(4, [-7, -5.2, 3.15], { height: 2.6, step: 0.9 }),
    brand('TENAZ', 5.4, [-4.6, 0.9, 3.34], { fill: 0.8 }),
    group({ at: [4.6, 0, 0], turn: [14, 0, 0] }, sideHandle({ at: [0, -2.6, 0] }, 8.4)),
    ...(volts
      ? [group({ at: [-11.6, -8.2, 0] }, foot(M.tenaz, volts, bare, 4))]
      : [cord([-14.2, -7.2, 0], -13, { reach: 8 })]),
  );
}

/** Demolition hammer, upright on its chisel's side: D handle behind, a loop in the middle. */
function demolition({ size = 1 }: Look) {
  return group(
    { turn: [0, 0, 0] },
    lathe(
      [
        [0, -10],
        [3.6, -10],
        [4.4, -9],
        [4.5, 2],
        [4.1, 3],
        [3.6, 3.2],
        [3.4, 10],
        [2.7, 13],
        [0, 13],
      ],
      M.tenaz,
    ),
    lathe(
      [
        [0, 12.8],
        [2.6, 12.8],
        [2.7, 14],
        [2.2, 17],
        [1.6, 18],
        [0, 18],
      ],
      M.rubber,
    ),
    rod(0.9, 11 * size, M.steel, { at: [17.5, 0, 0], r2: 0.85 }),
    rod(0.85, 2.6, M.steel, { at: [17.4 + 11 * size, 0, 0], r2: 0.06 }),
    side(
      withHoles(
        outline([
          [-9, 4],
          [-13, 4.8, 1.6],
          [-17, 4, 2.4],
          [-18, 0, 3],
          [-17, -4, 2.4],
          [-13, -4.8, 1.6],
          [-9, -4],
        ]),
        outline([
          [-11, 2.4, 1],
          [-14.6, 2.2, 1.4],
          [-15.4, 0, 2],
          [-14.6, -2.2, 1.4],
          [-11, -2.4, 1],
        ]),
      ),
      4,
      M.rubber,
      { bevel: 1 },
    ),
    box(1, 2.4, 2, M.tenaz, { at: [-15, 0, 0], r: 0.3 }),
    side(
      outline([
        [-6, -3],
        [2, -3],
        [1, -9, 1],
        [-5, -9, 1],
      ]),
      7.4,
      M.tenaz,
      { bevel: 1.6 },
    ),
    side(
      outline([
        [-5.6, -8, 0.5],
        [1.6, -8, 0.5],
        [1.2, -10, 0.8],
        [-5.2, -10, 0.8],
      ]),
      7.5,
      M.rubber,
      { bevel: 0.9 },
    ),
    bar(
      [
        [7, -3, 0],
        [7, 2, 0],
        [7, 9, 2.6],
        [7, 9, -4],
      ],
      0.9,
      M.rubber,
      2,
    ),
    vents(5, [-8.4, 0.4, 4.3], { height: 3, step: 0.95 }),
    brand('TENAZ', 6, [-1.4, 0.5, 4.52], { fill: 0.85 }),
    cord([-17, -3, 0], -11, { reach: 8 }),
  );
}

function corded({ kind = 'percutor', size = 1 }: Look) {
  const mixer = kind === 'mezclador';
  return group(
    {},
    housing(-9, 3, 3.2 * size),
    lathe(
      [
        [0, 2.8],
        [3 * size, 2.8],
        [2.9 * size, 4.4],
        [2.2, 6.4],
        [0, 6.4],
      ],
      M.grey,
    ),
    chuck(2.3, { at: [6.2, 0, 0] }),
    ...(mixer
      ? [
          rod(0.5, 20, M.zinc, { at: [12, 0, 0] }),
          ...[27, 31].map((x, at) =>
            tube(
              Array.from(
                { length: 13 },
                (_, n) => [x + (n - 6) * 0.26, 3.4 * Math.cos(n * 0.52 + at), 3.4 * Math.sin(n * 0.52 + at)] as const,
              ),
              0.32,
              M.zinc,
            ),
          ),
          bar(
            [
              [26, 3.3, 0],
              [26, -3.3, 0],
            ],
            0.3,
            M.zinc,
          ),
        ]
      : [group({ at: [12.6, 0, 0] }, twist(0.4, 9))]),
    group({ at: [-2.4, -2, 0] }, grip(M.tenaz, { height: 12.5 })),
    box(2, 0.8, 1, M.black, { at: [-3.4, 3.2 * size, 0], r: 0.3 }),
    ...(kind === 'ligero' ? [] : [auxiliary(3.8, 3)]),
    cord([-5.6, -14.2, 0], -17.4, { reach: 9 }),
  );
}

/** Right-angle drill. */
function angled({ volts = 0 }: Look) {
  return group(
    {},
    lathe(
      [
        [0, -17],
        [2.2, -17],
        [2.5, -16],
        [2.1, -10],
        [2.3, -4],
        [2.7, 0],
        [0, 0],
      ],
      M.tenaz,
    ),
    side(
      outline([
        [-0.5, -2.4, 0.6],
        [-0.5, 2.4, 0.8],
        [3, 2.4, 1.4],
        [4.6, 0.6, 1],
        [4.6, -2.4, 0.6],
      ]),
      4.4,
      M.alu,
      { bevel: 0.8 },
    ),
    group({ at: [2.4, -2.2, 0], turn: [0, 0, -90] }, chuck(1.8), twist(0.28, 6, M.steel, 5.2)),
    side(
      outline([
        [-13, -2, 0.4],
        [-4.6, -2.2, 0.4],
        [-5, -3.3, 0.8],
        [-12.4, -3, 0.8],
      ]),
      2,
      M.black,
      { bevel: 0.4 },
    ),
    vents(4, [-3.4, 0.2, 2.3], { height: 1.8 }),
    brand('TENAZ', 4.4, [-8.6, 0.2, 2.2], { fill: 0.8 }),
    ...(volts
      ? [group({ at: [-17.4, 0, 0], turn: [0, 0, -90] }, foot(M.black, volts))]
      : [cord([-17, 0, 0], -12, { reach: 8 })]),
  );
}

/** Heat gun, and what else blows or squeezes from a pistol. */
function heatGun({ volts = 0, kind = 'calor' }: Look) {
  return group(
    {},
    housing(-7, 4, 3.1),
    ...(kind === 'pantalla' ? [box(3, 1.8, 0.3, M.gloss, { at: [-8.4, 2.4, 2.2], turn: [0, 0, 0] })] : []),
    lathe(
      [
        [0, 3.8],
        [2.9, 3.8],
        [2.7, 5],
        [2.3, 6.4],
        [0, 6.4],
      ],
      M.black,
    ),
    lathe(
      [
        [1.6, 6.2],
        [1.95, 6.2],
        [1.9, 12.6],
        [2.05, 13],
        [1.6, 13.05],
        [1.55, 12.4],
        [1.5, 7],
      ],
      M.chrome,
    ),
    rod(1.5, 0.4, M.burnt, { at: [8, 0, 0] }),
    group({ at: [-1.4, -2, 0] }, grip(M.tenaz, { height: 12, lean: 1.4 })),
    ...(volts ? [group({ at: [-2.6, -13, 0] }, foot(M.tenaz, volts))] : [cord([-3.6, -13.8, 0], -17, { reach: 8 })]),
  );
}

/** Hot glue gun. */
function glueGun({ size = 1 }: Look) {
  return group(
    {},
    side(
      outline([
        [-7, -1.8, 1],
        [-7, 2.2, 1.2],
        [4, 2.4, 1.2],
        [7, 0.8, 0.8],
        [7, -1.2, 0.6],
        [1, -2, 0.6],
      ]),
      4 * size,
      M.tenaz,
      { bevel: 1 },
    ),
    rod(0.56, 8, M.ivory, { at: [-13.6, 0.3, 0] }),
    lathe(
      [
        [0, 6.8],
        [1.2, 6.8],
        [1.1, 7.6],
        [0.5, 8],
        [0.42, 9.4],
        [0, 9.4],
      ],
      M.brass,
      { at: [0, -0.2, 0] },
    ),
    group({ at: [-2.6, -1.6, 0] }, grip(M.tenaz, { height: 9.5, depth: 3.2, lean: 1.6 })),
    brand('TENAZ', 4.4, [0, 0.4, 2 * size + 0.03], { fill: 0.8 }),
    vents(4, [-5.6, 0.3, 2 * size - 0.1], { height: 1.5 }),
    ball(0.2, M.brass, { at: [9.4, -0.2, 0] }),
    cord([-5, -10.4, 0], -13.5, { reach: 7 }),
  );
}

export const hammers: Models = {
  rotomartillo: { build: rotary, view: { around: 34, above: 18 } },
  demoledor: { build: demolition, view: { around: 36, above: 22 } },
  'taladro-con-cable': corded,
  'taladro-angulo': angled,
  'pistola-calor': heatGun,
  'pistola-silicon': glueGun,
};
