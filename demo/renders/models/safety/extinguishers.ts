import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, side, sticker, tube } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { gauge } from '../parts/gauge.ts';

export const extinguisher = () =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [7, 0],
        [7.4, 1],
        [7.4, 34],
        [6.4, 38],
        [3.4, 41],
        [2, 42],
        [2, 44],
        [0, 44],
      ],
      M.red,
      { axis: 'y' },
    ),
    sticker(9, 13, writing(['PQS', '4.5 kg'], 9, 13, { back: '#f6f3ec', ink: '#b8201c' }), { at: [0, 21, 7.46] }),
    box(4, 3, 4, M.brass, { at: [0, 45, 0], r: 0.4 }),
    side(
      outline([
        [-1, 46, 0.4],
        [10, 48.6, 0.6],
        [10, 50, 0.6],
        [-2, 48.6, 0.6],
      ]),
      2,
      M.gloss,
    ),
    side(
      outline([
        [-1, 44, 0.4],
        [9, 45, 0.6],
        [9, 46, 0.4],
        [-1, 45.6],
      ]),
      2,
      M.gloss,
    ),
    gauge([0, 45, 2.6], 1.5),
    tube(
      [
        [-2, 45, 0],
        [-8, 44, 2],
        [-10, 34, 4],
        [-9.4, 18, 5],
      ],
      0.9,
      M.gloss,
    ),
    lathe(
      [
        [0, 0],
        [1.2, 0],
        [2, -6],
        [0, -6],
      ],
      M.gloss,
      { axis: 'y', at: [-9.4, 18, 5] },
    ),
  );
