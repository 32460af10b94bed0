import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { flowing } from '../../studio/outline.ts';
import { group, lathe, side, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** What a person wears. */
export function helmet({ hex: tone = '#f0b400' }: Look) {
  const shell = paint(tone, { rough: 0.32 });
  const dome = Array.from({ length: 12 }, (_, n): readonly [number, number] => [
    Math.cos((n / 11) * 1.57) * 11,
    Math.sin((n / 11) * 1.57) * 11.6,
  ]);
  return group(
    { turn: [0, -30, 0] },
    lathe([[10.4, -0.8], [11.4, -0.8], ...dome], shell, { axis: 'y', scale: [1.14, 1, 1] }),
    side(
      flowing([
        [-10, 0],
        [-9, 8],
        [0, 11.6],
        [9, 8],
        [10, 0],
      ]),
      0.8,
      shell,
      { turn: [90, 0, 0], at: [6.6, -0.6, 0], scale: [1, 1.1, 1] },
    ),
    ...[-2.6, 0, 2.6].map((z) =>
      tube(
        [
          [-12.6, 2, z],
          [-9, 9, z],
          [0, 12, z * 0.8],
          [9, 8.6, z],
        ],
        0.5,
        shell,
      ),
    ),
    lathe(
      [
        [10.2, 0],
        [10.6, 0],
        [10.6, 2.4],
        [10.2, 2.4],
      ],
      M.black,
      { axis: 'y', at: [0, -3, 0], scale: [1.1, 1, 1] },
    ),
    brand('BRAVÍO', 5.4, [0, 3.4, 10.8], { turn: [-18, 0, 0], ink: '#3a3b36' }),
  );
}
