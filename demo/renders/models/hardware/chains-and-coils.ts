import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { plate, withHoles } from '../../studio/outline.ts';
import { group, many, pipe, ring, rod, side, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';

export const chain = ({ size = 0.25 }: Look) =>
  group(
    {},
    ...Array.from({ length: 15 }, (_, n) => {
      const t = n / 14;
      return group(
        {
          at: [Math.cos(t * 5.6) * (2.6 + t * 5), 1 + t * 0.4, Math.sin(t * 5.6) * (2.6 + t * 5) * 0.8],
          turn: [n % 2 ? 90 : 24, (-t * 5.6 * 180) / Math.PI + 90, 0],
        },
        side(withHoles(plate(3.3, 2, 1), plate(2.1, 0.9, 0.45)), 0.5 + size * 0.6, M.zinc, { bevel: 0.2 }),
      );
    }),
  );

/** A coil of wire, solder or rope on a spool or bare. */
export const coil = ({ hex: colour = '#a5abb0', kind = 'rollo' }: Look) => {
  const wire = paint(colour, { rough: 0.4, metal: 0.8 });
  return kind === 'carrete'
    ? group(
        { turn: [0, -30, 0] },
        pipe(4.4, 1.2, 0.5, M.black, { axis: 'z', at: [0, 4.4, 2.4] }),
        pipe(4.4, 1.2, 0.5, M.black, { axis: 'z', at: [0, 4.4, -2.4] }),
        many(11, (n) => ring(3.3, 0.24, wire, { axis: 'z', at: [0, 4.4, -2 + n * 0.4] })),
        rod(3.2, 4.4, wire, { axis: 'z', at: [0, 4.4, -2.2] }),
        sticker(3.6, 1.4, writing(['BRAVÍO'], 3.6, 1.4, { back: '#f4b400', ink: '#222' }), { at: [0, 6.4, 2.68] }),
      )
    : group(
        { turn: [0, 0, 0] },
        ...Array.from({ length: 26 }, (_, n) =>
          ring(6 + Math.sin(n * 2.1) * 0.5, 0.2, wire, {
            axis: 'y',
            at: [Math.sin(n) * 0.2, 0.4 + (n % 9) * 0.33, Math.cos(n) * 0.2],
          }),
        ),
        ...[0.6, 2.7, 4.8].map((turn) =>
          group(
            { at: [Math.cos(turn) * 6, 1.7, Math.sin(turn) * 6], turn: [0, (-turn * 180) / Math.PI, 0] },
            ring(1.9, 0.16, wire, { axis: 'z' }),
          ),
        ),
      );
};
