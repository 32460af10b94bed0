import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { group, lathe, rod, wrap } from '../../studio/solids.ts';
import { paintLabel } from './paint-label.ts';

export const drum = (look: Look) => {
  const [r, h] = [29, 88];
  const ribs = (y: number): (readonly [number, number])[] => [
    [r, y - 2],
    [r * 1.035, y - 1],
    [r * 1.035, y + 1],
    [r, y + 2],
  ];
  return group(
    {},
    lathe(
      [
        [0, 1],
        [r * 0.97, 1],
        [r * 1.03, 0],
        [r * 1.03, 2],
        [r, 2.6],
        ...ribs(h / 3),
        ...ribs((h * 2) / 3),
        [r, h - 2.6],
        [r * 1.03, h - 2],
        [r * 1.03, h],
        [r * 0.97, h],
        [r * 0.96, h - 1.4],
        [0, h - 1.4],
      ],
      paint('#27508c', { rough: 0.4 }),
      { axis: 'y', segments: 90 },
    ),
    wrap(r * 1.004, h * 0.3, 120, paintLabel(r * 2.1, h * 0.3, look, 0.8), { at: [0, h * 0.5, 0] }),
    rod(3.4, 1.4, M.zinc, { axis: 'y', at: [12, h - 1.6, 10] }),
    rod(2, 1.2, M.zinc, { axis: 'y', at: [-14, h - 1.6, 6] }),
  );
};
