import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { type Corner, outline } from '../studio/outline.ts';
import { box, group, lathe, rod, side } from '../studio/solids.ts';
import { handle } from './hammers-and-screwdrivers.ts';

export const locking = ({ kind = 'curva', size = 10 }: Look) =>
  group(
    { turn: [0, 0, 30], scale: size / 10 },
    side(
      outline([
        [-16, 0.4, 1],
        [-16, 2, 1],
        [-4, 2.6, 2],
        [2, 3.4, 1],
        ...((kind === 'c'
          ? [
              [4, 7, 2],
              [12, 7, 2],
              [13, 2.4, 0.6],
              [12, 2.4],
              [10.6, 5.2, 1],
              [6, 5, 1],
            ]
          : kind === 'punta'
            ? [
                [11, 0.8, 0.3],
                [11, 0.1],
              ]
            : [
                [6.6, 2.2, 0.6],
                [7, 0.2],
              ]) as Corner[]),
        [1, 0.2, 0.6],
        [-4, 0.4, 2],
      ]),
      1.8,
      M.chrome,
      { bevel: 0.4 },
    ),
    side(
      outline([
        [-1, -1.6, 1],
        [2, -2.6, 1],
        ...((kind === 'c'
          ? [
              [4, -5, 1.6],
              [11.4, -5, 1.6],
              [13, -0.4, 0.5],
              [12, -0.4],
              [10, -3, 1],
              [5.6, -3, 1],
            ]
          : kind === 'punta'
            ? [
                [11, -0.8, 0.3],
                [11, -0.1],
              ]
            : [
                [6.4, -2.2, 0.6],
                [7, -0.2],
              ]) as Corner[]),
        [2, 0],
      ]),
      1.5,
      M.chrome,
      { bevel: 0.35 },
    ),
    side(
      outline([
        [-1.4, -1.4, 0.6],
        [0.4, -2.6, 0.6],
        [-6, -3.6, 3],
        [-15, -5.2, 1],
        [-15.4, -3.8, 1],
        [-6, -2, 3],
      ]),
      1.5,
      M.chrome,
      { bevel: 0.35 },
    ),
    rod(0.9, 2, M.steel, { at: [-18, 1.2, 0] }),
    rod(0.45, 2, M.steel, { at: [-16.4, 1.2, 0] }),
    side(
      outline([
        [-13, -2.2, 0.3],
        [-6, -1.4, 0.4],
        [-6.4, -0.9, 0.2],
        [-12.6, -1.6, 0.2],
      ]),
      1.2,
      M.chrome,
    ),
  );

export const ratchet = ({ kind = 'matraca' }: Look) =>
  kind === 'torque'
    ? group(
        { turn: [0, 26, 0] },
        rod(1, 30, M.chrome, { at: [-10, 0, 0] }),
        group({ at: [-10, 0, 0] }, handle(12, 1.7, M.rubber)),
        lathe(
          [
            [0, 0],
            [1.9, 0],
            [1.6, 0.9],
            [1.6, 2],
            [0, 2],
          ],
          M.chrome,
          { axis: 'y', at: [21, -0.6, 0] },
        ),
        box(1.2, 1.6, 1.2, M.chrome, { at: [21, 1.9, 0] }),
        rod(1.3, 3, M.tenaz, { at: [-9.6, 0, 0] }),
      )
    : kind === 'cruz'
      ? group(
          { turn: [-62, 0, 18] },
          ...[0, 90, 180, 270].map((turn) =>
            group(
              { turn: [0, 0, turn] },
              rod(0.8, 19, M.chrome),
              lathe(
                [
                  [0.7, 0],
                  [1.4, 0],
                  [1.5, 3],
                  [1, 3],
                  [0.9, 0.6],
                ],
                M.chrome,
                { at: [18.6, 0, 0] },
              ),
            ),
          ),
        )
      : kind === 'extensiones'
        ? group(
            { turn: [0, 24, 0] },
            ...[7, 13, 22].map((l, n) =>
              group(
                { at: [-11, 0, n * 3] },
                rod(0.75, l, M.chrome),
                rod(1.1, 2.4, M.chrome),
                box(1.4, 1, 1, M.chrome, { at: [l + 0.5, 0, 0] }),
              ),
            ),
          )
        : group(
            { turn: [0, 26, 0] },
            rod(0.75, 14, M.chrome, { at: [-10, 0, 0] }),
            group({ at: [-6, 0, 0] }, handle(13, 1.5)),
            side(
              outline([
                [3, -0.9],
                [3, 0.9],
                [6, 2, 1],
                [9, 2.2, 2],
                [11, 0, 2],
                [9, -2.2, 2],
                [6, -2, 1],
              ]),
              1.9,
              M.chrome,
              { turn: [90, 0, 0], bevel: 0.4 },
            ),
            box(1.2, 1.6, 1.2, M.chrome, { at: [8.4, -1.4, 0] }),
            rod(1.2, 0.5, M.burnt, { axis: 'y', at: [8.4, 0.8, 0] }),
            box(1.8, 0.4, 0.5, M.steel, { at: [8.4, 1.4, 0], turn: [0, 30, 0] }),
          );

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
