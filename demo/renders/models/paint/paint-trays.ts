import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, many, ring, rod, side } from '../../studio/solids.ts';

export const tray = ({ kind = 'charola' }: Look) =>
  kind === 'rejilla'
    ? group(
        { turn: [-30, 0, 0] },
        side(
          withHoles(
            outline([
              [-10, 0, 1],
              [10, 0, 1],
              [10, 26, 1],
              [-10, 26, 1],
            ]),
            ...Array.from({ length: 60 }, (_, n) =>
              outline([
                [-8.6 + (n % 6) * 3 - 0.01, 2 + Math.floor(n / 6) * 2.3],
                [-6.6 + (n % 6) * 3, 2 + Math.floor(n / 6) * 2.3],
                [-6.6 + (n % 6) * 3, 3.6 + Math.floor(n / 6) * 2.3],
                [-8.6 + (n % 6) * 3, 3.6 + Math.floor(n / 6) * 2.3],
              ]),
            ),
          ),
          0.5,
          M.zinc,
          { bevel: 0.08 },
        ),
        bar(
          [
            [-5, 26, 0],
            [-5, 29, -2],
            [-5, 26, -4],
          ],
          0.4,
          M.zinc,
        ),
        bar(
          [
            [5, 26, 0],
            [5, 29, -2],
            [5, 26, -4],
          ],
          0.4,
          M.zinc,
        ),
      )
    : kind === 'aspa'
      ? group(
          { turn: [0, 0, 50] },
          hex(),
          rod(0.5, 34, M.zinc, { at: [-20, 0, 0] }),
          ...[6, 13].map((x) => ring(3.4, 0.3, M.zinc, { at: [x, 0, 0] })),
          ...[0, 120, 240].flatMap((turn) => [
            group(
              { turn: [turn, 0, 0] },
              bar(
                [
                  [6, 0, 0],
                  [6, 3.4, 0],
                ],
                0.3,
                M.zinc,
              ),
            ),
            group(
              { turn: [turn, 0, 0] },
              side(
                outline([
                  [5.6, -0.9, 0.3],
                  [13.4, 0.9, 0.3],
                  [13.4, 1.6, 0.3],
                  [5.6, -0.2, 0.3],
                ]),
                1.6,
                M.zinc,
                { at: [0, 3.2, 0] },
              ),
            ),
          ]),
        )
      : group(
          {},
          side(
            withHoles(
              outline([
                [-18, 6, 1],
                [18, 6, 1],
                [18, 5],
                [10, 4],
                [-8, -1],
                [-17, -1],
              ]),
              circle(0.01),
            ),
            30,
            paint('#f0b400', { rough: 0.5 }),
            { bevel: 0.4 },
          ),
          many(9, (n) => box(1, 0.3, 24, M.orange, { at: [-5 + n * 2, 4.2 + n * 0.25, 0] })),
          box(36, 1, 1.6, M.yellow, { at: [0, 6.6, 15] }),
          box(36, 1, 1.6, M.yellow, { at: [0, 6.6, -15] }),
          box(1.6, 1, 30, M.yellow, { at: [18, 6.6, 0] }),
          box(1.6, 1, 30, M.yellow, { at: [-18, 6.6, 0] }),
        );

const hex = () => rod(0.6, 4, M.zinc, { at: [-23, 0, 0], segments: 6 });
