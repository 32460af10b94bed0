import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { group, lathe, rod, side } from '../../studio/solids.ts';

/** Chisels for wood or cold steel, punches, gouges. */
export function chisels({ kind = 'formon', size = 0.75, count = 1 }: Look) {
  const one = (w: number) =>
    kind === 'formon'
      ? group(
          {},
          lathe(
            [
              [0, -11],
              [1.4, -11],
              [1.7, -10.4],
              [1.6, -5],
              [1.2, -1.6],
              [1.3, 0],
              [0, 0],
            ],
            M.wood,
          ),
          rod(1.35, 0.8, M.brass, { at: [-0.9, 0, 0] }),
          rod(1.72, 0.9, M.steel, { at: [-11.4, 0, 0] }),
          rod(0.5, 3, M.steel, { at: [-0.2, 0, 0] }),
          side(
            outline([
              [2, -0.5, 0.2],
              [3, -w, 0.4],
              [13, -w],
              [13, w],
              [3, w, 0.4],
              [2, 0.5, 0.2],
            ]),
            0.5,
            M.steel,
            { turn: [90, 0, 0], bevel: 0.16 },
          ),
        )
      : group(
          {},
          rod(0.95, 16, M.iron, { at: [-9, 0, 0], segments: 8 }),
          ...(kind === 'punta'
            ? [
                lathe(
                  [
                    [0, 0],
                    [0.95, 0],
                    [0.15, 4],
                    [0, 4],
                  ],
                  M.steel,
                  { at: [6.8, 0, 0] },
                ),
              ]
            : [
                side(
                  outline([
                    [6, -0.9],
                    [9, -w * 1.2, 0.6],
                    [11, -w * 1.2],
                    [11, w * 1.2],
                    [9, w * 1.2, 0.6],
                    [6, 0.9],
                  ]),
                  0.8,
                  M.steel,
                  { turn: [90, 0, 0], bevel: 0.28 },
                ),
              ]),
          ...(kind === 'protector'
            ? [
                lathe(
                  [
                    [1, -8],
                    [1.6, -8],
                    [3, -7],
                    [3, -6.4],
                    [1.7, -5.6],
                    [1.8, 0],
                    [1, 0],
                  ],
                  M.yellow,
                ),
              ]
            : []),
        );
  return group(
    { turn: [0, 24, 0] },
    ...Array.from({ length: count }, (_, n) =>
      group({ at: [0, 0, (n - (count - 1) / 2) * 4.4] }, one(0.4 + (count > 1 ? 0.25 + n * 0.3 : size * 1.1))),
    ),
  );
}
