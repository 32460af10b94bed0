import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { type Corner, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, ring, rod, side, tube, type Vec } from '../studio/solids.ts';
import { brand } from './parts.ts';

/** Trowels of a mason. */
export const trowel = ({ kind = 'cuchara' }: Look) =>
  kind === 'cuchara'
    ? group(
        { turn: [-30, 24, 0] },
        side(
          outline([
            [0, -5.6, 1.4],
            [0, 5.6, 1.4],
            [20, 0, 1],
          ]),
          0.25,
          M.steel,
          { turn: [90, 0, 0], bevel: 0.05 },
        ),
        bar(
          [
            [1, 0.4, 0],
            [-3, 1, 0],
            [-4, 4, 0],
            [-8, 4.4, 0],
          ],
          0.5,
          M.steel,
        ),
        lathe(
          [
            [0, 0],
            [1.2, 0],
            [1.5, 3],
            [1.3, 8],
            [1.6, 11],
            [0, 11.8],
          ],
          M.wood,
          { at: [-18.6, 4.4, 0] },
        ),
      )
    : group(
        { turn: [0, 22, 0] },
        side(
          outline([
            ...(kind === 'dentada'
              ? Array.from({ length: 56 }, (_, n): Corner => [-15.4 + n * 0.55, n % 4 < 2 ? -6.2 : -5.3])
              : [[-15, -6] as Corner, [15, -6] as Corner]),
            [15, 6, 0.3],
            [-15, 6, 0.3],
          ]),
          0.2,
          M.steel,
          { turn: [90, 0, 0], bevel: 0.04 },
        ),
        box(22, 0.7, 2.4, M.alu, { at: [0, 0.5, 0] }),
        bar(
          [
            [-7, 0.6, 0],
            [-7, 4.4, 0],
            [-4, 5, 0],
          ],
          0.7,
          M.alu,
        ),
        lathe(
          [
            [0, 0],
            [1.3, 0],
            [1.6, 3],
            [1.4, 9],
            [1.7, 12],
            [0, 12.6],
          ],
          M.wood,
          { at: [-6, 5, 0] },
        ),
      );

/** Watering: hose, nozzle, sprinklers, sprayers. */
export function hose({ size = 15, hex: tone = '#1f7a43', kind = 'jardin' }: Look) {
  const m = paint(tone, { rough: 0.5 });
  const loops = Math.min(20, 8 + Math.round(size / 2.4));
  const end =
    kind === 'aire'
      ? [rod(0.8, 2.6, M.brass, { at: [-2, 0.9, 15.4] }), rod(1, 2.4, M.zinc, { at: [0.4, 0.9, 15.4] })]
      : [rod(1, 3, M.brass, { at: [-2, 0.9, 15.4] }), rod(0.9, 4, M.yellow, { at: [1, 0.9, 15.4], r2: 0.6 })];
  if (kind === 'espiral')
    return group(
      { turn: [0, 20, 0] },
      tube(
        Array.from({ length: 260 }, (_, n): Vec => [n * 0.13 - 17, Math.cos(n * 0.42) * 4.4, Math.sin(n * 0.42) * 4.4]),
        0.6,
        m,
      ),
      ...[-19, 16].map((x) => rod(0.9, 3.4, M.brass, { at: [x, 4, 0] })),
    );
  if (kind === 'carrete')
    return group(
      {},
      rod(16, 12, M.black, { axis: 'z', at: [0, 0, -6], edge: 2 }),
      rod(12, 1, M.tenaz, { axis: 'z', at: [0, 0, 6] }),
      brand('TENAZ', 12, [0, 0, 7.1]),
      box(6, 26, 3, M.grey, { at: [0, 0, -9], r: 0.6 }),
      tube(
        [
          [13, -9, 0],
          [18, -16, 2],
          [10, -22, 6],
          [2, -20, 9],
        ],
        1,
        m,
      ),
      rod(1, 4, M.brass, { at: [-1, -20, 9] }),
    );
  return group(
    {},
    ...Array.from({ length: loops }, (_, n) =>
      ring(11 + Math.sin(n * 2.1) * 1, 0.9, m, {
        axis: 'y',
        at: [Math.sin(n * 1.3) * 0.5, 0.9 + (n % 5) * 1.6, Math.cos(n * 1.9) * 0.5],
      }),
    ),
    ...[0.9, 3.4].map((turn) =>
      group(
        { at: [Math.cos(turn) * 11, 3.8, Math.sin(turn) * 11], turn: [0, (-turn * 180) / Math.PI, 0] },
        ring(4, 0.3, M.black, { axis: 'z' }),
      ),
    ),
    tube(
      [
        [10, 0.9, 5],
        [12, 0.9, 11],
        [6, 0.9, 15],
        [-1.6, 0.9, 15.4],
      ],
      0.9,
      m,
    ),
    ...end,
  );
}

export function watering({ kind = 'pistola' }: Look) {
  switch (kind) {
    case 'impacto':
      return group(
        {},
        rod(0.9, 26, M.zinc, { axis: 'y', at: [0, -26, 0], r2: 0.9 }),
        rod(1.6, 5, M.brass, { axis: 'y' }),
        rod(0.8, 8, M.brass, { at: [0, 5, 0], turn: [0, 0, 26] }),
        bar(
          [
            [-4, 5, 0],
            [-4, 8, 0],
            [3, 9.4, 0],
          ],
          0.4,
          M.brass,
        ),
        box(2, 1.6, 0.4, M.brass, { at: [6.6, 9, 0] }),
        many(8, (n) => ring(1, 0.14, M.steel, { axis: 'y', at: [0, 5.2 + n * 0.36, 0] })),
        box(12, 1.4, 3, M.black, { at: [0, -7, 0] }),
        rod(1, 3, M.brass, { at: [-6, -2, 0] }),
      );
    case 'oscilante':
      return group(
        { turn: [0, 20, 0] },
        bar(
          [
            [-18, 0, -10],
            [18, 0, -10],
          ],
          0.8,
          M.green,
        ),
        bar(
          [
            [-18, 0, 10],
            [18, 0, 10],
          ],
          0.8,
          M.green,
        ),
        ...[-18, 18].map((x) =>
          bar(
            [
              [x, 0, -10],
              [x, 5, 0],
              [x, 0, 10],
            ],
            0.8,
            M.green,
            3,
          ),
        ),
        rod(1.1, 34, M.alu, { at: [-17, 5.4, 0] }),
        many(16, (n) => rod(0.2, 0.6, M.brass, { axis: 'y', at: [-12 + n * 1.6, 6.3, 0] })),
        box(6, 5, 5, M.black, { at: [-19, 5, 0], r: 1 }),
      );
    case 'programador':
      return group(
        {},
        box(11, 13, 6, M.grey, { r: 1.6 }),
        box(6.6, 3.6, 0.3, paint('#b8c6b4', { rough: 0.3 }), { at: [0, 3, 3] }),
        brand('06:30', 5, [0, 3, 3.2], { ink: '#1c221a', height: 2 }),
        rod(2.2, 1.2, M.tenaz, { axis: 'z', at: [0, -2.4, 3] }),
        rod(2, 4, M.black, { axis: 'y', at: [0, 6, 0] }),
        rod(1.6, 4, M.black, { axis: 'y', at: [0, -10, 0] }),
      );
    case 'soporte':
      return group(
        {},
        side(
          withHoles(
            outline([
              [-12, -9, 3],
              [-13, 6, 6],
              [0, 12, 8],
              [13, 6, 6],
              [12, -9, 3],
            ]),
            outline([
              [-10, -7, 2],
              [-11, 5, 5],
              [0, 10, 7],
              [11, 5, 5],
              [10, -7, 2],
            ]),
          ),
          9,
          M.green,
          { bevel: 0.6 },
        ),
        box(14, 18, 1, M.green, { at: [0, 0, -4.6], r: 0.6 }),
        bar(
          [
            [8, -9, 3],
            [14, -12, 4],
            [14, -8, 6],
          ],
          0.6,
          M.zinc,
        ),
      );
    default:
      return group(
        {},
        lathe(
          [
            [0, 0],
            [1.6, 0],
            [1.8, 4],
            [3, 5],
            [3.4, 8],
            [0, 8.2],
          ],
          M.black,
          { at: [2, 3, 0] },
        ),
        rod(3.2, 1.2, M.tenaz, { at: [10, 3, 0] }),
        many(7, (n) => rod(0.3, 0.3, M.gloss, { at: [11.2, 3 + Math.cos(n * 0.9) * 2, Math.sin(n * 0.9) * 2] })),
        side(
          outline([
            [-3, 4.6, 1],
            [3, 4.6, 1],
            [3, 1.4, 1],
            [0, 0.4, 2],
            [-4.6, -11, 1],
            [-7.4, -10, 1],
            [-5, 1, 3],
          ]),
          2.8,
          M.green,
          { bevel: 0.9 },
        ),
        side(
          outline([
            [-0.6, 0, 0.4],
            [0.8, -0.4, 0.4],
            [-2.2, -9, 0.6],
            [-3.6, -8.4, 0.6],
          ]),
          1.2,
          M.zinc,
        ),
        rod(1.1, 2.4, M.brass, { at: [-7.4, -11.6, 0], turn: [0, 0, 70] }),
      );
  }
}
