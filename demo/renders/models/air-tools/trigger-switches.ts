import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, rod, side, tube, type Vec } from '../../studio/solids.ts';
import { brand, knurl, screw } from '../parts/markings.ts';

const wire = (points: readonly Vec[], tone: string) => tube(points, 0.22, paint(tone, { rough: 0.5 }));

/** A tab terminal with its screw, toward the viewer. */
const terminal = (at: Vec) => group({ at }, box(1.5, 0.9, 0.3, M.brass), screw([-0.1, 0, 0.2], 0.34));

/** The switch of a drill: the trigger that a finger pulls with the wheel for its speed, the lever of the reverse above, the lock button on the flank. */
export const triggerSwitch = () =>
  group(
    { turn: [0, -14, 0] },
    box(8, 5.4, 3, M.gloss, { at: [-1.6, 0, 0], r: 0.35 }),
    box(7.2, 0.14, 3.04, M.grey, { at: [-1.6, -1.5, 0] }),
    ...[
      [-4.9, 2],
      [-4.9, -2.1],
      [1.7, -2.1],
    ].map(([x = 0, y = 0]) => screw([x, y, 1.5], 0.3)),
    brand('8 A', 3.4, [-2.2, 0.2, 1.53], { height: 1.7 }),
    brand('TENAZ', 2.2, [0.9, 1.7, 1.53], { height: 0.7 }),
    // The plunger in its bellows.
    box(1, 3.8, 2.5, M.black, { at: [2.7, 0, 0], r: 0.25 }),
    many(4, (n) =>
      box(0.32, 3.1 - (n % 2) * 0.4, 2 - (n % 2) * 0.3, M.rubber, { at: [3.4 + n * 0.36, 0, 0], r: 0.14 }),
    ),
    side(
      outline([
        [4.7, 3.2, 0.6],
        [7.3, 3.9, 0.6],
        [8.3, 2.9, 0.9],
        [7.1, 0.4, 3],
        [7.5, -2.6, 2.4],
        [7, -4.2, 0.7],
        [4.7, -3.4, 0.6],
      ]),
      3.1,
      M.tenaz,
      { bevel: 0.6, steps: 7 },
    ),
    many(7, (n) => box(0.24, 0.16, 2.3, M.black, { at: [7.22 + Math.abs(n - 3) * 0.03, 0.5 - n * 0.55, 0], r: 0.07 })),
    knurl(1.05, 1.3, 14, M.black, { at: [7.3, 2.75, 0], turn: [0, 90, 0] }),
    // The lock button stands out of the flank.
    rod(0.72, 1, M.ash, { axis: 'z', at: [5.9, -2, 1.4] }),
    // The reverse: a lever that turns on a pin above the body.
    rod(0.8, 0.7, M.black, { axis: 'y', at: [1, 2.6, 0] }),
    side(
      outline([
        [0.1, 3, 0.4],
        [2.2, 3, 0.6],
        [5, 4.5, 0.8],
        [6.3, 4.7, 0.5],
        [6.2, 5.5, 0.5],
        [4.4, 5.4, 0.8],
        [1.7, 4, 0.6],
        [0.1, 3.9, 0.4],
      ]),
      1.5,
      M.ash,
      { bevel: 0.25 },
    ),
    terminal([-5.2, 1.1, 1.5]),
    terminal([-5.2, -0.9, 1.5]),
    wire(
      [
        [-5.8, 1.1, 1.6],
        [-8, 1.6, 2.2],
        [-10, 0.2, 2.6],
        [-11.6, -2.4, 2],
      ],
      '#b8201c',
    ),
    wire(
      [
        [-5.8, -0.9, 1.6],
        [-7.6, -0.8, 2.4],
        [-9, -2.6, 2.8],
        [-10.4, -3.4, 2.6],
      ],
      '#e9e6de',
    ),
    // The capacitor against sparks hangs on the wires.
    box(2.2, 2.8, 1.2, M.blue, { at: [-7.6, -3.6, 0.6], r: 0.3 }),
    wire(
      [
        [-7.6, -2.2, 0.6],
        [-7, -1.6, 0.8],
        [-5.6, -1.9, 0.8],
      ],
      '#202124',
    ),
    ...[
      [-11.6, -2.5, 2],
      [-10.5, -3.5, 2.6],
    ].map(([x = 0, y = 0, z = 0]) => box(0.9, 1.5, 0.6, M.brass, { at: [x, y - 0.7, z], turn: [0, 0, -28] })),
  );

/** The slide switch of a grinder: a long body with tabs below, and the ridged slide that a thumb pushes on its rubber seal. */
export const slideSwitch = () =>
  group(
    { turn: [0, 18, 0] },
    box(10, 3.4, 2.8, M.gloss, { r: 0.35 }),
    brand('8 A', 3, [-2.6, 0.1, 1.43], { height: 1.5 }),
    brand('TENAZ', 2.4, [1.8, 0.1, 1.43], { height: 0.8 }),
    ...[-4.4, 4.4].map((x) => screw([x, 1.1, 1.4], 0.26)),
    // The seal against dust, and on it the marks of on and off.
    box(8.6, 0.5, 2.4, M.rubber, { at: [0, 1.9, 0], r: 0.2 }),
    box(7.4, 0.3, 1.7, M.zinc, { at: [0, 2.2, 0] }),
    side(
      outline([
        [-2.6, 2.2],
        [-2.3, 3.7, 0.5],
        [-0.8, 3.2, 0.9],
        [0.8, 3.2, 0.9],
        [2.3, 3.7, 0.5],
        [2.6, 2.2],
      ]),
      2.1,
      M.tenaz,
      { bevel: 0.3 },
    ),
    many(5, (n) => box(0.2, 0.3, 1.6, M.black, { at: [-0.9 + n * 0.45, 3.26, 0], r: 0.08 })),
    // The rod by which the switch of a long body is pushed.
    rod(0.25, 6, M.steel, { at: [4.6, 2.5, 0] }),
    box(0.4, 1.5, 1.6, M.steel, { at: [10.4, 2.5, 0] }),
    many(4, (n) => box(0.8, 2, 0.24, M.brass, { at: [-3.3 + n * 2.2, -2.5, 0.3], r: 0.06 })),
    ...['#b8201c', '#202124'].map((tone, at) =>
      wire(
        [
          [-3.3 + at * 2.2, -3.2, 0.4],
          [-3.6 + at * 1.6, -4.6, 0.8],
          [-6.4 + at * 0.8, -5.2, 1.6 + at],
          [-9.4 + at * 0.4, -4.8 - at * 0.4, 1.4 + at],
        ],
        tone,
      ),
    ),
  );
