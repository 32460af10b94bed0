import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { flowing } from '../../studio/outline.ts';
import { box, group, lathe, many, ring, rod, side, tube } from '../../studio/solids.ts';

export const respirator = ({ kind = 'media' }: Look) => {
  if (kind === 'n95')
    return group(
      { turn: [0, -22, 0] },
      lathe(
        [
          [6.8, 0],
          [7.2, 0],
          [7, 0.6],
          [5, 3.6],
          [2, 5.4],
          [0, 5.6],
        ],
        M.white,
        { axis: 'z', scale: [1, 1.14, 1] },
      ),
      box(5, 0.5, 1.2, M.alu, { at: [0, 5.6, 3.5], r: 0.2 }),
      rod(1.8, 0.9, M.ash, { axis: 'z', at: [0, -0.6, 5.2] }),
      ...[3, -2].map((y) =>
        tube(
          [
            [-6.8, y, 0],
            [-9, y + 1, -6],
            [0, y + 2, -12],
            [9, y + 1, -6],
            [6.8, y, 0],
          ],
          0.3,
          M.yellow,
        ),
      ),
    );
  const cartridge = (x: number) =>
    group(
      { at: [x, -1, 2], turn: [0, x > 0 ? 40 : -40, 0] },
      rod(4.2, 3, M.grey, { axis: 'z' }),
      rod(3.8, 0.6, paint('#b6527f', { rough: 0.6 }), { axis: 'z', at: [0, 0, 3] }),
      many(4, (n) => ring(3.4 - n * 0.8, 0.14, M.black, { axis: 'z', at: [0, 0, 3.6] })),
    );
  if (kind === 'cartuchos') return group({}, cartridge(-5), cartridge(5.4));
  return group(
    { turn: [0, -16, 0] },
    side(
      flowing([
        [-6, -4],
        [-5, 2],
        [-2, 6],
        [0, 7],
        [2, 6],
        [5, 2],
        [6, -4],
        [3, -7],
        [0, -7.6],
        [-3, -7],
      ]),
      7,
      M.black,
      { bevel: 2.6 },
    ),
    cartridge(-6.6),
    cartridge(6.6),
    rod(2.2, 1.6, M.tenaz, { axis: 'z', at: [0, -2.6, 3.2] }),
    ...[3, -3].map((y) =>
      tube(
        [
          [-5, y, -2],
          [-9, y + 1, -8],
          [0, y + 3, -13],
          [9, y + 1, -8],
          [5, y, -2],
        ],
        0.6,
        M.rubber,
      ),
    ),
  );
};
