import type { Look } from '../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod, side } from '../studio/solids.ts';

/** Paint brush by its inches. */
export function paintBrush({ size = 2, kind = 'natural' }: Look) {
  const w = Math.max(1.4, size * 1.27);
  const hair = kind === 'natural' ? '#2d2a26' : kind === 'sintetica' ? '#c9a25e' : '#e8e0cc';
  if (kind === 'alambre')
    return group(
      { turn: [0, 20, 0] },
      side(
        outline([
          [-14, -0.8, 0.8],
          [-14, 1.2, 1],
          [0, 1, 2],
          [2, 1.6, 1],
          [14, 1.4, 0.6],
          [14, -0.4, 0.4],
          [0, -0.6, 2],
        ]),
        3,
        M.wood,
        { bevel: 0.6 },
      ),
      many(44, (n) =>
        rod(0.24, 2.8, M.brass, { axis: 'y', at: [3 + Math.floor(n / 4) * 1, -3, (n % 4) * 0.7 - 1.05] }),
      ),
    );
  return group(
    { turn: [0, 0, -18] },
    side(
      outline([
        [-w * 0.44, -7, 0.3],
        [w * 0.44, -7, 0.3],
        [w * 0.3 + 0.2, -1, 2],
        [0.9, 4, 3],
        [1.3, 11, 1.4],
        [-1.3, 11, 1.4],
        [-0.9, 4, 3],
        [-w * 0.3 - 0.2, -1, 2],
      ]),
      1.8,
      kind === 'economica' ? M.ivory : M.wood,
      { bevel: 0.7 },
    ),
    box(w * 1.06, 4, 2, M.chrome, { at: [0, -8, 0], r: 0.3 }),
    many(3, (n) => box(w * 1.07, 0.16, 2.04, M.zinc, { at: [0, -6.8 - n * 1.1, 0] })),
    side(
      outline([
        [-w * 0.5, -10],
        [w * 0.5, -10],
        [w * 0.56, -17.6, 0.3],
        [-w * 0.56, -17.6, 0.3],
      ]),
      1.7,
      paint(hair, { rough: 0.9 }),
      { bevel: 0.6 },
    ),
    many(Math.round(w * 4), (n) =>
      box(0.09, 7.4, 0.1, paint('#8a7a60', { rough: 1 }), { at: [-w * 0.48 + n * 0.25, -13.8, 0.84] }),
    ),
    pipe(0.5, 0.3, 1.9, M.black, { axis: 'z', at: [0, 9.6, 0] }),
  );
}

export function roller({ kind = 'media', size = 9 }: Look) {
  const l = size * 2.54;
  const fur = {
    corta: [2.3, '#f0e6b8'],
    media: [2.7, '#f4efdd'],
    larga: [3.3, '#f6f2e6'],
    microfibra: [2.6, '#b9d3e6'],
    esponja: [2.4, '#e9d36a'],
    textura: [3, '#3d4044'],
  } as const;
  const [r, tone] = fur[kind as keyof typeof fur] ?? fur.media;
  const sleeve = [
    rod(r, l, paint(tone, { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }),
    pipe(1.9, 1.5, l + 0.4, M.ash),
    ...(kind === 'textura'
      ? many(90, (n) =>
          ball(0.5, M.grey, {
            at: [-l / 2 + 0.8 + ((n % 12) * (l - 1.6)) / 11, Math.cos(n * 0.9) * r, Math.sin(n * 0.9) * r],
          }),
        ).children
      : []),
  ];
  if (kind === 'repuesto')
    return group(
      { turn: [0, 26, 0] },
      rod(2.7, l, paint('#f4efdd', { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }),
      pipe(1.9, 1.5, l + 0.5, M.ash),
      group(
        { at: [0, -5.6, 1] },
        rod(2.7, l, paint('#f4efdd', { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }),
        pipe(1.9, 1.5, l + 0.5, M.ash),
      ),
    );
  return group(
    { turn: [0, 18, 0] },
    ...sleeve,
    bar(
      [
        [l / 2 - 0.2, 0, 0],
        [l / 2 + 2, 0, 0],
        [l / 2 + 2, -7, 0],
        [0, -11, 0],
        [0, -17, 0],
      ],
      0.42,
      M.zinc,
      2.4,
    ),
    lathe(
      [
        [0, -17],
        [1, -17],
        [1.2, -18],
        [1, -22],
        [1.5, -28],
        [1.2, -30],
        [0, -30],
      ],
      paint(BRAND.matizal, { rough: 0.4 }),
      { axis: 'y' },
    ),
  );
}

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

export const pole = ({ size = 2 }: Look) =>
  group(
    { turn: [0, 0, 38] },
    rod(1.3, 26 * size, M.alu, { at: [-26 * size, 0, 0] }),
    rod(1.7, 4, M.black, { at: [-2, 0, 0] }),
    rod(1, 22 * size, M.alu, { at: [0, 0, 0] }),
    lathe(
      [
        [0, -26 * size - 1],
        [1.7, -26 * size - 1],
        [1.9, -26 * size + 9],
        [0, -26 * size + 9],
      ],
      M.rubber,
    ),
    rod(0.9, 3, M.yellow, { at: [22 * size, 0, 0] }),
  );
