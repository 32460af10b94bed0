import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around, circle, withHoles } from '../../studio/outline.ts';
import { box, group, many, ring, side, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';

/** Inspection of a coil saw blade, wire for trimmers, chain: things that come in a loop. */
export const loop = ({ kind = 'cadena' }: Look) =>
  kind === 'hilo'
    ? group(
        {},
        many(14, (n) =>
          ring(6 + Math.sin(n * 2) * 0.4, 0.22, M.orange, {
            axis: 'y',
            at: [Math.sin(n) * 0.3, 0.3 + (n % 7) * 0.42, Math.cos(n) * 0.3],
          }),
        ),
        box(8, 3, 0.3, M.paper, { at: [0, 1.6, 6.6] }),
        sticker(7.6, 2.6, writing(['2.4 mm x 50 m'], 7.6, 2.6, { back: '#d8420f' }), { at: [0, 1.6, 6.78] }),
      )
    : kind === 'cinta'
      ? group(
          { turn: [0, -20, 0] },
          ...[0, 1, 2].map((n) =>
            side(
              withHoles(
                around(180, (k) => 9 - n * 0.9 + (k % 2) * 0.14),
                circle(8.8 - n * 0.9),
              ),
              1.3,
              M.steel,
              { turn: [90, 0, 0], at: [n * 0.5, 0.8 + n * 0.3, n * 0.6], bevel: 0 },
            ),
          ),
        )
      : group(
          {},
          ...Array.from({ length: 56 }, (_, n) => {
            const a = (n / 56) * 6.283;
            return group(
              {
                at: [Math.cos(a) * 11, 0.6, Math.sin(a) * 7],
                turn: [0, (-Math.atan2(Math.cos(a) * 7, -Math.sin(a) * 11) * 180) / Math.PI, 0],
              },
              box(1.1, 0.9, 0.6, n % 3 === 0 ? M.steel : M.burnt, { at: [0, n % 3 === 0 ? 0.3 : 0, 0], r: 0.15 }),
            );
          }),
        );
