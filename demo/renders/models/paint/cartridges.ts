import type { Look } from '../../../catalogue/looks/look.ts';
import { paint } from '../../studio/materials.ts';
import { group, lathe, wrap } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { isLight } from './swatches.ts';

export const cartridge = ({ hex = '#e9eef0', text = 'SILICÓN', content = '280 ml' }: Look) =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [2.35, 0],
        [2.35, 19],
        [2.2, 19.6],
        [1.1, 20.2],
        [0.9, 20.4],
        [0.9, 22.4],
        [0, 22.4],
      ],
      paint('#f3f1ec', { rough: 0.4 }),
      { axis: 'y' },
    ),
    wrap(
      2.38,
      15.6,
      200,
      writing([text, content], 8.2, 15.6, {
        back: hex,
        ink: isLight(hex) ? '#1d1b16' : '#fff',
        fill: 0.2,
        band: '#c8390a',
        room: 0.52,
      }),
      { at: [0, 9.6, 0] },
    ),
    lathe(
      [
        [0, 22],
        [1.1, 22],
        [1.1, 23],
        [0.9, 23.4],
        [0.28, 31],
        [0, 31],
      ],
      paint('#dfe3e4', { rough: 0.35 }),
      { axis: 'y' },
    ),
  );
