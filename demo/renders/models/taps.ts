import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { outline, plate } from '../studio/outline.ts';
import { ball, bar, group, lathe, many, pipe, ring, rod, side, tube } from '../studio/solids.ts';
import { hex } from './parts.ts';

/** Valves and taps. */
export function valve({ kind = 'esfera', size = 0.5 }: Look) {
  const s = 0.8 + size * 0.5;
  const body = [
    lathe(
      [
        [0.8, -4],
        [1.5, -4],
        [1.6, -2.4],
        [1.2, -2],
        [1.9, -1],
        [2.1, 0],
        [1.9, 1],
        [1.2, 2],
        [1.6, 2.4],
        [1.5, 4],
        [0.8, 4],
      ],
      M.brass,
    ),
    hex(1.7, 1.4, M.brass, { at: [-3.2, 0, 0] }),
    hex(1.7, 1.4, M.brass, { at: [3.2, 0, 0] }),
  ];
  switch (kind) {
    case 'nariz':
      return group(
        { scale: s },
        tube(
          [
            [-5, 0, 0],
            [0, 0, 0],
            [3, -0.6, 0],
            [4, -3.4, 0],
          ],
          1.3,
          M.brass,
        ),
        ...Array.from({ length: 5 }, (_, n) => ring(1.2, 0.16, M.brass, { axis: 'y', at: [4.1, -3.2 - n * 0.4, 0] })),
        rod(0.9, 3, M.brass, { axis: 'y', at: [0, 0.6, 0] }),
        lathe(
          [
            [0, 0],
            [2.2, 0],
            [2.4, 0.4],
            [2.2, 0.9],
            [0, 0.9],
          ],
          M.red,
          { axis: 'y', at: [0, 3.6, 0] },
        ),
        rod(1.5, 0.9, M.brass, { at: [-4.4, 0, 0], segments: 6 }),
      );
    case 'angular':
      return group(
        { scale: s },
        rod(1, 4.4, M.chrome, { at: [-4.4, 0, 0] }),
        rod(1, 4, M.chrome, { axis: 'y' }),
        hex(1.3, 1, M.chrome, { at: [0, 3.4, 0], turn: [0, 0, 90] }),
        pipe(2.4, 1, 0.4, M.chrome, { at: [-4.2, 0, 0] }),
        ball(1.4, M.chrome),
        side(plate(3.6, 1.6, 0.8), 0.8, M.chrome, { turn: [0, 90, 0], at: [2.6, 0, 0] }),
        rod(0.5, 2.2, M.chrome),
      );
    case 'flotador':
      return group(
        { turn: [0, 14, 0] },
        rod(1.2, 5, M.brass, { at: [-6, 0, 0] }),
        rod(1.5, 2, M.brass, { at: [-2, 0, 0] }),
        rod(0.24, 16, M.brass, { at: [0, 0.3, 0] }),
        ball(4.2, M.red, { at: [19, 0.3, 0] }),
        rod(0.8, 2.6, M.brass, { axis: 'y', at: [-1.4, -3, 0] }),
      );
    case 'check':
      return group(
        { scale: s, turn: [0, 18, 0] },
        ...body,
        rod(1.5, 2.4, M.brass, { axis: 'y', at: [0, 1, 0], segments: 6 }),
      );
    case 'regadera':
      return group(
        { scale: s },
        tube(
          [
            [-6, 0, 0],
            [6, 0, 0],
          ],
          1.2,
          M.brass,
        ),
        ...[-3.6, 3.6].map((x) =>
          group(
            { at: [x, 0, 0] },
            rod(1.3, 4, M.brass, { axis: 'z' }),
            lathe(
              [
                [0, 3.6],
                [2.4, 3.6],
                [2.6, 4.4],
                [2, 6.4],
                [0, 6.6],
              ],
              M.chrome,
              { axis: 'z' },
            ),
          ),
        ),
        rod(1, 3, M.brass, { axis: 'y', at: [0, 0.6, 0] }),
        rod(1, 3, M.brass, { axis: 'y', at: [0, -3.6, 0] }),
      );
    default:
      return group(
        { scale: s, turn: [0, 18, 0] },
        ...body,
        rod(0.7, 1.6, M.brass, { axis: 'y', at: [0, 1.6, 0] }),
        side(
          outline([
            [-0.9, -0.4, 0.4],
            [0.4, -0.4],
            [2, 0.7, 0.6],
            [8.6, 0.9, 0.5],
            [8.6, 2.1, 0.5],
            [1.4, 1.7, 0.8],
            [-0.9, 0.5, 0.4],
          ]),
          1.4,
          M.red,
          { at: [0, 3.2, 0], bevel: 0.3 },
        ),
        rod(0.5, 0.5, M.zinc, { axis: 'y', at: [0, 3.8, 0] }),
      );
  }
}

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

export const shower = ({ kind = 'fija' }: Look) =>
  kind === 'telefono'
    ? group(
        { turn: [0, -20, 0] },
        lathe(
          [
            [0, 0],
            [4, 0],
            [4.3, 0.6],
            [3.6, 1.6],
            [1.6, 2.6],
            [0, 2.7],
          ],
          M.chrome,
          { axis: 'z', at: [0, 12, 0], turn: [0, 180, 0] },
        ),
        many(19, (n) =>
          rod(0.2, 0.2, M.gloss, {
            axis: 'z',
            at: [Math.cos(n * 2.4) * 3.2 * Math.sqrt(n / 19), 12 + Math.sin(n * 2.4) * 3.2 * Math.sqrt(n / 19), 0.02],
          }),
        ),
        tube(
          [
            [0, 9, -1],
            [0, 3, -1.4],
            [0, -3, -1],
          ],
          1.2,
          M.chrome,
        ),
        tube(
          [
            [0, -3, -1],
            [1, -8, 0],
            [8, -9, 3],
            [10, -4, 4],
            [5, -2, 6],
            [-4, -6, 6],
            [-9, -9, 3],
          ],
          0.6,
          M.zinc,
        ),
      )
    : group(
        { turn: [0, -24, 0] },
        lathe(
          [
            [0, 0],
            [5.4, 0],
            [5.8, 0.5],
            [5, 1.6],
            [2, 3],
            [1.4, 4.6],
            [0, 4.6],
          ],
          M.chrome,
          { axis: 'y', turn: [-24, 0, 0] },
        ),
        many(30, (n) =>
          ball(0.26, M.grey, {
            at: [Math.cos(n * 2.4) * 4.6 * Math.sqrt(n / 30), -0.05, Math.sin(n * 2.4) * 4.6 * Math.sqrt(n / 30)],
            turn: [-24, 0, 0],
          }),
        ),
        tube(
          [
            [0, 4, -1.6],
            [0, 7, -4],
            [0, 7.4, -9],
          ],
          0.9,
          M.chrome,
        ),
        pipe(2.6, 0.8, 0.5, M.chrome, { axis: 'z', at: [0, 7.4, -9] }),
      );
