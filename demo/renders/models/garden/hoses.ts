import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, ring, rod, tube, type Vec } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

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
