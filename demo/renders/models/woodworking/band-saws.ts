import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, pipe, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** Scroll saw, band saw and other floor or bench machines of a carpenter share a tall C. */
export function bandSaw({ kind = 'madera' }: Look) {
  const metal = kind === 'metal';
  return group(
    {},
    side(
      withHoles(
        outline([
          [-14, 0, 1],
          [-14, 46, 6],
          [12, 46, 6],
          [12, 30, 4],
          [-4, 30, 1],
          [-4, 15, 1],
          [12, 15, 2],
          [12, 0, 1],
        ]),
        circle(0.01),
      ),
      9,
      M.tenaz,
      { bevel: 1.4 },
    ),
    rod(0.2, 15.5, M.steel, { axis: 'y', at: [8, 14.6, 0] }),
    box(0.9, 15.5, 0.1, M.steel, { at: [8, 22.4, 0.2] }),
    box(24, 1.6, 22, M.alu, { at: [4, 16, 0], r: 0.4 }),
    rod(1.4, 4, M.black, { axis: 'z', at: [6, 38, 4] }),
    lathe(
      [
        [0, 0],
        [5.4, 0],
        [5.6, 0.4],
        [5.2, 0.9],
        [0, 0.9],
      ],
      M.black,
      { axis: 'z', at: [-1, 38.4, 4.4] },
    ),
    box(5, 6, 1.6, M.gloss, { at: [-9, 9, 4.4], r: 0.6 }),
    box(2, 2, 0.8, M.green, { at: [-9, 10.2, 5.2], r: 0.3 }),
    box(2, 2, 0.8, M.red, { at: [-9, 7.6, 5.2], r: 0.3 }),
    brand('TENAZ', 10, [2, 6.6, 4.55], { fill: 0.8 }),
    box(metal ? 40 : 32, 3, 18, M.burnt, { at: [-1, -1.4, 0], r: 0.8 }),
    pipe(1.8, 1.2, 3, M.iron, { axis: 'y', at: [8, 30, 0] }),
  );
}
