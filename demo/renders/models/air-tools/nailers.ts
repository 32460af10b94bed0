import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, rod, side } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';

/** Nailers and staplers. The magazine slants back where the nails are collated in a strip. */
export function nailer({ kind = 'recta', volts = 0 }: Look) {
  const frame = kind === 'armazon' || kind === 'rollo';
  const slant = kind === 'armazon' ? -22 : 0;
  return group(
    {},
    lathe(
      [
        [0, -9],
        [3.2, -9],
        [3.8, -8],
        [3.8, 3],
        [3, 4.4],
        [0, 4.4],
      ],
      M.alu,
      { axis: 'y', at: [8, 8, 0] },
    ),
    lathe(
      [
        [0, 0],
        [3.6, 0],
        [3.9, 0.8],
        [3.4, 3],
        [2, 4],
        [0, 4],
      ],
      M.black,
      { axis: 'y', at: [8, 11, 0] },
    ),
    side(
      outline([
        [5.4, 0, 0.4],
        [10.6, 0, 0.4],
        [9.6, -9, 0.6],
        [7, -9, 0.6],
      ]),
      2.6,
      M.burnt,
      { bevel: 0.4 },
    ),
    box(1.6, 3, 1.4, M.tenaz, { at: [8.2, -10, 0], r: 0.4 }),
    side(
      outline([
        [-14, 6, 1],
        [-14, 9.4, 1.4],
        [5, 11, 1],
        [6, 7, 1],
        [2, 5.6, 2],
        [-8, 5.4, 2],
      ]),
      3.8,
      M.tenaz,
      { bevel: 1.2 },
    ),
    box(10, 2.6, 4, M.rubber, { at: [-6.4, 7.4, 0], r: 1, turn: [0, 0, 3] }),
    side(
      outline([
        [1, 5.8, 0.4],
        [2.6, 5.8, 0.4],
        [1.8, 2.6, 0.6],
        [0.6, 3, 0.4],
      ]),
      1.4,
      M.black,
      { bevel: 0.3 },
    ),
    ...(kind === 'rollo'
      ? [
          rod(5.6, 4.4, M.black, { axis: 'z', at: [0, -3.4, -2.2] }),
          rod(4.4, 0.6, M.tenaz, { axis: 'z', at: [0, -3.4, 2.2] }),
        ]
      : [
          group(
            { at: [7.6, -7.4, 0], turn: [0, 0, slant] },
            box(frame ? 24 : 20, 3, 1.8, M.black, { at: [frame ? -12 : -10, 0, 0], r: 0.4 }),
            box(frame ? 22 : 18, 0.6, 2, M.zinc, { at: [frame ? -12 : -10, -1.4, 0] }),
          ),
        ]),
    side(
      outline([
        [-13, 6.4],
        [-10.6, 6.4],
        [-9.8, kind === 'armazon' ? 0 : -5.6, 1],
        [-12.2, kind === 'armazon' ? 0 : -5.6, 1],
      ]),
      2,
      kind === 'rollo' ? M.tenaz : M.alu,
      { bevel: 0.5 },
    ),
    brand('TENAZ', 5, [8, 6, 3.85], { height: 1.6 }),
    ...(volts
      ? [group({ at: [-14.4, 7, 0], turn: [0, 0, -80], scale: 0.8 }, foot(M.black, volts))]
      : [rod(1, 1.6, M.steel, { at: [-15.4, 7.8, 0] }), rod(0.7, 2, M.brass, { at: [-17.2, 7.8, 0] })]),
  );
}
