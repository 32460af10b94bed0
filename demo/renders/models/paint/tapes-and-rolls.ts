import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, pipe, side, wrap } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';

export const tapeRoll = ({ hex = '#d9c38a', size = 24, kind = 'cinta' }: Look) => {
  const w = Math.max(1.2, size / 10);
  const [R, r] = kind === 'aislar' ? [3.4, 1.9] : kind === 'chica' ? [2.6, 1] : [5.4, 3.8];
  const strip = paint(hex, { rough: 0.55 });
  return group(
    { turn: [0, -34, 0] },
    pipe(R, r, w, strip, { axis: 'z', at: [0, R, 0] }),
    pipe(r * 1.02, r * 0.9, w * 1.01, kind === 'aislar' ? M.black : M.card, { axis: 'z', at: [0, R, 0] }),
    ...(kind === 'malla' ? [] : [box(R * 1.5, 0.05, w, strip, { at: [R * 0.75, 0.06, 0], r: 0.02 })]),
  );
};

/** Rolls of mesh, membrane, plastic. */
export const roll = ({ hex = '#ece7da', kind = 'malla', size = 40 }: Look) =>
  group(
    { turn: [0, 0, 0] },
    pipe(
      5.6,
      1.8,
      size * 0.8,
      paint(hex, { rough: kind === 'aluminio' ? 0.3 : 0.9, metal: kind === 'aluminio' ? 0.9 : 0 }),
      { axis: 'y', at: [0, size * 0.4, 0] },
    ),
    many(9, (n) =>
      pipe(5.62 - n * 0.38, 5.56 - n * 0.38, size * 0.8 + 0.04, paint(n % 2 ? '#b9b2a2' : '#d6cfc0', { rough: 1 }), {
        axis: 'y',
        at: [0, size * 0.4, 0],
      }),
    ),
    side(
      outline([
        [5, 0],
        [14, 0],
        [14, size * 0.8],
        [5, size * 0.8],
      ]),
      0.2,
      paint(hex, { rough: 0.9 }),
      { at: [0, 0, 4.4], bevel: 0.02 },
    ),
    ...(kind === 'malla'
      ? [
          ...Array.from({ length: Math.round(size / 2.6) }, (_, n) =>
            box(9, 0.14, 0.1, M.grey, { at: [9.5, 1 + n * 2, 4.56] }),
          ),
          ...Array.from({ length: 5 }, (_, n) =>
            box(0.14, size * 0.8, 0.1, M.grey, { at: [6 + n * 1.8, size * 0.4, 4.56] }),
          ),
        ]
      : []),
    wrap(5.66, size * 0.22, 160, writing(['MATIZAL'], 15.8, size * 0.22, { back: '#c8390a', room: 0.5 }), {
      at: [0, size * 0.45, 0],
    }),
  );
