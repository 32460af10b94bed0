import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, rod, side } from '../../studio/solids.ts';
import { sawDisc } from '../parts/discs.ts';
import { brand, vents } from '../parts/markings.ts';

/** Table saw on folding or straight legs. */
export function tableSaw({ size = 10, kind = 'patas' }: Look) {
  const shop = kind === 'taller';
  const legs = shop
    ? [box(44, 52, 40, M.black, { at: [0, -32, 0], r: 1.4 }), box(48, 5, 44, M.gloss, { at: [0, -60, 0], r: 1 })]
    : [
        [-1, -1],
        [1, -1],
        [-1, 1],
        [1, 1],
      ].map(([x = 1, z = 1]) =>
        bar(
          [
            [x * 22, -8, z * 18],
            [x * 30, -60, z * 26],
          ],
          1.5,
          M.burnt,
        ),
      );
  return group(
    {},
    box(70, 3.2, 54, M.alu, { at: [0, 0, 0], r: 0.6 }),
    box(52, 14, 44, M.tenaz, { at: [0, -8.4, 0], r: 2 }),
    brand('TENAZ', 22, [4, -8.6, 22.2], { fill: 0.8 }),
    vents(6, [-22, -8.6, 22], { height: 6, step: 1.6, depth: 0.6 }),
    sawDisc(size * 1.25, 40, { at: [-4, 1, 0] }, 0.4),
    side(
      outline([
        [-16, 1.6],
        [-18, 9, 3],
        [-8, 15.5, 3],
        [6, 14, 2],
        [8, 9.5, 1],
        [-8, 8, 2],
      ]),
      2.6,
      paint('#c9cdd0', { rough: 0.3 }),
      { bevel: 0.4 },
    ),
    box(64, 3.4, 3.4, M.alu, { at: [1, 3, 14], r: 0.4 }),
    box(3.6, 4.6, 8, M.black, { at: [33, 2.6, 14], r: 0.8 }),
    box(76, 2, 2, M.burnt, { at: [0, -0.4, 28], r: 0.4 }),
    rod(4.4, 1.4, M.black, { axis: 'z', at: [18, -9, 22.6] }),
    bar(
      [
        [18, -9, 24],
        [20.4, -6, 26],
        [20.4, -6, 28.4],
      ],
      0.7,
      M.black,
    ),
    box(5, 6, 2, M.gloss, { at: [-27, -8, 21], r: 0.6 }),
    box(2.6, 2.6, 1, M.red, { at: [-27, -7, 22.4], r: 0.4 }),
    ...legs,
    ...(shop
      ? []
      : [
          bar(
            [
              [-27, -40, 23],
              [27, -40, 23],
            ],
            1,
            M.burnt,
          ),
          bar(
            [
              [-27, -40, -23],
              [27, -40, -23],
            ],
            1,
            M.burnt,
          ),
        ]),
  );
}
