import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline } from '../studio/outline.ts';
import { bar, box, group, lathe, many, pipe, ring, rod, side, tube } from '../studio/solids.ts';
import { brand, grip } from './parts.ts';
import { SCREEN } from './tapes-and-levels.ts';

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

export function meter({ kind = 'multimetro' }: Look) {
  const screen = (y: number, text: string) => [
    box(5.4, 2.8, 0.3, SCREEN, { at: [0, y, 1.75] }),
    brand(text, 4.4, [0, y, 1.92], { ink: '#1c221a', height: 2 }),
  ];
  switch (kind) {
    case 'distancia':
      return group(
        {},
        side(
          outline([
            [-3, -8, 1],
            [-3, 8, 1],
            [3, 8, 1],
            [3, -8, 1],
          ]),
          3.2,
          M.tenaz,
          { bevel: 0.7 },
        ),
        box(5.2, 12, 3.3, M.black, { at: [0, 0.4, 0], r: 0.7 }),
        ...screen(3.6, '12.40'),
        rod(1, 0.5, M.tenaz, { axis: 'z', at: [0, -0.2, 1.6] }),
        many(6, (n) =>
          rod(0.6, 0.3, M.grey, { axis: 'z', at: [-1.5 + (n % 3) * 1.5, -2.4 - Math.floor(n / 3) * 1.6, 1.65] }),
        ),
        rod(0.6, 0.3, M.red, { axis: 'y', at: [1, 7.9, 0] }),
      );
    case 'infrarrojo':
      return group(
        {},
        side(
          outline([
            [-6, -2, 1],
            [-6, 3.4, 1.4],
            [6, 3.4, 1],
            [6, -1.6, 1],
          ]),
          4.2,
          M.tenaz,
          { bevel: 1 },
        ),
        rod(1.7, 1.4, M.gloss, { at: [5.6, 1, 0] }),
        group({ at: [-1.6, -1.2, 0] }, grip(M.black, { height: 10, depth: 3.2, lean: 1.8 })),
        group({ at: [-6, 1.2, 0], turn: [0, -90, 0] }, box(3.4, 3.4, 0.3, SCREEN, { at: [0, 0, 0] })),
        brand('BRAVÍO', 5, [0, 1, 2.13]),
      );
    case 'detector':
      return group(
        { turn: [-24, 0, 0] },
        side(
          outline([
            [-4, -9, 2],
            [-4.6, 6, 3],
            [-3, 10, 2.5],
            [3, 10, 2.5],
            [4.6, 6, 3],
            [4, -9, 2],
          ]),
          3.4,
          M.tenaz,
          { bevel: 0.9 },
        ),
        box(5.6, 8, 3.5, M.black, { at: [0, -4, 0], r: 0.8 }),
        ...screen(2, '>||<'),
        ring(2.2, 0.5, M.green, { axis: 'z', at: [0, 7, 1.6] }),
      );
    case 'gancho':
      return group(
        {},
        side(
          outline([
            [-3.4, -10, 1.4],
            [-3.4, 6, 2],
            [3.4, 6, 2],
            [3.4, -10, 1.4],
          ]),
          3.2,
          M.tenaz,
          { bevel: 0.8 },
        ),
        tube(
          [
            [-2.2, 6, 0],
            [-3.8, 10, 0],
            [-1.6, 14, 0],
            [0, 14.4, 0],
          ],
          1.2,
          M.black,
        ),
        tube(
          [
            [2.2, 6, 0],
            [3.8, 10, 0],
            [1.6, 14, 0],
            [0.2, 14.4, 0],
          ],
          1.2,
          M.black,
        ),
        ...screen(-5.6, '0.00'),
        rod(2, 0.6, M.black, { axis: 'z', at: [0, 1.4, 1.5] }),
        box(0.3, 1.4, 0.2, M.white, { at: [0, 2, 2.2] }),
      );
    case 'probador':
      return group(
        { turn: [0, 24, 0] },
        rod(1.1, 12, M.tenaz, { at: [-8, 0, 0] }),
        lathe(
          [
            [0, 0],
            [1.1, 0],
            [0.9, 3],
            [0.5, 4.4],
            [0.4, 6],
            [0, 6],
          ],
          M.white,
          { at: [4, 0, 0] },
        ),
        rod(1.14, 1.4, M.green, { at: [2, 0, 0] }),
        box(4, 0.4, 0.8, M.zinc, { at: [-6, 1.3, 0] }),
        brand('50-1000 V', 6, [-3, 0, 1.12], { height: 1 }),
      );
    default:
      return group(
        {},
        side(
          outline([
            [-4.2, -9, 1.6],
            [-4.2, 9, 1.6],
            [4.2, 9, 1.6],
            [4.2, -9, 1.6],
          ]),
          3.4,
          M.yellow,
          { bevel: 0.8 },
        ),
        box(7.4, 16.4, 3.5, M.black, { r: 0.8 }),
        ...screen(5, '220.4'),
        rod(2.5, 0.7, M.grey, { axis: 'z', at: [0, -0.8, 1.6] }),
        box(0.4, 2, 0.3, M.white, { at: [0, 0, 2.4] }),
        many(12, (n) =>
          box(0.2, 0.5, 0.1, M.tenaz, {
            at: [Math.cos(n * 0.52) * 3.1, -0.8 + Math.sin(n * 0.52) * 3.1, 1.78],
            turn: [0, 0, n * 30 + 90],
          }),
        ),
        ...[
          [-2.2, M.gloss],
          [0, M.gloss],
          [2.2, M.red],
        ].map(([x, m]) => rod(0.6, 0.5, m as typeof M.red, { axis: 'z', at: [x as number, -6.4, 1.6] })),
        tube(
          [
            [0, -6.4, 2],
            [1, -10, 4],
            [8, -9, 6],
            [9, 0, 4],
            [9, 6, 3],
          ],
          0.3,
          M.gloss,
        ),
        tube(
          [
            [2.2, -6.4, 2],
            [4, -11, 5],
            [12, -9, 6],
            [12, -1, 4],
            [12, 5, 3],
          ],
          0.3,
          M.red,
        ),
        ...(
          [
            [9, M.gloss],
            [12, M.red],
          ] as const
        ).map(([x, m]) =>
          group({ at: [x, 5, 3], turn: [0, 0, 90] }, rod(0.6, 6, m), rod(0.14, 2.6, M.steel, { at: [6, 0, 0] })),
        ),
      );
  }
}
