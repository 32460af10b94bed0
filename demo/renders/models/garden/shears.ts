import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { group, many, ring, rod, side, tube } from '../../studio/solids.ts';

/** Shears: aviation snips, pruners, loppers, hedge shears, scissors. */
export function shears({ kind = 'podar', hex: tone = '#1f7a43' }: Look) {
  const sleeve = paint(tone, { rough: 0.5 });
  const long = kind === 'dos-manos' ? 3.2 : kind === 'setos' ? 2 : 1;
  const blade: Record<string, readonly Corner[]> = {
    podar: [
      [-1.4, 0],
      [0, 2, 1],
      [4, 2.6, 2],
      [7.4, 1, 1],
      [8, 0.1],
      [2, -0.2],
    ],
    'dos-manos': [
      [-1.4, 0],
      [0, 2, 1],
      [4, 2.8, 2],
      [8, 1, 1],
      [8.6, 0.1],
      [2, -0.2],
    ],
    setos: [
      [-1.4, 0],
      [0, 1.6, 1],
      [20, 0.9, 0.6],
      [21, 0.1],
      [2, -0.1],
    ],
    aviacion: [
      [-1.4, 0],
      [-0.6, 2, 1],
      [5, 1.3, 0.6],
      [6, 0.06],
      [1, -0.1],
    ],
    general: [
      [-1, 0],
      [0, 1.1, 1],
      [10, 0.5, 0.3],
      [10.6, 0.05],
      [1, -0.1],
    ],
  };
  const half = (up: 1 | -1) =>
    group(
      { scale: [1, up, 1] },
      side(outline(blade[kind] ?? blade['podar'] ?? []), 0.6, M.steel, { at: [0, 0, up * 0.3], bevel: 0.12 }),
      ...(kind === 'general'
        ? [
            ring(2.2, 0.62, sleeve, { axis: 'z', at: [-8, -1.9, 0] }),
            tube(
              [
                [-0.6, 0, 0],
                [-6, -1, 0],
              ],
              0.7,
              sleeve,
            ),
          ]
        : [
            tube(
              [
                [-0.8, -0.2, 0],
                [-3 * long, -2.2, 0],
                [-8 * long, -3 - long, 0],
                [-14 * long, -2.4 - long * 1.4, 0],
              ],
              0.8,
              long > 1 ? M.zinc : sleeve,
            ),
            tube(
              [
                [-7 * long, -2.9 - long, 0],
                [-14.4 * long, -2.4 - long * 1.4, 0],
              ],
              1.25,
              sleeve,
            ),
          ]),
    );
  return group(
    { turn: [0, 0, 36] },
    half(1),
    half(-1),
    rod(0.9, 1.8, M.burnt, { axis: 'z', at: [0, 0, -0.9] }),
    ...(kind === 'podar' || kind === 'aviacion'
      ? many(6, (n) => ring(0.7, 0.14, M.chrome, { axis: 'y', at: [-4, -1.6 + n * 0.62, 0] })).children
      : []),
  );
}

export const polePruner = () =>
  group(
    { turn: [0, 0, 52] },
    rod(1.4, 110, M.alu, { at: [-60, 0, 0] }),
    rod(1.9, 30, M.green, { at: [-62, 0, 0] }),
    side(
      outline([
        [48, -1],
        [66, 6, 6],
        [78, 3],
        [66, 2, 6],
        [50, 1],
      ]),
      0.4,
      M.steel,
    ),
    side(
      outline([
        [44, -1],
        [50, -7, 2],
        [56, -6, 1],
        [53, -2, 2],
        [48, 1],
      ]),
      0.8,
      M.steel,
      { bevel: 0.2 },
    ),
    tube(
      [
        [46, -3, 1],
        [10, -3, 1],
        [-30, -2.6, 1],
      ],
      0.3,
      M.orange,
    ),
  );
