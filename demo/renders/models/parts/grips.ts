import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { box, group, lathe, many, type Place, rod, side } from '../../studio/solids.ts';
import { knurl } from './markings.ts';

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
