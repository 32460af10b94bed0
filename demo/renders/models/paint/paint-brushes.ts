import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, pipe, rod, side } from '../../studio/solids.ts';

/** Paint brush by its inches. */
export function paintBrush({ size = 2, kind = 'natural' }: Look) {
  const w = 1.5 + size * 1.05;
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
    { turn: [0, 0, -42] },
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
