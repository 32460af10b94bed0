import { volumeOf } from '../../../catalogue/looks/container-looks.ts';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { ball, group, lathe, wrap } from '../../studio/solids.ts';
import { wire } from './paint-buckets.ts';
import { paintLabel } from './paint-label.ts';

/** A tin: small, litre or gallon. */
export function tin(look: Look) {
  const { hex = '#ffffff', content = '1 L' } = look;
  const size = volumeOf(content);
  const r = size >= 4 ? 8.4 : size >= 1 ? 5.4 : 3.6;
  const h = size >= 4 ? 19 : size >= 1 ? 12.4 : 7.6;
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 0.96, 0],
        [r * 1.03, 0.3],
        [r * 1.03, 0.7],
        [r, 1],
        [r, h - 1],
        [r * 1.03, h - 0.7],
        [r * 1.03, h - 0.2],
        [r * 0.98, h],
        [r * 0.9, h],
        [r * 0.88, h - 0.5],
        [r * 0.78, h - 0.5],
        [r * 0.76, h - 0.1],
        [0, h - 0.15],
      ],
      M.alu,
      { axis: 'y', segments: 80 },
    ),
    wrap(r * 1.006, h - 2.1, 340, paintLabel(r * 5.9, h - 2.1, look), {
      at: [0, h / 2, 0],
    }),
    lathe(
      [
        [0, 0],
        [r * 0.7, 0],
        [r * 0.7, 0.12],
        [0, 0.12],
      ],
      paint(hex, { rough: 0.5 }),
      { axis: 'y', at: [0, h - 0.16, 0] },
    ),
    ...(size >= 4
      ? [wire(r, h * 0.86, h * 0.5), ...[-1, 1].map((x) => ball(r * 0.09, M.zinc, { at: [x * r * 1.02, h * 0.86, 0] }))]
      : []),
  );
}
