import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { bar, box, group, many, ring, rod, side } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';

export function fan({ volts = 20 }: Look) {
  const blade: Corner[] = [
    [1, -1],
    [5, -3.6, 3],
    [11, -1, 4],
    [10.4, 2.4, 3],
    [4, 2, 2],
    [1, 1],
  ];
  return group(
    {},
    ...[0, 1].map((z) =>
      many(9, (n) =>
        ring(2.4 + n * 1.4, 0.16, M.black, { axis: 'z', at: [0, 16, z ? 3.6 - Math.max(0, n - 5) * 0.5 : -3] }),
      ),
    ),
    many(20, (n) =>
      bar(
        [
          [0, 16, 3.7],
          [Math.cos(n * 0.314) * 13.6, 16 + Math.sin(n * 0.314) * 13.6, 2],
        ],
        0.13,
        M.black,
      ),
    ),
    ring(13.8, 0.7, M.tenaz, { axis: 'z', at: [0, 16, 0.6] }),
    many(5, (n) =>
      group(
        { at: [0, 16, 0.4], turn: [0, 0, n * 72] },
        side(outline(blade), 0.5, M.ash, { turn: [24, 0, 0], bevel: 0.1 }),
      ),
    ),
    rod(2.2, 1.2, M.tenaz, { axis: 'z', at: [0, 16, 3.4] }),
    bar(
      [
        [-15, 16, 0],
        [-15, 2, 0],
        [-12, 0, 0],
        [12, 0, 0],
        [15, 2, 0],
        [15, 16, 0],
      ],
      0.9,
      M.black,
      2,
    ),
    box(16, 4, 13, M.black, { at: [0, 1, 0], r: 1 }),
    battery(volts, 4, { at: [0, 5.4, -8], scale: 0.8 }),
    brand('TENAZ', 6, [0, 1.2, 6.6], { fill: 0.8 }),
  );
}
