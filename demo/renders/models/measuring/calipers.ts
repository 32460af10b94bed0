import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const caliperLook = ({ kind = 'vernier' }: Look) =>
  group(
    { turn: [0, 0, 0] },
    side(
      outline([
        [0, 0],
        [26, 0, 0.3],
        [26, 1.8, 0.3],
        [-0.2, 1.8],
        [-1, 5, 0.3],
        [-1.4, 5],
        [-1.6, 1.4],
        [-1.6, -0.6],
        [-0.5, -6, 0.2],
        [0, -6],
      ]),
      0.5,
      M.steel,
      { bevel: 0.06 },
    ),
    side(
      outline([
        [5, -0.5, 0.3],
        [13, -0.5, 0.3],
        [13, 2.4, 0.3],
        [6.4, 2.4],
        [5.4, 5, 0.2],
        [5, 5],
      ]),
      0.8,
      M.steel,
      { bevel: 0.1 },
    ),
    side(
      outline([
        [5, -0.4],
        [5, -6],
        [5.5, -6, 0.2],
        [7, -0.4],
      ]),
      0.6,
      M.steel,
      { bevel: 0.06 },
    ),
    ...(kind === 'digital'
      ? [
          box(8.4, 3.6, 1.2, M.black, { at: [9, 0.6, 0.5], r: 0.4 }),
          box(5, 1.9, 0.2, paint('#b8c6b4', { rough: 0.3 }), { at: [8.8, 0.9, 1.1] }),
          brand('25.40', 4.4, [8.8, 0.9, 1.22], { ink: '#1c221a', height: 1.4, fill: 0.9 }),
        ]
      : many(60, (n) => box(0.06, n % 5 ? 0.5 : 0.9, 0.05, M.gloss, { at: [0.6 + n * 0.42, 1.4, 0.28] })).children),
    rod(0.5, 0.7, M.chrome, { axis: 'y', at: [9, 2.4, 0] }),
  );
