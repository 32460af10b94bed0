import { volumeOf } from '../../../catalogue/looks/container-looks.ts';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, side, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';

export const sack = ({ text = 'ADHESIVO', hex = '#1b5e9e', content = '20 kg' }: Look) => {
  const s = volumeOf(content) < 10 ? 0.7 : 1;
  return group(
    { turn: [-10, -14, 0], scale: s },
    side(
      outline([
        [-15, 0, 3],
        [-16, 20, 6],
        [-15, 42, 2],
        [15, 42, 2],
        [16, 20, 6],
        [15, 0, 3],
      ]),
      11,
      M.paper,
      { bevel: 4.6, steps: 8 },
    ),
    sticker(26, 26, writing([text, content], 26, 26, { back: hex, fill: 0.24, band: '#f4b400' }), {
      at: [0, 21, 5.56],
    }),
    box(29, 2.2, 2.6, M.paper, { at: [0, 42.4, 0], r: 0.4 }),
    many(14, (n) => box(1.2, 0.3, 0.3, M.tenaz, { at: [-13 + n * 2, 42.4, 1.4] })),
  );
};
