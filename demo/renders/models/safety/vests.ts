import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { flowing, outline } from '../../studio/outline.ts';
import { box, group, side } from '../../studio/solids.ts';
import { apron, harness } from './aprons-and-harnesses.ts';

export const vest = ({ kind = 'chaleco' }: Look) => {
  if (kind === 'mandil') return apron();
  if (kind === 'arnes') return harness();
  return group(
    {},
    ...[-1, 1].map((x) =>
      side(
        outline(
          (
            [
              [0.6, 0],
              [0.6, 36],
              [6, 56, 2],
              [11, 58, 1],
              [12, 50, 2],
              [14, 40, 4],
              [17, 38, 1],
              [17, 0, 1],
            ] as const
          ).map(([px, py, r]): readonly [number, number, number] => [px * x, py, r ?? 0]),
        ),
        5,
        M.orange,
        { bevel: 1 },
      ),
    ),
    ...[12, 26].map((y) => box(34.6, 4.4, 5.4, paint('#d9e04a', { rough: 0.4 }), { at: [0, y, 0], r: 0.2 })),
    ...[12, 26].map((y) =>
      box(34.7, 2.2, 5.5, paint('#d2d6d8', { rough: 0.2, metal: 0.5 }), { at: [0, y, 0], r: 0.2 }),
    ),
    ...[-9, 9].map((x) => box(4, 28, 5.3, paint('#d9e04a', { rough: 0.4 }), { at: [x, 42, 0], r: 0.2 })),
    box(0.5, 36, 5.6, M.black, { at: [0, 18, 0] }),
    side(
      flowing([
        [-11, 40],
        [-6, 56],
        [0, 59],
        [6, 56],
        [11, 40],
        [0, 36],
      ]),
      1,
      paint('#c2560e', { rough: 0.8 }),
      { at: [0, 0, -1.6] },
    ),
  );
};
