import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, pipe, rod, side } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { brand } from '../parts/markings.ts';

/** Bench grinder, on a pedestal where it is large. */
export function benchGrinder({ size = 6, kind = 'banco' }: Look) {
  const r = size * 1.25;
  const wheel = (x: number, tone: string) =>
    group(
      { at: [x, 0, 0], turn: [0, 90, 0] },
      pipe(r, 1, 2.4, paint(tone, { rough: 0.95 }), { axis: 'z' }),
      lathe(
        [
          [r * 1.02, -1.8],
          [r * 1.12, -1.8],
          [r * 1.14, 1.8],
          [r * 1.02, 1.8],
        ],
        M.tenaz,
        { axis: 'z', arc: 250, turn: [0, 0, 150] },
      ),
      rod(r * 0.62, 0.4, M.tenaz, { axis: 'z', at: [0, 0, x > 0 ? 1.8 : -2.2] }),
      rod(1.4, 1, M.zinc, { axis: 'z', at: [0, 0, x > 0 ? 2 : -3], segments: 6 }),
    );
  return group(
    {},
    lathe(
      [
        [0, -8],
        [4.6, -8],
        [5.6, -6.6],
        [5.8, 0],
        [5.6, 6.6],
        [4.6, 8],
        [0, 8],
      ],
      M.tenaz,
      { at: [0, 0, 0] },
    ),
    wheel(12, '#8f9496'),
    wheel(-12, '#b9b2a4'),
    rod(1.4, 24, M.steel, { at: [-12, 0, 0] }),
    side(
      outline([
        [-9, -r * 1.2, 1],
        [-6, -3, 2],
        [6, -3, 2],
        [9, -r * 1.2, 1],
      ]),
      10,
      M.tenaz,
      { bevel: 1 },
    ),
    box(24, 1.6, 16, M.burnt, { at: [0, -r * 1.22, 0], r: 0.5 }),
    box(5, 0.8, 3, M.iron, { at: [12, -0.6, r + 1.4] }),
    box(5, 0.8, 3, M.iron, { at: [-12, -0.6, r + 1.4] }),
    box(4.6, 4.6, 0.3, paint('#aebcc4', { rough: 0.15 }), { at: [12, 5.4, r * 0.9], turn: [-35, 0, 0] }),
    box(4.6, 4.6, 0.3, paint('#aebcc4', { rough: 0.15 }), { at: [-12, 5.4, r * 0.9], turn: [-35, 0, 0] }),
    box(3, 2, 1, M.gloss, { at: [0, -r * 0.86, 5], r: 0.4 }),
    box(1.2, 1.2, 0.6, M.red, { at: [0.6, -r * 0.86, 5.5], r: 0.2 }),
    brand('TENAZ', 7, [0, 0.6, 5.85], { fill: 0.8 }),
    ...(kind === 'pedestal'
      ? [
          lathe(
            [
              [0, 0],
              [11, 0],
              [11, 2],
              [5, 4],
              [4, 44],
              [7, 46],
              [0, 46],
            ],
            M.burnt,
            { axis: 'y', at: [0, -r * 1.22 - 46.6, 0] },
          ),
        ]
      : [cord([-6, -r, -4], -r * 1.28, { reach: 7 })]),
  );
}
