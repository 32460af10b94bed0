import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { bar, box, group, lathe, rod, tube } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { chuck, grip } from '../parts/grips.ts';
import { auxiliary, housing, twist } from './cordless-drills.ts';

export function corded({ kind = 'percutor', size = 1 }: Look) {
  const mixer = kind === 'mezclador';
  return group(
    {},
    housing(-9, 3, 3.2 * size),
    lathe(
      [
        [0, 2.8],
        [3 * size, 2.8],
        [2.9 * size, 4.4],
        [2.2, 6.4],
        [0, 6.4],
      ],
      M.grey,
    ),
    chuck(2.3, { at: [6.2, 0, 0] }),
    ...(mixer
      ? [
          rod(0.5, 20, M.zinc, { at: [12, 0, 0] }),
          ...[27, 31].map((x, at) =>
            tube(
              Array.from(
                { length: 13 },
                (_, n) => [x + (n - 6) * 0.26, 3.4 * Math.cos(n * 0.52 + at), 3.4 * Math.sin(n * 0.52 + at)] as const,
              ),
              0.32,
              M.zinc,
            ),
          ),
          bar(
            [
              [26, 3.3, 0],
              [26, -3.3, 0],
            ],
            0.3,
            M.zinc,
          ),
        ]
      : [group({ at: [12.6, 0, 0] }, twist(0.4, 9))]),
    group({ at: [-2.4, -2, 0] }, grip(M.tenaz, { height: 12.5 })),
    box(2, 0.8, 1, M.black, { at: [-3.4, 3.2 * size, 0], r: 0.3 }),
    ...(kind === 'ligero' ? [] : [auxiliary(3.8, 3)]),
    cord([-5.6, -14.2, 0], -17.4, { reach: 9 }),
  );
}
