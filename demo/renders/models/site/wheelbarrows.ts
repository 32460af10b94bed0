import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { type Corner, outline, withHoles } from '../../studio/outline.ts';
import { bar, group, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';

/** Wheelbarrow. */
export function barrow({ hex: tone = '#d8420f', kind = 'neumatica' }: Look) {
  const r = 12;
  const trayShape = (d: number): Corner[] => [
    [-30, 34 - d, 3],
    [-22, 14 + d, 4],
    [20, 12 + d, 5],
    [44, 38 - d, 3],
  ];
  return group(
    {},
    side(
      withHoles(outline(trayShape(0)), outline(trayShape(0.8).map(([x, y, q]): Corner => [x * 0.97, y + 0.8, q ?? 0]))),
      44,
      paint(tone, { rough: 0.38 }),
      { bevel: 0.3 },
    ),
    ...[-21, 21].map((z) =>
      side(outline(trayShape(0)), 1, paint(tone, { rough: 0.38 }), { at: [0, 0, z], bevel: 0.3 }),
    ),
    ...[-21.6, 21.6].map((z) =>
      bar(
        [
          [-30, 34, z],
          [44, 38, z],
        ],
        1,
        paint(tone, { rough: 0.38 }),
      ),
    ),
    ...[-1, 1].flatMap((z) => [
      bar(
        [
          [46, r, z * 5],
          [26, 13, z * 12],
          [-22, 12, z * 17],
          [-76, 27, z * 19],
        ],
        1.7,
        M.burnt,
        4,
      ),
      bar(
        [
          [-20, 12, z * 17],
          [-26, 0, z * 19],
          [-14, 0, z * 19],
          [-8, 12, z * 16],
        ],
        1.4,
        M.burnt,
        3,
      ),
      rod(2, 13, M.rubber, { at: [-88, 30.4, z * 19.3], turn: [0, 0, -15.5] }),
    ]),
    wheelAlongZ(r, kind === 'imponchable' ? 8 : 7, M.grey, { at: [46, r, 0] }),
    rod(0.9, 14, M.zinc, { axis: 'z', at: [46, r, -7] }),
    brand('BRAVÍO', 22, [2, 24, 21.6], { height: 6 }),
  );
}
