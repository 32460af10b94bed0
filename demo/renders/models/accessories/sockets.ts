import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around } from '../../studio/outline.ts';
import { box, group, lathe, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** Sockets on a rail. */
export function sockets({ count = 1, size = 1, text = '1/2"' }: Look) {
  const one = (g: number, x: number) =>
    group(
      { at: [x, 0, 0] },
      lathe(
        [
          [0.55 * g + 0.3, 0],
          [g + 0.5, 0],
          [g + 0.5, 3.4],
          [g * 0.8 + 0.5, 4],
          [g * 0.8 + 0.5, 8],
          [g * 0.55 + 0.3, 8],
        ],
        M.burnt,
        { axis: 'y' },
      ),
      side(
        around(6, () => g * 0.62 + 0.3),
        0.4,
        M.gloss,
        { turn: [90, 0, 0], at: [0, 7.9, 0] },
      ),
    );
  if (count === 1)
    return group({}, one(size, 0), brand(text, 1.9 * size, [0, 2, size + 0.55], { height: 0.9, fill: 0.9 }));
  return group(
    {},
    box(count * 3.4, 1.6, 4, M.black, { at: [0, -0.8, 0], r: 0.4 }),
    ...Array.from({ length: count }, (_, n) => one(0.6 + n * (0.8 / count), (n - (count - 1) / 2) * 3.2)),
    brand('TENAZ', 6, [0, -0.8, 2.05], { height: 1.2, fill: 0.9 }),
  );
}
