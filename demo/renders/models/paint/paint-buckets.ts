import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, lathe, many, rod, tube, type Vec, wrap } from '../../studio/solids.ts';
import { paintLabel } from './paint-label.ts';

/** A bail that stands up behind the lid: a hanging one would cross the label. */
export const wire = (r: number, y: number, rise: number) =>
  tube(
    Array.from({ length: 15 }, (_, n): Vec => {
      const angle = Math.PI * (n / 14);
      return [Math.cos(angle) * r * 1.05, y + Math.sin(angle) * rise, -Math.sin(angle) * r * 0.3];
    }),
    r * 0.028,
    M.zinc,
  );

/** A bucket with its lid and bail. */
export function bucket(look: Look) {
  const { hex = '#ffffff' } = look;
  const [r, h] = [14.4, 36];
  const shell = paint('#f4f2ec', { rough: 0.45 });
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 0.87, 0],
        [r * 0.88, 0.8],
        [r * 0.98, h - 6],
        [r * 1.02, h - 6],
        [r * 1.02, h - 5],
        [r * 0.985, h - 4.6],
        [r * 0.99, h - 3.4],
        [r * 1.03, h - 3.2],
        [r * 1.03, h - 2],
        [0, h - 2],
      ],
      shell,
      { axis: 'y', segments: 80 },
    ),
    wrap(r * 0.893, h * 0.7, 320, paintLabel(r * 5.2, h * 0.7, look), {
      at: [0, h * 0.42, 0],
      r2: r * 0.982,
    }),
    lathe(
      [
        [0, h - 2.4],
        [r * 1.06, h - 2.4],
        [r * 1.08, h - 1.8],
        [r * 1.06, h],
        [r * 0.98, h + 0.3],
        [r * 0.93, h + 0.3],
        [r * 0.9, h - 0.5],
        [0, h - 0.5],
      ],
      paint(hex === '#1D1D1C' ? '#2b2b2a' : hex, { rough: 0.5 }),
      { axis: 'y', segments: 80 },
    ),
    many(24, (n) =>
      group(
        { turn: [0, n * 15, 0] },
        box(0.5, 1.5, 0.7, paint(hex, { rough: 0.55 }), { at: [r * 1.05, h - 1.2, 0], r: 0.15 }),
      ),
    ),
    wire(r, h - 6, h * 0.44),
    rod(0.9, 7, M.white, { at: [-3.5, h - 6 + h * 0.44, -r * 0.3] }),
    ...[-1, 1].map((x) => box(1.6, 2.4, 2.4, shell, { at: [x * r * 1.02, h - 6, 0], r: 0.5 })),
  );
}
