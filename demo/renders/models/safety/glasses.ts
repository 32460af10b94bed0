import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { circle, flowing, outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, rod, side, tube } from '../../studio/solids.ts';

export function glasses({ kind = 'claros' }: Look) {
  const tone = kind === 'oscuros' ? '#2c2f33' : kind === 'soldar' ? '#1f4a32' : '#c4d6dc';
  const lens = paint(tone, { rough: 0.08, metal: 0.1 });
  if (kind === 'goggles' || kind === 'soldar')
    return group(
      {},
      side(
        withHoles(
          outline([
            [-9, -3, 2.4],
            [-9, 4, 3],
            [9, 4, 3],
            [9, -3, 2.4],
            [2, -2.4, 1],
            [0, -0.6, 1.4],
            [-2, -2.4, 1],
          ]),
          circle(0.01),
        ),
        4.6,
        kind === 'soldar' ? M.black : paint('#a8b8be', { rough: 0.3 }),
        { bevel: 1.4 },
      ),
      ...(kind === 'soldar'
        ? [-4.6, 4.6].map((x) => rod(3.6, 1.6, lens, { axis: 'z', at: [x, 0.6, 1.6] }))
        : [box(15, 5.4, 0.4, lens, { at: [0, 0.8, 2.2], r: 0.2 })]),
      tube(
        [
          [-9, 1, -1],
          [-13, 1, -8],
          [-9, 1, -17],
          [9, 1, -17],
          [13, 1, -8],
          [9, 1, -1],
        ],
        1,
        M.black,
      ),
    );
  return group(
    {},
    ...[-1, 1].map((x) =>
      group(
        { at: [x * 4, 0, 0], turn: [0, x * 14, 0] },
        side(
          flowing([
            [-3.6, 1.6],
            [0, 2.2],
            [3.8, 1.8],
            [4, -0.4],
            [2, -2.2],
            [-2.6, -1.9],
            [-3.6, -0.2],
          ]),
          0.5,
          lens,
          { bevel: 0.14 },
        ),
      ),
    ),
    bar(
      [
        [-0.7, 1, 0.4],
        [0.7, 1, 0.4],
      ],
      0.45,
      M.black,
    ),
    ...[-1, 1].map((x) =>
      tube(
        [
          [x * 7.6, 1.6, -1],
          [x * 8.4, 1.6, -4],
          [x * 8, 1.4, -12],
          [x * 7.4, -0.6, -15],
        ],
        0.5,
        kind === 'antiempano' ? M.tenaz : M.black,
      ),
    ),
    ...[-1, 1].map((x) => box(1, 1.8, 2, M.black, { at: [x * 7.7, 1.4, -1.4], r: 0.4 })),
  );
}
