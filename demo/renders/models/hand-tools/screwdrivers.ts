import type { Look } from '../../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, many, rod, side } from '../../studio/solids.ts';

/** Screwdrivers: one, or a fan of them. */
export function screwdriver({ kind = 'plano', size = 4, count = 1, hex: colour = BRAND.bravio }: Look) {
  const mould = paint(colour, { rough: 0.4 });
  const one = (cross: boolean, l: number) =>
    group(
      {},
      lathe(
        [
          [0, -10],
          [1.2, -10],
          [1.6, -9.2],
          [1.7, -5],
          [1.2, -2.2],
          [1.3, -1],
          [0.9, 0],
          [0, 0],
        ],
        mould,
      ),
      many(6, (n) => group({ turn: [n * 60, 0, 0] }, box(4.6, 0.5, 0.7, M.rubber, { at: [-6.6, 1.62, 0], r: 0.24 }))),
      rod(0.42, l, M.chrome, { at: [-0.2, 0, 0] }),
      cross
        ? rod(0.42, 1, M.burnt, { at: [l - 0.3, 0, 0], r2: 0.08 })
        : side(
            outline([
              [l - 0.4, -0.42],
              [l + 1.1, -0.6],
              [l + 1.1, 0.6],
              [l - 0.4, 0.42],
            ]),
            0.24,
            M.burnt,
            { turn: [90, 0, 0], bevel: 0.05 },
          ),
    );
  if (count === 1) return group({ turn: [0, 24, 0] }, one(kind === 'cruz', size * 2.2));
  return group(
    {},
    ...Array.from({ length: count }, (_, n) =>
      group({ at: [(n - (count - 1) / 2) * 3.9, 10, 0], turn: [0, 0, -90] }, one(n % 2 === 1, 5 + ((n * 5) % 9))),
    ),
    box(count * 3.9 + 1, 1.4, 3.4, M.black, { at: [0, 8.6, 0], r: 0.4 }),
  );
}
