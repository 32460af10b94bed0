import { M } from '../../studio/materials.ts';
import { group, lathe, type Vec } from '../../studio/solids.ts';
import { generator } from './generators.ts';

export const tank = (r: number, length: number, axis: 'x' | 'y', at: Vec, material = M.tenaz) =>
  lathe(
    [
      [0, 0],
      [r * 0.5, r * 0.1],
      [r * 0.86, r * 0.34],
      [r, r * 0.7],
      [r, length - r * 0.7],
      [r * 0.86, length - r * 0.34],
      [r * 0.5, length - r * 0.1],
      [0, length],
    ],
    material,
    { axis, at },
  );

/** Water pump with its engine: two flanged mouths. */
export function enginePump() {
  return group(
    {},
    generator({ model: '', size: 1200 }),
    lathe(
      [
        [0, 0],
        [5.4, 0],
        [6, 1],
        [6, 4],
        [3, 5],
        [2.6, 8],
        [3.2, 8],
        [3.2, 9],
        [0, 9],
      ],
      M.iron,
      { at: [18, -2, 0] },
    ),
    lathe(
      [
        [0, 0],
        [2.6, 0],
        [2.6, 5],
        [3.2, 5],
        [3.2, 6.4],
        [0, 6.4],
      ],
      M.iron,
      { axis: 'y', at: [20.6, 2, 0] },
    ),
  );
}
