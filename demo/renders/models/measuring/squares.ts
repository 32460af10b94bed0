import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, many, rod, side } from '../../studio/solids.ts';

export function square({ kind = 'combinada' }: Look) {
  const marks = (l: number, y: number, z: number) =>
    many(Math.floor(l), (n) => box(0.06, n % 5 ? 0.5 : 0.9, 0.04, M.gloss, { at: [n + 0.5, y, z] }));
  if (kind === 'herrero')
    return group(
      { turn: [0, 0, 4] },
      side(
        outline([
          [0, 0],
          [40, 0],
          [40, 3.4],
          [4.4, 3.4],
          [4.4, 27],
          [0, 27],
        ]),
        0.3,
        M.steel,
        { bevel: 0.04 },
      ),
      marks(38, 2.8, 0.18),
    );
  if (kind === 'falsa')
    return group(
      { turn: [0, 0, 0] },
      side(
        outline([
          [-2, -1.6, 0.8],
          [16, -1.6, 0.6],
          [16, 1.6, 0.6],
          [-2, 1.6, 0.8],
        ]),
        2.2,
        M.darkWood,
        { bevel: 0.4 },
      ),
      group(
        { turn: [0, 0, 58] },
        side(
          withHoles(
            outline([
              [-3, -1.2, 1],
              [24, -1.2],
              [26, 1.2],
              [-3, 1.2, 1],
            ]),
            outline([
              [1, -0.3, 0.3],
              [10, -0.3, 0.3],
              [10, 0.3, 0.3],
              [1, 0.3, 0.3],
            ]),
          ),
          0.3,
          M.steel,
          { bevel: 0.04 },
        ),
      ),
      rod(1, 3, M.brass, { axis: 'z', at: [0, 0, -1.5] }),
    );
  return group(
    { turn: [0, 0, 6] },
    side(
      outline([
        [0, 0],
        [30, 0],
        [30, 2.6],
        [0, 2.6],
      ]),
      0.26,
      M.steel,
      { bevel: 0.03 },
    ),
    marks(29, 2.1, 0.16),
    side(
      outline([
        [5, 3, 0.4],
        [13, 3, 0.4],
        [13, -1, 0.4],
        [13, -8, 0.6],
        [11, -8, 0.5],
        [10, -2, 2],
        [5, -1, 0.5],
      ]),
      2,
      M.tenaz,
      { bevel: 0.4 },
    ),
    rod(1, 3, M.brass, { axis: 'y', at: [9, -3.6, 0] }),
    rod(0.6, 2.6, paint('#cfe65a', { rough: 0.2 }), { axis: 'y', at: [11.9, -6, 0.8] }),
  );
}
