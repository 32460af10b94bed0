import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, many, pipe, ring, rod, side } from '../../studio/solids.ts';
import { gauge } from '../parts/gauge.ts';
import { brand } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';
import { tank } from './engine-pumps.ts';

/** Air compressor by its litres. */
export function compressor(look: Look) {
  const { size = 25, kind = 'directo' } = look;
  const upright = kind === 'vertical';
  const r = 6 + Math.cbrt(size) * 2.6;
  const l = r * 3.1;
  const motor = group(
    { at: upright ? [0, l + r * 0.35, 0] : [-r * 0.1, r * 2.0, 0] },
    rod(r * 0.46, r * 0.95, M.black, { at: [-r * 1.1, r * 0.35, 0] }),
    many(5, (n) => pipe(r * 0.5, r * 0.2, r * 0.06, M.grey, { at: [-r * 0.95 + n * r * 0.16, r * 0.35, 0] })),
    box(r * 0.62, r * 0.8, r * 0.7, M.alu, { at: [r * 0.45, r * 0.55, 0], r: r * 0.08 }),
    many(4, (n) => box(r * 0.72, r * 0.05, r * 0.82, M.alu, { at: [r * 0.45, r * (0.45 + n * 0.15), 0] })),
    box(r * 0.5, r * 0.24, r * 0.55, M.burnt, { at: [r * 0.45, r * 1.06, 0] }),
    rod(r * 0.2, r * 0.3, M.black, { axis: 'z', at: [r * 0.45, r * 0.9, r * 0.3] }),
    ...(kind === 'banda' || upright
      ? [
          side(
            withHoles(
              outline([
                [-r, -0.1 * r, r * 0.3],
                [-r, r * 0.9, r * 0.4],
                [r * 0.9, r * 1.1, r * 0.4],
                [r * 0.9, -0.1 * r, r * 0.3],
              ]),
              outline([
                [-r * 0.8, r * 0.1, r * 0.2],
                [-r * 0.8, r * 0.7, r * 0.3],
                [r * 0.7, r * 0.85, r * 0.3],
                [r * 0.7, r * 0.1, r * 0.2],
              ]),
            ),
            r * 0.16,
            M.tenaz,
            { at: [0, 0, r * 0.5] },
          ),
          ring(r * 0.5, r * 0.06, M.iron, { axis: 'z', at: [r * 0.4, r * 0.5, r * 0.5] }),
        ]
      : [box(r * 0.8, r * 0.7, r * 0.9, M.black, { at: [-r * 0.35, r * 0.42, 0], r: r * 0.2 })]),
    box(r * 2.1, r * 0.12, r * 1, M.burnt, { at: [-r * 0.1, -r * 0.1, 0] }),
  );
  return group(
    {},
    upright ? tank(r, l, 'y', [0, r * 0.3, 0]) : tank(r, l, 'x', [-l / 2, r * 0.95, 0]),
    brand('TENAZ', r * 1.1, upright ? [0, l * 0.55, r + 0.1] : [-r * 0.2, r * 0.9, r + 0.1], { fill: 0.85 }),
    brand(measureOn(look) ?? '', r * 0.5, upright ? [0, l * 0.38, r + 0.1] : [-r * 0.2, r * 0.5, r * 0.93], {
      fill: 0.85,
    }),
    motor,
    ...(upright
      ? many(4, (n) =>
          box(r * 0.3, r * 0.7, r * 0.3, M.burnt, {
            at: [Math.cos(n * 1.57 + 0.78) * r * 0.8, r * 0.2, Math.sin(n * 1.57 + 0.78) * r * 0.8],
          }),
        ).children
      : [
          wheelAlongZ(r * 0.5, r * 0.3, M.grey, { at: [-r * 1.05, r * 0.1, r * 0.85] }),
          wheelAlongZ(r * 0.5, r * 0.3, M.grey, { at: [-r * 1.05, r * 0.1, -r * 0.85] }),
          rod(r * 0.14, r * 0.35, M.rubber, { axis: 'y', at: [r * 1.15, -r * 0.38, 0] }),
          box(r * 0.2, r * 0.5, r * 1.2, M.burnt, { at: [r * 1.15, 0, 0] }),
          bar(
            [
              [l * 0.42, r * 1.3, r * 0.6],
              [l * 0.62, r * 2.5, r * 0.6],
              [l * 0.62, r * 2.5, -r * 0.6],
              [l * 0.42, r * 1.3, -r * 0.6],
            ],
            r * 0.08,
            M.burnt,
            3,
          ),
        ]),
    gauge(upright ? [r * 0.55, l * 0.86, r * 0.85] : [r * 1.0, r * 2.05, r * 0.62], r * 0.17),
    gauge(upright ? [r * 0.1, l * 0.88, r * 0.95] : [r * 0.6, r * 2.05, r * 0.66], r * 0.17),
    box(r * 0.34, r * 0.44, r * 0.36, M.black, {
      at: upright ? [-r * 0.4, l * 0.95, r * 0.5] : [r * 0.8, r * 2.3, r * 0.3],
      r: 0.4,
    }),
  );
}
