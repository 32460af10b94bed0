import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, pipe, ring, rod, side, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { SCREEN } from '../parts/screen.ts';

export function laser({ kind = 'lineas', hex: beam = '#d81e1e' }: Look) {
  if (kind === 'rotativo')
    return group(
      {},
      lathe(
        [
          [0, 0],
          [9, 0],
          [10, 2],
          [9, 12],
          [6, 15],
          [0, 15],
        ],
        M.tenaz,
        { axis: 'y' },
      ),
      pipe(10.2, 8, 3, M.rubber, { axis: 'y', at: [0, 2, 0] }),
      rod(4, 5, paint('#8a939a', { rough: 0.15 }), { axis: 'y', at: [0, 15, 0] }),
      rod(4.4, 1.4, M.black, { axis: 'y', at: [0, 20, 0] }),
      tube(
        [
          [-8, 10, 0],
          [-13, 16, 0],
          [-8, 20, 0],
          [-6, 21, 0],
        ],
        1,
        M.black,
      ),
      box(8, 3.4, 0.4, M.black, { at: [0, 8, 9.4] }),
      box(7, 13, 3, M.black, { at: [18, 6.5, 4], r: 0.8 }),
      box(4.6, 3, 0.3, SCREEN, { at: [18, 9.4, 5.6] }),
      brand('TENAZ', 5, [0, 4, 9.9]),
    );
  const rays = paint(beam, { rough: 0.5 });
  return group(
    {},
    side(
      outline([
        [-5.4, 0, 1],
        [-5.4, 9, 2],
        [5.4, 9, 2],
        [5.4, 0, 1],
      ]),
      9,
      M.tenaz,
      { bevel: 1.2 },
    ),
    box(8.4, 6, 9.4, M.rubber, { at: [0, 2.8, 0], r: 1 }),
    ...[
      [-2.6, 8.4],
      [2.6, 8.4],
    ].map(([x = 0, y = 0]) =>
      group(
        { at: [x, y, 4.2] },
        box(3.4, 3.6, 1.4, M.gloss, { r: 0.5 }),
        rod(0.8, 0.4, rays, { axis: 'z', at: [0, 0, 0.6] }),
      ),
    ),
    ...(kind === '360'
      ? [
          rod(3, 3.4, paint('#7b848a', { rough: 0.1 }), { axis: 'y', at: [0, 9, 0] }),
          rod(3.2, 0.8, M.black, { axis: 'y', at: [0, 12.2, 0] }),
          ring(3.06, 0.2, rays, { axis: 'y', at: [0, 10.6, 0] }),
        ]
      : []),
    rod(1.5, 3, M.black, { axis: 'y', at: [0, -2.4, 0] }),
    ...[0.9, 2.5, 5.1].map((turn) =>
      bar(
        [
          [0, -2, 0],
          [Math.cos(turn) * 8, -10, Math.sin(turn) * 8],
        ],
        0.7,
        M.black,
      ),
    ),
    brand('TENAZ', 5, [0, 3, 4.75]),
  );
}
