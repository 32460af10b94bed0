import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** Rebar cutter, tile cutter: a long lever. */
export function tileCutter() {
  return group(
    {},
    box(64, 1.6, 16, M.tenaz, { at: [0, 0, 0], r: 0.4 }),
    box(60, 0.8, 15, M.rubber, { at: [0, 1, 0] }),
    rod(0.8, 60, M.chrome, { at: [-30, 8, 3] }),
    rod(0.8, 60, M.chrome, { at: [-30, 8, -3] }),
    box(4, 9, 12, M.black, { at: [-30, 5, 0], r: 0.6 }),
    box(4, 9, 12, M.black, { at: [30, 5, 0], r: 0.6 }),
    box(7, 5, 10, M.tenaz, { at: [4, 8, 0], r: 1 }),
    bar(
      [
        [4, 10, 0],
        [18, 24, 0],
      ],
      0.8,
      M.zinc,
    ),
    bar(
      [
        [18, 24, 0],
        [26, 32, 0],
      ],
      1.4,
      M.rubber,
    ),
    side(
      outline([
        [-1, 0],
        [1, 0],
        [2, -4, 0.5],
        [-2, -4, 0.5],
      ]),
      8,
      M.iron,
      { at: [6, 5, 0] },
    ),
    brand('BRAVÍO', 10, [-12, 0, 8.05], { height: 1.3, fill: 0.95 }),
  );
}
