import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { plate } from '../../studio/outline.ts';
import { bar, group, lathe, rod, side, tube } from '../../studio/solids.ts';

export function faucet({ kind = 'lavabo' }: Look) {
  const tall = kind === 'lavabo' ? 1 : 2.3;
  const handle = (x: number) =>
    group(
      { at: [x, 2, 0] },
      rod(1.4, 2, M.chrome, { axis: 'y' }),
      lathe(
        [
          [0, 0],
          [1.6, 0],
          [1.9, 1.4],
          [1.2, 2.4],
          [0, 2.5],
        ],
        M.chrome,
        { axis: 'y', at: [0, 2, 0] },
      ),
      bar(
        [
          [0, 3.4, 0],
          [x > 0 ? 3 : -3, 4, 1],
        ],
        0.5,
        M.chrome,
      ),
    );
  return group(
    {},
    side(plate(kind === 'mono' ? 7 : 17, 5, 2.4), 1.6, M.chrome, { turn: [90, 0, 0], at: [0, 1, 0], bevel: 0.5 }),
    ...(kind === 'mono'
      ? [
          rod(1.9, 6, M.chrome, { axis: 'y', at: [0, 1, 0] }),
          bar(
            [
              [1.4, 5, 0],
              [5, 6.4, 0],
            ],
            0.5,
            M.chrome,
          ),
        ]
      : [handle(-6), handle(6)]),
    tube(
      [
        [0, 1, 0],
        [0, 6 * tall, 0],
        [0, 8.6 * tall, 1.6],
        [0, 9 * tall, 5],
        [0, 7.6 * tall, 7.8],
        [0, 6 * tall, 8.2],
      ],
      kind === 'mono' ? 1.2 : 1,
      M.chrome,
    ),
    rod(1.3, 1.2, M.chrome, { axis: 'y', at: [0, 6 * tall - 1, 8.2] }),
  );
}
