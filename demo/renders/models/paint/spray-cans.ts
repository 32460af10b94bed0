import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { group, lathe, wrap } from '../../studio/solids.ts';
import { paintLabel } from './paint-label.ts';

export const spray = (look: Look) => {
  const { hex = '#ffffff' } = look;
  const [r, h] = [3.3, 15.4];
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 0.92, 0],
        [r * 1.03, 0.2],
        [r * 1.03, 0.6],
        [r, 0.9],
        [r, h],
        [r * 1.03, h + 0.2],
        [r * 1.03, h + 0.5],
        [r * 0.92, h + 0.8],
        [r * 0.6, h + 2.2],
        [r * 0.42, h + 2.6],
        [0, h + 2.6],
      ],
      M.alu,
      { axis: 'y' },
    ),
    wrap(r * 1.008, h * 0.92, 350, paintLabel(r * 6.1, h * 0.92, look), { at: [0, h * 0.52, 0] }),
    lathe(
      [
        [0, h + 0.6],
        [r * 0.98, h + 0.6],
        [r * 0.98, h + 4.6],
        [r * 0.9, h + 5],
        [0, h + 5],
      ],
      paint(hex, { rough: 0.4 }),
      { axis: 'y' },
    ),
  );
};
