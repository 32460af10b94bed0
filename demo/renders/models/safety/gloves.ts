import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { flowing, outline } from '../../studio/outline.ts';
import { box, group, side, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { HAND } from '../parts/hand.ts';

export function gloves({ hex: tone = '#b88a57', kind = 'corto', text = '' }: Look) {
  const skin = paint(tone, { rough: 0.85 });
  const cuff = kind === 'largo' ? 13 : 5;
  const one = (x: number, flip: 1 | -1, z: number) =>
    group(
      { at: [x, 0, z], turn: [0, 0, flip * -5], scale: [flip, 1, 1] },
      side(flowing(HAND), 2.6, skin, { bevel: 0.9, steps: 5 }),
      side(
        outline([
          [-4.2, -9.4, 0.6],
          [4.2, -9.4, 0.6],
          [5, -9.4 - cuff, 0.6],
          [-5, -9.4 - cuff, 0.6],
        ]),
        3.2,
        text ? paint(text, { rough: 0.9 }) : skin,
        { bevel: 0.8 },
      ),
      ...(kind === 'palma'
        ? [
            side(
              flowing([
                [-3.4, -6],
                [-3.6, 3],
                [2.6, 3],
                [3.4, -4],
                [2.8, -7],
              ]),
              2.9,
              M.rubber,
              { bevel: 0.4 },
            ),
          ]
        : []),
    );
  if (kind === 'caja')
    return group(
      {},
      box(22, 10, 12, paint('#1b5e9e', { rough: 0.5 }), { at: [0, 5, 0], r: 0.3 }),
      sticker(18, 7, writing(['NITRILO', '100 PIEZAS'], 18, 7, { back: '#f6f3ec', ink: '#1b5e9e' }), {
        at: [0, 5, 6.05],
      }),
      side(
        flowing([
          [-6, 0],
          [-4, 4],
          [-1, 3],
          [2, 5],
          [5, 2],
          [4, -1],
        ]),
        0.8,
        paint('#3f6fb5', { rough: 0.6 }),
        { at: [0, 10.4, 0], turn: [-60, 0, 0] },
      ),
    );
  return group({ turn: [-14, 0, 0] }, one(-6.6, 1, 0), one(6.6, -1, -2.4));
}
