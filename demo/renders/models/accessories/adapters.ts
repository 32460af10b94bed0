import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around } from '../../studio/outline.ts';
import { box, group, lathe, rod, twisted } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';

/** What a driver takes between itself and a screw. */
export function adapter({ kind = 'magnetico', count = 1 }: Look) {
  const one = (n: number) => {
    if (kind === 'flexible')
      return group(
        {},
        hex(0.4, 2.6, M.steel),
        twisted(
          around(12, (s) => (s % 4 < 2 ? 0.55 : 0.45)),
          20,
          5,
          M.gloss,
          { at: [1.3, 0, 0] },
        ),
        rod(0.8, 4, M.tenaz, { at: [21, 0, 0] }),
        hex(0.5, 1, M.steel, { at: [25, 0, 0] }),
      );
    if (kind === 'cuadro')
      return group(
        { at: [0, 0, n * 2.6] },
        hex(0.42, 4, M.steel),
        rod(0.7, 1.4, M.burnt, { at: [2, 0, 0] }),
        box(2 + n * 0.3, 0.9 + n * 0.3, 0.9 + n * 0.3, M.chrome, { at: [4.4, 0, 0] }),
      );
    if (kind === 'dado')
      return group(
        { at: [0, 0, n * 2.6] },
        hex(0.42, 3, M.steel),
        lathe(
          [
            [0, 0],
            [0.9 + n * 0.12, 0],
            [1 + n * 0.12, 2.6],
            [0.7, 2.6],
            [0.7, 1.4],
            [0, 1.4],
          ],
          M.burnt,
          { at: [1.5, 0, 0] },
        ),
      );
    return group(
      {},
      hex(0.42, 4, M.steel),
      rod(0.8, 4, M.steel, { at: [1.6, 0, 0] }),
      rod(0.84, 1, M.tenaz, { at: [3.4, 0, 0] }),
      hex(0.42, 2, M.steel, { at: [6.4, 0, 0] }),
    );
  };
  return group({ turn: [0, 26, 0] }, ...Array.from({ length: count }, (_, n) => one(n)));
}
