import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, ring, rod, sticker, tube } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { plug } from '../parts/cords.ts';

/** Extension cords, coils of cable, power bars. */
export function extension({ size = 10, kind = 'rudo', hex: tone = '#e8590c' }: Look) {
  const cable = paint(tone, { rough: 0.55 });
  if (kind === 'barra')
    return group(
      { turn: [0, 22, 0] },
      box(30, 3.6, 5.6, M.white, { r: 0.8 }),
      ...Array.from({ length: 6 }, (_, n) =>
        group(
          { at: [-9 + n * 4, 1.85, 0], turn: [-90, 0, 0] },
          box(3, 3, 0.2, M.ivory, { r: 0.6 }),
          box(0.24, 0.8, 0.2, M.gloss, { at: [-0.6, 0.3, 0.1] }),
          box(0.24, 0.8, 0.2, M.gloss, { at: [0.6, 0.3, 0.1] }),
        ),
      ),
      box(1.8, 0.8, 2.4, M.red, { at: [13, 1.9, 0], r: 0.3 }),
      tube(
        [
          [-15, 0, 0],
          [-20, -1, 1],
          [-22, -1.4, 7],
          [-12, -1.4, 10],
          [0, -1.4, 9],
        ],
        0.5,
        M.white,
      ),
      plug({ at: [0, -1.2, 9], scale: 0.9 }),
    );
  const loops = Math.min(18, 6 + Math.round(size / 2.5));
  const r = kind === 'caja' ? 9 : 8 + size * 0.08;
  const wound = Array.from({ length: loops }, (_, n) =>
    ring(r + Math.sin(n * 2.3) * 0.9, kind === 'domestica' ? 0.36 : 0.52, cable, {
      axis: 'y',
      at: [Math.sin(n * 1.3) * 0.5, 0.5 + (n % 5) * 0.85, Math.cos(n * 1.9) * 0.5],
      turn: [Math.sin(n) * 2, 0, 0],
    }),
  );
  if (kind === 'caja')
    return group(
      {},
      ...wound,
      box(12, 14, 8, M.card, { at: [-2, 7, -14], r: 0.3, turn: [0, -12, 0] }),
      group(
        { at: [-2, 7, -14], turn: [0, -12, 0] },
        sticker(10.6, 9, writing(['THW', '100 m'], 10.6, 9, { back: '#0f6f66', fill: 0.4 }), { at: [0, 0, 4.04] }),
      ),
    );
  return group(
    {},
    ...wound,
    ...[0.9, 3.2].map((turn) =>
      group(
        { at: [Math.cos(turn) * r, 2, Math.sin(turn) * r], turn: [0, (-turn * 180) / Math.PI, 0] },
        ring(2.4, 0.28, M.black, { axis: 'z' }),
      ),
    ),
    tube(
      [
        [r * 0.9, 0.5, 3],
        [r * 1.3, 0.5, 6],
        [r * 0.6, 0.6, r + 2],
        [-2, 0.8, r + 3.4],
      ],
      0.5,
      cable,
    ),
    plug({ at: [-1.6, 1, r + 3.4], turn: [0, 180, 0] }),
    tube(
      [
        [-r * 0.4, 0.5, r * 0.9],
        [-r * 0.9, 0.6, r + 3],
        [-r, 0.9, r + 5],
      ],
      0.5,
      cable,
    ),
    rod(1.4, 3.6, M.black, { at: [-r - 1, 1.2, r + 5.2], turn: [0, -40, 0] }),
  );
}
