import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, lathe, rod, side, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** A heat torch on its gas can. */
export function torch() {
  return group(
    {},
    lathe(
      [
        [0, 0],
        [3.8, 0],
        [4, 0.5],
        [4, 18],
        [3.4, 20],
        [1.6, 21.4],
        [1.2, 22.6],
        [0, 22.6],
      ],
      M.blue,
      { axis: 'y' },
    ),
    brand('GAS', 4.6, [0, 11, 4.02], { height: 3, fill: 0.8 }),
    side(
      outline([
        [-1.8, 22, 0.4],
        [-2, 26, 1],
        [3, 27, 1],
        [4, 25, 0.8],
        [1.6, 22, 0.4],
      ]),
      2.6,
      M.tenaz,
      { bevel: 0.5 },
    ),
    tube(
      [
        [1, 26, 0],
        [4, 29, 0],
        [9, 31, 0],
      ],
      0.55,
      M.brass,
    ),
    rod(1.1, 5, M.brass, { at: [8.6, 31, 0], turn: [0, 0, 6] }),
    rod(1, 1.4, M.gloss, { axis: 'z', at: [0, 24.4, 1.2] }),
  );
}
