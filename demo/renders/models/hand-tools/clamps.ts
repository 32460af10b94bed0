import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { bar, box, group, rod, side } from '../../studio/solids.ts';
import { handle } from './handles.ts';

/** Clamps: bar, trigger, C. */
export function clamp({ kind = 'sargento', size = 12 }: Look) {
  if (kind === 'c')
    return group(
      { turn: [0, 0, 0] },
      side(
        outline([
          [-1.4, 0, 1],
          [-1.4, 14 * (size / 6), 2],
          [11, 14 * (size / 6), 2],
          [11, 11.4 * (size / 6), 0.6],
          [1.6, 11.4 * (size / 6), 1.6],
          [1.6, 2.6, 1.6],
          [11, 2.6, 0.6],
          [11, 0, 2],
        ]),
        2.4,
        M.tenaz,
        { bevel: 0.6 },
      ),
      rod(0.8, 12 * (size / 6), M.zinc, { axis: 'y', at: [9.6, -5, 0] }),
      rod(1.5, 1, M.zinc, { axis: 'y', at: [9.6, 6.6 * (size / 6), 0] }),
      bar(
        [
          [6, -4.4, 0],
          [13, -4.4, 0],
        ],
        0.45,
        M.zinc,
      ),
    );
  const l = 16 + size * 1.15;
  const fixed: Corner[] = [
    [-1.5, -2, 0.5],
    [-1.5, 2, 0.8],
    [2, 2.4, 1],
    [3, 11, 1],
    [0.4, 11, 0.6],
    [-1.5, 5, 2],
  ];
  return group(
    { turn: [0, 0, 0] },
    box(l, 2, 0.8, M.zinc, { at: [l / 2 - 2, 0, 0] }),
    side(outline(fixed), 2.4, kind === 'gatillo' ? M.black : M.tenaz, { bevel: 0.5 }),
    rod(1.4, 1.2, M.orange, { at: [2.8, 9.6, 0] }),
    ...(kind === 'gatillo'
      ? [
          side(
            outline([
              [l * 0.5, -2, 1],
              [l * 0.5, 3, 1],
              [l * 0.5 + 1, 11, 1],
              [l * 0.5 + 4, 11, 1],
              [l * 0.5 + 6, 2, 2],
              [l * 0.5 + 8, -9, 1],
              [l * 0.5 + 5, -9.4, 1],
              [l * 0.5 + 3, -2.4, 1],
            ]),
            2.8,
            M.black,
            { bevel: 0.7 },
          ),
          side(
            outline([
              [l * 0.5 + 1, -2, 0.4],
              [l * 0.5 - 1.4, -6.4, 0.6],
              [l * 0.5, -6.8, 0.6],
              [l * 0.5 + 3, -2, 0.4],
            ]),
            1.6,
            M.tenaz,
          ),
          rod(1.4, 1.2, M.orange, { at: [l * 0.5 - 1, 9.6, 0] }),
        ]
      : [
          side(
            outline([
              [l * 0.55, -1.6, 0.5],
              [l * 0.55, 4, 1],
              [l * 0.55 - 1, 10.6, 1],
              [l * 0.55 + 2.6, 10.8, 1],
              [l * 0.55 + 3.6, -1.6, 0.8],
            ]),
            2.4,
            M.tenaz,
            { bevel: 0.5 },
          ),
          rod(0.65, 9, M.zinc, { at: [l * 0.55 - 3, 8.6, 0] }),
          rod(1.3, 0.9, M.zinc, { at: [l * 0.55 - 3.6, 8.6, 0] }),
          group({ at: [l * 0.55 + 14, 8.6, 0] }, handle(9, 1.3, M.wood)),
        ]),
  );
}
