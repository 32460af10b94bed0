import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { bar, box, group, rod } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

/** A flat stand: legs and a table top or rails. */
export function stand({ kind = 'base' }: Look) {
  return group(
    {},
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        bar(
          [
            [x * 30, 0, z * 8],
            [x * 38, -52, z * 26],
          ],
          1.7,
          M.burnt,
        ),
      ),
    ),
    box(kind === 'base' ? 120 : 56, 4, kind === 'base' ? 10 : 40, kind === 'base' ? M.tenaz : M.alu, {
      at: [0, 1, 0],
      r: 0.8,
    }),
    ...(kind === 'base'
      ? [-1, 1].flatMap((x) => [
          rod(2, 14, M.rubber, { axis: 'z', at: [x * 52, 8, -7] }),
          box(3, 8, 3, M.burnt, { at: [x * 52, 4, 0] }),
          box(14, 3, 22, M.black, { at: [x * 20, 4, 0], r: 0.6 }),
        ])
      : [box(54, 7, 3, M.black, { at: [0, 6, -6], r: 0.5 }), rod(3, 0.6, M.gloss, { axis: 'y', at: [0, 2.8, 4] })]),
    brand('TENAZ', kind === 'base' ? 12 : 10, [0, kind === 'base' ? 1 : 6, kind === 'base' ? 5.1 : -4.4], {
      fill: 0.8,
    }),
  );
}
