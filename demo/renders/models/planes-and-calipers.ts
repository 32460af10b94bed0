import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline } from '../studio/outline.ts';
import { ball, box, group, lathe, many, rod, side } from '../studio/solids.ts';
import { handle } from './hammers-and-screwdrivers.ts';
import { brand } from './parts.ts';

/** A bench plane, files. */
export const plane = ({ kind = 'cepillo' }: Look) =>
  kind === 'cepillo'
    ? group(
        {},
        box(24, 1, 6, M.iron, { at: [0, 0.5, 0], r: 0.2 }),
        side(
          outline([
            [-11, 0.8],
            [-9, 2, 2],
            [-3, 3, 2],
            [4, 3, 2],
            [9, 1.6, 2],
            [11, 0.8],
          ]),
          6,
          M.iron,
          { bevel: 0.3 },
        ),
        side(
          outline([
            [-2, 2],
            [-5.4, 7.4, 0.4],
            [-3.6, 8, 0.4],
            [3, 2.4],
          ]),
          4.6,
          M.steel,
          { bevel: 0.2 },
        ),
        side(
          outline([
            [-11, 1.6],
            [-9.4, 8, 2],
            [-12, 9.6, 2],
            [-7.6, 8.8, 1],
            [-6.4, 4, 2],
            [-5.6, 1.6],
          ]),
          2.4,
          M.darkWood,
          { bevel: 0.7 },
        ),
        ball(2, M.darkWood, { at: [8, 4.6, 0] }),
        rod(1, 3, M.darkWood, { axis: 'y', at: [8, 1.6, 0] }),
      )
    : group(
        { turn: [0, 24, 0] },
        group({ at: [-6, 0, 0] }, handle(11, 1.5, M.wood)),
        side(
          outline([
            [-6, -0.7],
            [-4, -1.4, 0.6],
            [16, -1.4],
            [18, -0.9, 0.3],
            [18, 0.9, 0.3],
            [16, 1.4],
            [-4, 1.4, 0.6],
            [-6, 0.7],
          ]),
          0.6,
          M.burnt,
          { turn: [90, 0, 0], bevel: 0.1 },
        ),
        many(40, (n) => box(0.14, 0.1, 2.7, M.iron, { at: [-3 + n * 0.48, 0.32, 0], turn: [0, 24, 0] })),
      );

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

export const pencils = () =>
  group(
    { turn: [0, 26, 0] },
    ...Array.from({ length: 6 }, (_, n) =>
      group(
        { at: [0, n > 2 ? 0.9 : 0, (n % 3) * 1.7 + (n > 2 ? 0.7 : 0)] },
        box(17, 0.8, 1.5, M.red, { r: 0.2 }),
        lathe(
          [
            [0, 0],
            [0.75, 0],
            [0.2, 2.2],
            [0, 2.4],
          ],
          M.wood,
          { at: [8.4, 0, 0], scale: [1, 0.55, 1] },
        ),
      ),
    ),
  );
