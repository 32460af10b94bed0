import type { Look } from '../../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { group, rod, side, tube } from '../../studio/solids.ts';

/** Pliers by the shape of their jaws; the pivot is the origin, the jaws to the right. */
export function pliers({ kind = 'electricista', size = 8, hex: colour = BRAND.bravio }: Look) {
  const sleeve = paint(colour, { rough: 0.5 });
  const jaw: Record<string, readonly Corner[]> = {
    electricista: [
      [-1.4, -0.2],
      [-1, 2, 1],
      [3, 1.5, 1],
      [6.6, 1.2, 0.4],
      [6.6, 0.06],
      [1, 0.06],
    ],
    punta: [
      [-1.4, -0.2],
      [-1, 1.8, 1],
      [2, 1.4, 1],
      [10, 0.45, 0.2],
      [10, 0.06],
      [1, 0.06],
    ],
    corte: [
      [-1.4, -0.2],
      [-1, 2, 1],
      [2.4, 2.2, 1.4],
      [4.4, 0.8, 0.6],
      [4.8, 0.06],
      [1, 0.06],
    ],
    extension: [
      [-1.4, -0.6],
      [-0.6, 2.6, 1],
      [4, 2.8, 1],
      [8.4, 3, 0.4],
      [8, 1.6],
      [3, 0.3, 1],
    ],
    chofer: [
      [-1.4, -0.2],
      [-1, 1.9, 1],
      [2, 1.7, 1],
      [6.4, 1.1, 0.4],
      [6.4, 0.06],
      [4, 0.3, 0.6],
      [2.6, 0.6, 0.6],
      [1, 0.06],
    ],
  };
  const s = size / 8;
  const half = (up: 1 | -1) =>
    group(
      { scale: [s, s * up, s] },
      side(outline(jaw[kind] ?? jaw['electricista'] ?? []), 1.5, M.steel, { bevel: 0.25 }),
      tube(
        [
          [-0.6, -0.2, 0],
          [-3, -1.6, 0],
          [-7, -2.6, 0],
          [-12, -2.5, 0],
          [-15.6, -3.1, 0],
        ],
        0.62,
        M.steel,
      ),
      tube(
        [
          [-3.6, -1.9, 0],
          [-7, -2.7, 0],
          [-12, -2.6, 0],
          [-16, -3.2, 0],
        ],
        1.02,
        sleeve,
      ),
    );
  return group(
    { turn: [0, 0, 40] },
    half(1),
    half(-1),
    rod(0.95 * s, 1.9 * s, M.burnt, { axis: 'z', at: [0, 0, -0.95 * s] }),
  );
}
