import type * as THREE from 'three';
import { M } from '../studio/materials.ts';
import { around, type Corner, outline } from '../studio/outline.ts';
import { box, group, lathe, many, type Place, rod, side, sticker, tube, type Vec } from '../studio/solids.ts';
import { type Ink, writing } from '../studio/writing.ts';

/** Letters on a flat flank, toward the viewer. */
export const brand = (text: string, width: number, at: Vec, look: Ink & { height?: number; turn?: Vec } = {}) => {
  const { height = width * 0.3, turn = [0, 0, 0], ...ink } = look;
  return sticker(width, height, writing([text], width, height, { ink: '#f4efe6', ...ink }), { at, turn });
};

/** Dark slots that a motor breathes through. */
export const vents = (count: number, at: Vec, { height = 2.2, step = 0.72, lean = -6, depth = 0.3 } = {}) =>
  group(
    { at },
    many(count, (n) => box(0.32, height, depth, M.gloss, { at: [n * step, 0, 0], turn: [0, 0, lean], r: 0.14 })),
  );

/** The toothed ring of a chuck or a torque collar, along x from its middle. */
export function knurl(r: number, length: number, teeth: number, material: THREE.Material, place: Place = {}) {
  const shape = around(teeth * 4, (step) => (step % 4 < 2 ? r : r * 0.93));
  return group(place, side(shape, length, material, { turn: [0, 90, 0], bevel: 0.05 }));
}

/** A keyless chuck that starts at x = 0. */
export function chuck(r: number, place: Place = {}): THREE.Group {
  return group(
    place,
    rod(r * 0.82, r * 0.5, M.burnt),
    knurl(r, r * 1.25, 20, M.rubber, { at: [r * 1.05, 0, 0] }),
    lathe(
      [
        [0, r * 1.6],
        [r * 0.98, r * 1.6],
        [r * 0.94, r * 1.85],
        [r * 0.5, r * 2.75],
        [r * 0.42, r * 2.8],
        [0, r * 2.8],
      ],
      M.burnt,
    ),
    rod(r * 0.38, r * 0.3, M.chrome, { at: [r * 2.72, 0, 0], r2: r * 0.28 }),
  );
}

/** A pistol grip hanging from the origin: the mould, the rubber over its back, the trigger in front. */
export function grip(mould: THREE.Material, { height = 11.5, depth = 3.7, lean = 2.2, trigger = M.black } = {}) {
  const h = height;
  const hand: Corner[] = [
    [-2.9, 1.5],
    [2.4, 1.5],
    [2.1, -1.4, 1],
    [1.15 - lean * 0.25, -h * 0.45, 4],
    [1.5 - lean, -h + 1, 1.5],
    [1.9 - lean, -h],
    [-2.9 - lean, -h],
    [-3 - lean * 0.9, -h * 0.7, 4],
    [-2.55 - lean * 0.2, -h * 0.3, 3],
  ];
  const back: Corner[] = [
    [-3.05, -1, 0.6],
    [-0.3, -1, 0.8],
    [-0.65 - lean * 0.3, -h * 0.5, 3],
    [-0.6 - lean, -h + 0.8, 0.6],
    [-3.15 - lean, -h + 0.8, 0.4],
    [-3.2 - lean * 0.9, -h * 0.7, 4],
    [-2.75 - lean * 0.2, -h * 0.3, 3],
  ];
  const finger: Corner[] = [
    [1, 0],
    [4, 0, 0.4],
    [4.3, -0.9, 0.6],
    [3.3, -2.4, 1.6],
    [4, -4, 0.7],
    [3.4, -4.5, 0.5],
    [0.6, -4.3],
  ];
  return group(
    {},
    side(outline(hand), depth, mould, { bevel: 1, steps: 7 }),
    side(outline(back), depth + 0.14, M.rubber, { bevel: 0.5, steps: 5 }),
    many(7, (n) =>
      box(1.5, 0.16, depth + 0.2, M.gloss, {
        at: [-1.65 - lean * (0.3 + n * 0.085), -h * 0.25 - n * h * 0.085, 0],
        r: 0.07,
      }),
    ),
    side(outline(finger), 1.9, trigger, { bevel: 0.4 }),
  );
}

const CELL: Readonly<Record<number, readonly [w: number, d: number]>> = { 12: [6.4, 5], 20: [10.5, 7], 40: [12.5, 8] };

/** The pack under a tool, its top at the origin. More ampere hours make it taller. */
export function battery(volts = 20, ah = 2, place: Place = {}): THREE.Group {
  const [w, d] = CELL[volts] ?? [10.5, 7];
  const h = volts === 12 ? 2.6 : ah >= 4 ? 5.6 : 3.9;
  return group(
    place,
    box(w * 0.94, 1.7, d * 0.88, M.black, { at: [0, -0.8, 0], r: 0.5 }),
    box(w, h, d, M.rubber, { at: [0, -1.4 - h / 2, 0], r: 0.8 }),
    box(w * 0.62, h * 0.34, 0.2, M.tenaz, { at: [-w * 0.08, -1.5 - h / 2, d / 2], r: 0.09 }),
    brand(`${volts} V`, w * 0.4, [-w * 0.08, -1.5 - h / 2, d / 2 + 0.12], { height: h * 0.3 }),
    box(0.2, h * 0.42, d * 0.5, M.grey, { at: [w / 2, -1.4 - h * 0.4, 0], r: 0.08 }),
    many(4, (n) =>
      box(0.16, 0.32, 0.3, n < 3 ? M.green : M.grey, { at: [w / 2 + 0.1, -1.4 - h * 0.75, -0.9 + n * 0.6] }),
    ),
  );
}

/** The shoe of a grip, and the battery in it where there is one. Its top is at the origin. */
export function foot(mould: THREE.Material, volts = 20, bare = false, ah = volts === 40 ? 4 : 2): THREE.Group {
  const [w, d] = CELL[volts] ?? [10.5, 7];
  const shoe: Corner[] = [
    [-w * 0.44, 0.7, 0.9],
    [w * 0.3, 0.7, 0.8],
    [w * 0.47, -0.5, 0.5],
    [w * 0.47, -2, 0.3],
    [-w * 0.49, -2, 0.3],
    [-w * 0.49, -0.2, 0.6],
  ];
  return group(
    {},
    side(outline(shoe), d * 0.9, mould, { bevel: 0.55 }),
    ...(bare
      ? [box(w * 0.8, 0.9, d * 0.6, M.black, { at: [0, -2.2, 0] })]
      : [battery(volts, ah, { at: [0, -1.7, 0] })]),
  );
}

/** A mains cord from where it leaves the tool (backwards) to a plug that lies on the floor. */
export function cord(from: Vec, floor: number, { reach = 13, drop = 2.2 } = {}): THREE.Group {
  const [x, y, z] = from;
  const low = floor + 0.4;
  const end: Vec = [x - reach * 0.15, low, z + 6];
  return group(
    {},
    many(5, (n) =>
      rod(0.62 - n * 0.05, 0.42, M.rubber, { at: [x - 0.1 - n * 0.5, y - n * n * 0.03, z], turn: [0, 0, 180] }),
    ),
    tube(
      [
        [x, y, z],
        [x - drop, y - 0.4, z],
        [x - drop * 2.2, y - (y - low) * 0.3, z],
        [x - drop * 2.8, low + (y - low) * 0.25, z + 0.2],
        [x - drop * 3.2, low, z + 0.6],
        [x - reach * 0.95, low, z + 2],
        [x - reach * 0.9, low, z + 4.6],
        [x - reach * 0.6, low, z + 5.8],
        end,
      ],
      0.36,
      M.rubber,
    ),
    plug({ at: end }),
  );
}

/** A grounded plug that points to +x. */
export function plug(place: Place = {}): THREE.Group {
  return group(
    place,
    rod(0.5, 1.2, M.rubber, { r2: 0.8 }),
    rod(1.05, 2.2, M.rubber, { at: [1.1, 0, 0], r2: 1.15 }),
    box(1.7, 0.62, 0.14, M.brass, { at: [4, 0.1, 0.45] }),
    box(1.7, 0.62, 0.14, M.brass, { at: [4, 0.1, -0.45] }),
    rod(0.24, 1.8, M.brass, { at: [3.2, -0.55, 0] }),
  );
}

/** An auxiliary handle that stands out to the viewer's side or down from the origin. */
export function sideHandle(place: Place, length = 9): THREE.Group {
  return group(
    place,
    rod(0.5, 1.6, M.steel, { axis: 'y', at: [0, -1.6, 0] }),
    lathe(
      [
        [0, -1.4],
        [1.55, -1.4],
        [1.6, -1.9],
        [1.15, -2.4],
        [1.25, -length * 0.5],
        [1.35, -length * 0.8],
        [1.6, -length],
        [1.3, -length - 0.7],
        [0, -length - 0.8],
      ],
      M.rubber,
      { axis: 'y' },
    ),
  );
}

/** A hex bolt head or a nut along x. */
export const hex = (r: number, length: number, material: THREE.Material = M.zinc, place: Place = {}) =>
  group(
    place,
    side(
      around(6, () => r),
      length,
      material,
      { turn: [0, 90, 0], bevel: Math.min(0.12, length / 4) },
    ),
  );

/** A screw head that faces the viewer. */
export const screw = (at: Vec, r = 0.28) =>
  group({ at }, rod(r, 0.12, M.burnt, { axis: 'z' }), box(r * 1.2, r * 0.3, 0.05, M.gloss, { at: [0, 0, 0.12] }));

export function wheelAlongZ(r: number, width: number, hub: THREE.Material = M.grey, place: Place = {}): THREE.Group {
  const w = width / 2;
  return group(
    place,
    lathe(
      [
        [r * 0.62, -w * 0.8],
        [r * 0.9, -w],
        [r, -w * 0.6],
        [r, w * 0.6],
        [r * 0.9, w],
        [r * 0.62, w * 0.8],
      ],
      M.rubber,
      { axis: 'z' },
    ),
    lathe(
      [
        [0, -w * 0.7],
        [r * 0.64, -w * 0.7],
        [r * 0.64, w * 0.7],
        [r * 0.5, w * 0.6],
        [r * 0.45, w * 0.35],
        [r * 0.2, w * 0.35],
        [r * 0.17, w * 0.9],
        [0, w * 0.9],
      ],
      hub,
      { axis: 'z' },
    ),
  );
}
