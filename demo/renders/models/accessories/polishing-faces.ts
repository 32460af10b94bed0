import { M, paint } from '../../studio/materials.ts';
import { ball, lathe, pipe } from '../../studio/solids.ts';

export const woolBonnet = (r: number) => [
  lathe(
    [
      [0, -r * 0.2],
      [r * 0.9, -r * 0.2],
      [r * 1.02, 0],
      [r * 0.96, r * 0.2],
      [r * 0.5, r * 0.28],
      [0, r * 0.28],
    ],
    paint('#f0e6cf', { rough: 1 }),
    { axis: 'z' },
  ),
  ...Array.from({ length: 60 }, (_, n) =>
    ball(r * 0.12, paint('#f3ead6', { rough: 1 }), {
      at: [
        Math.cos(n * 2.4) * r * 0.92 * Math.sqrt(n / 60),
        Math.sin(n * 2.4) * r * 0.92 * Math.sqrt(n / 60),
        r * 0.24,
      ],
    }),
  ),
];

export const foamPad = (r: number) => [
  lathe(
    [
      [0, -r * 0.2],
      [r * 0.94, -r * 0.2],
      [r, -r * 0.1],
      [r, r * 0.14],
      [r * 0.9, r * 0.24],
      [0, r * 0.24],
    ],
    M.orange,
    { axis: 'z' },
  ),
  pipe(r * 0.3, r * 0.2, 0.1, M.black, { axis: 'z', at: [0, 0, r * 0.24] }),
];
