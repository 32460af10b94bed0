import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { type Corner, circle, outline, withHoles } from '../studio/outline.ts';
import { box, group, lathe, rod, side } from '../studio/solids.ts';
import { grindDisc, sawDisc } from './discs.ts';
import type { Models } from './model.ts';
import { battery, brand, cord, foot, screw, sideHandle, vents } from './parts.ts';

/** Angle grinder: the body along x, the head at its front, the disc lying under it. */
function grinder({ volts = 0, size = 4.5, bare = false, kind = 'angular' }: Look) {
  const big = size >= 7;
  const r = big ? 3.3 : 2.7;
  const back = big ? -20 : volts ? -15 : -17;
  const disc = size * 1.2;
  const floor = -disc * 0.42 - 2;
  return group(
    {},
    group(
      { turn: [0, 0, 4] },
      lathe(
        [
          [0, back],
          [r * 0.86, back],
          [r * 0.92, back + 0.6],
          [r * 0.78, back + 4],
          [r * 0.8, back + 7],
          [r, -6],
          [r * 1.08, -1],
          [r * 0.98, 0],
          [0, 0],
        ],
        M.tenaz,
      ),
      lathe(
        [
          [0, back - 0.9],
          [r * 0.8, back - 0.8],
          [r * 0.93, back],
          [r * 0.96, back + 2.4],
          [0, back + 2.4],
        ],
        M.rubber,
      ),
      vents(5, [-5.6, 0.4, r * 1.0], { height: r * 0.75, step: 0.85, depth: 0.5 }),
      brand('TENAZ', 4.2, [back + (volts ? 5.2 : 7.4), 0.2, r * 0.86], { fill: 0.85 }),
      box(2.6, 0.7, 1.1, M.black, { at: [back + 6.2, r * 0.82, 0], r: 0.3 }),
    ),
    // The head: cast aluminium with the spindle downward.
    side(
      outline([
        [-0.4, -r * 0.95, 0.5],
        [-0.4, r * 0.95, 0.6],
        [2.2, r * 0.8, 1.4],
        [5.4, r * 0.1, 1.2],
        [5.6, -r * 0.85, 0.8],
      ]),
      r * 1.75,
      M.alu,
      { bevel: 0.7 },
    ),
    screw([0.6, 0.8, r * 0.86], 0.35),
    screw([0.6, -1.4, r * 0.86], 0.35),
    screw([4.2, -1.2, r * 0.86], 0.35),
    rod(2, 1.3, M.steel, { axis: 'y', at: [3, -r * 0.85 - 1.1, 0] }),
    // Guard, disc and flange.
    lathe(
      [
        [disc * 1.05, -1.9],
        [disc * 1.07, -0.1],
        [disc * 1.0, 0.05],
        [1.9, 0.1],
        [1.9, -0.05],
        [disc * 0.98, -0.12],
        [disc * 1.02, -0.3],
        [disc * 1.02, -1.9],
      ],
      M.burnt,
      { axis: 'y', at: [3, -r * 0.85 - 0.9, 0], arc: 190, turn: [0, 170, 0] },
    ),
    group(
      { at: [3, -r * 0.85 - 2, 0], turn: [90, 0, 0] },
      grindDisc(disc, {}, kind === 'corte' ? M.iron : M.burnt, M.burnt),
    ),
    group({ at: [2.4, 0.6, -r * 0.6], turn: [128, 0, 0] }, sideHandle({}, big ? 11 : 9.4)),
    ...(volts
      ? [group({ at: [back - 0.6, -0.4, 0], turn: [0, 0, -86] }, bare ? foot(M.black, volts, true) : battery(volts, 4))]
      : [cord([back - 0.8, back * 0.07, 0], floor, { reach: 10 })]),
  );
}

/** Circular saw seen from the blade's side. */
function circularSaw({ volts = 0, size = 7.25, bare = false, kind }: Look) {
  const r = size * 1.22;
  const base = -r * 0.62;
  const guard: Corner[] = [
    [-r * 1.1, base + 0.6],
    [-r * 1.12, r * 0.3, 4],
    [-r * 0.6, r * 1.06, 5],
    [r * 0.6, r * 1.06, 5],
    [r * 1.12, r * 0.3, 4],
    [r * 1.12, base + 0.6],
  ];
  const handle: Corner[] = [
    [-r * 0.5, r * 0.5],
    [-r * 0.2, r * 1.5, 2],
    [-r * 1.2, r * 1.62, 2],
    [-r * 1.9, r * 1.1, 2],
    [-r * 2.0, r * 0.2, 1.4],
    [-r * 1.6, r * 0.05, 0.8],
    [-r * 1.0, r * 0.2],
  ];
  const hole: Corner[] = [
    [-r * 0.72, r * 0.62, 0.8],
    [-r * 0.62, r * 1.18, 1.2],
    [-r * 1.25, r * 1.24, 1.4],
    [-r * 1.58, r * 0.9, 1.2],
    [-r * 1.58, r * 0.5, 0.8],
  ];
  return group(
    {},
    side(withHoles(outline(handle), outline(hole)), 4.2, M.tenaz, { bevel: 0.9, at: [0, 0, -4] }),
    side(
      outline([
        [-r * 0.6, r * 1.2, 0.3],
        [-r * 0.74, r * 0.95, 0.3],
        [-r * 0.9, r * 1.06, 0.4],
        [-r * 0.88, r * 1.25, 0.3],
      ]),
      2,
      M.black,
      { at: [0, 0, -4] },
    ),
    side(outline(guard), 3.6, M.tenaz, { bevel: 0.7, at: [0, 0, -0.6] }),
    rod(r * 0.62, 8, M.black, { axis: 'z', at: [0, r * 0.05, -9.6] }),
    rod(r * 0.66, 2, M.tenaz, { axis: 'z', at: [0, r * 0.05, -5] }),
    sawDisc(r, 24, { at: [0, 0, 0.95] }, 0.22, kind === 'metal' ? M.carbide : M.steel),
    // The lower guard swings back and shows the front of the blade.
    lathe(
      [
        [r * 0.3, -0.4],
        [r * 1.02, -0.4],
        [r * 1.04, 0.1],
        [r * 1.04, 0.5],
        [r * 0.3, 0.6],
      ],
      M.alu,
      { axis: 'z', at: [0, 0, 1.2], arc: 130, turn: [0, 0, -125] },
    ),
    side(
      withHoles(
        outline([
          [-r * 1.16, -0.2, 3],
          [-r * 0.9, r * 0.95, 6],
          [0, r * 1.16, 8],
          [r * 0.9, r * 0.95, 6],
          [r * 1.16, -0.2, 3],
        ]),
        circle(0.01),
      ),
      0.9,
      M.tenaz,
      { bevel: 0.35, at: [0, 0, 1.9] },
    ),
    brand('TENAZ', r * 0.95, [0, r * 0.56, 2.4], { fill: 0.8 }),
    rod(1.7, 0.7, M.steel, { axis: 'z', at: [0, 0, 1.1] }),
    rod(0.8, 1, M.burnt, { axis: 'z', at: [0, 0, 1.3], segments: 6 }),
    side(
      withHoles(
        outline([
          [-r * 1.7, base],
          [r * 1.75, base],
          [r * 1.9, base + 0.6, 0.4],
          [r * 1.9, base + 0.9, 0.2],
          [r * 1.6, base + 0.45, 0.2],
          [-r * 1.7, base + 0.45],
        ]),
      ),
      13,
      M.alu,
      { bevel: 0.1, at: [0, 0, -4.9] },
    ),
    rod(1.1, 4, M.rubber, { axis: 'y', at: [r * 1.02, r * 0.5, -4], r2: 1.45, turn: [0, 0, -16] }),
    rod(0.7, r * 1.25, M.iron, { axis: 'y', at: [r * 0.92, base, -4], turn: [0, 0, -5] }),
    ...(volts
      ? [
          group(
            { at: [-r * 1.62, r * 0.12, -4], turn: [0, 0, -12] },
            bare ? foot(M.black, volts, true) : battery(volts, 4),
          ),
        ]
      : [cord([-r * 1.95, r * 0.5, -4], base, { reach: 9 })]),
  );
}

/** Jigsaw: the body along x, the blade at its front, a handle above. */
function jigsaw({ volts = 0, bare = false, kind = 'asa' }: Look) {
  const body: Corner[] = [
    [-9, 0.6, 1.4],
    [-9.4, 3.4, 1.2],
    [3.6, 3.7, 1],
    [6.4, 3, 1.6],
    [7, -1.5, 0.8],
    [5.6, -2.2, 0.5],
    [2.6, -2.2, 0.5],
    [1, -1, 1],
    [-6, -1, 2],
  ];
  const loop: Corner[] = [
    [3.6, 3],
    [4.6, 6.4, 1.6],
    [2.6, 8.4, 2],
    [-6, 7.8, 3],
    [-10, 6.6, 2.2],
    [-10.6, 3, 1.2],
    [-9, 1.6, 1],
    [0, 2],
  ];
  const eye: Corner[] = [
    [1.8, 3.6, 0.6],
    [2.2, 5.6, 1.2],
    [-4, 5.8, 1.6],
    [-7.6, 4.9, 1.2],
    [-7.6, 3.6, 0.6],
  ];
  return group(
    {},
    ...(kind === 'recta'
      ? [
          lathe(
            [
              [0, -13],
              [2.2, -13],
              [2.6, -12],
              [2.4, -4],
              [2.7, 2],
              [0, 2],
            ],
            M.tenaz,
            { at: [0, 1.6, 0] },
          ),
        ]
      : [
          side(withHoles(outline(loop), outline(eye)), 4, M.tenaz, { bevel: 1 }),
          box(3.4, 1, 4.15, M.rubber, { at: [-3, 7, 0], r: 0.4, turn: [0, 0, 3] }),
        ]),
    side(outline(body), 5.6, M.tenaz, { bevel: 1.1 }),
    side(
      outline([
        [2.2, -3, 0.4],
        [2.2, 3.4, 0.8],
        [6.6, 2.6, 1.2],
        [7.2, -1.6, 0.6],
        [6.4, -3, 0.4],
      ]),
      5.9,
      M.black,
      { bevel: 1 },
    ),
    vents(5, [-8, 1.4, 2.75], { height: 1.9, step: 0.7 }),
    brand('TENAZ', 4.6, [-1.6, 1.3, 2.83], { fill: 0.8 }),
    box(1.9, 0.9, 1, M.black, { at: [1.2, 5.3, 0], r: 0.3, turn: [0, 0, 60] }),
    box(14, 0.55, 7.6, M.alu, { at: [0.4, -4.6, 0], r: 0.2 }),
    box(6, 1.8, 3.4, M.steel, { at: [-0.4, -3.4, 0], r: 0.3 }),
    rod(0.5, 3, M.steel, { axis: 'y', at: [5, -4.4, 0] }),
    side(
      outline([
        [4.4, -3.4],
        [4.55, -11.4],
        [5.2, -10.6],
        ...Array.from({ length: 14 }, (_, at): Corner => [at % 2 ? 5.3 : 5.7, -10.2 + at * 0.48]),
        [5.6, -3.4],
      ]),
      0.24,
      M.steel,
      { bevel: 0.03 },
    ),
    ...(volts
      ? [
          group(
            { at: [-9.8, 2.4, 0], turn: [0, 0, -82], scale: 0.8 },
            bare ? foot(M.black, volts, true) : battery(volts, 2),
          ),
        ]
      : [cord([kind === 'recta' ? -13 : -10.4, kind === 'recta' ? 1.8 : 3.4, 0], -11, { reach: 8 })]),
  );
}

/** Reciprocating saw. */
function sabre({ volts = 0, bare = false, kind = 'sable' }: Look) {
  const short = kind === 'mano';
  const back = short ? -9 : -15;
  const body: Corner[] = [
    [back, -2, 1.5],
    [back, 2.8, 1.5],
    [-5, 3, 1],
    [2, 2.6, 1],
    [6, 1.8, 1],
    [6, -1.8, 1],
    [1, -2.6, 2],
    [-4, -2.2, 2],
  ];
  const hand: Corner[] = [
    [back + 3, 2.4],
    [back - 3, 3, 2],
    [back - 8.5, 1, 2.4],
    [back - 9.6, -4.6, 2],
    [back - 6, -6.4, 1.5],
    [back + 1, -3.6, 2],
  ];
  const hole: Corner[] = [
    [back - 1, 0.8, 0.8],
    [back - 3, 0.9, 0.8],
    [back - 6.2, -0.6, 1.2],
    [back - 6.8, -3.6, 1],
    [back - 5.2, -4.2, 0.8],
    [back - 0.6, -2, 0.8],
  ];
  const teeth = Array.from({ length: 34 }, (_, at): Corner => [9.4 + at * 0.42, at % 2 ? -0.95 : -0.55]);
  return group(
    {},
    side(withHoles(outline(hand), outline(hole)), 4, M.tenaz, { bevel: 1 }),
    side(
      outline([
        [back - 2.6, 0.9, 0.3],
        [back - 3, -0.7, 0.4],
        [back - 4.6, -0.6, 0.4],
        [back - 4.6, 0.6, 0.3],
      ]),
      1.8,
      M.black,
    ),
    side(outline(body), 5.4, M.tenaz, { bevel: 1.5, steps: 6 }),
    vents(6, [back + 1.6, 0.5, 2.6], { height: 2, step: 0.8 }),
    brand('TENAZ', 5, [-4.4, 0.2, 2.72], { fill: 0.8 }),
    lathe(
      [
        [0, 0],
        [2.5, 0],
        [2.7, 0.8],
        [2.2, 4],
        [1.5, 6.4],
        [1.3, 7],
        [0, 7],
      ],
      M.rubber,
      { at: [1.6, 0, 0] },
    ),
    rod(1.1, 1.6, M.steel, { at: [8, 0, 0] }),
    side(
      outline([
        [8.4, -2.4, 0.6],
        [8.4, 2.4, 0.6],
        [9.2, 2.4, 0.4],
        [9.2, -2.4, 0.4],
      ]),
      4,
      M.steel,
      { bevel: 0.2 },
    ),
    side(
      outline([[8, 0.9], [22, 0.9], [23.6, -0.4, 0.2], [23.4, -0.9], ...[...teeth].reverse(), [8.6, -0.6]]),
      0.22,
      M.steel,
      { bevel: 0.02 },
    ),
    ...(volts
      ? [group({ at: [back - 7, -5.6, 0], turn: [0, 0, -8] }, bare ? foot(M.black, volts, true) : battery(volts, 4))]
      : [cord([back - 9.4, -3.6, 0], -9.5, { reach: 7 })]),
  );
}

export const cutters: Models = {
  esmeriladora: { build: grinder, view: { around: 26, above: 22 } },
  'sierra-circular': { build: circularSaw, view: { around: 26, above: 18 } },
  caladora: jigsaw,
  reciprocante: { build: sabre, view: { around: 36, above: 20 } },
};
