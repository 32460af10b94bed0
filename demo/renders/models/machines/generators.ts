import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { bar, box, group, lathe, many, rod } from '../../studio/solids.ts';
import { gauge } from '../parts/gauge.ts';
import { brand } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';
import { dieselGenerator, suitcaseGenerator } from './closed-generators.ts';
import { outlet } from './outlet.ts';

/** A generator: open frame or closed suitcase. */
export function generator({ size = 3500, kind = 'abierto' }: Look) {
  const s = 0.8 + size / 9000;
  if (kind === 'inversor') return suitcaseGenerator();
  const diesel = kind === 'cabina';
  const [w, h, d] = [38 * s, 30 * s, 27 * s];
  const frame = (z: number) => [
    bar(
      [
        [-w / 2, -h / 2, z],
        [-w / 2, h / 2, z],
        [w / 2, h / 2, z],
        [w / 2, -h / 2, z],
      ],
      1.1,
      M.black,
      4,
    ),
    bar(
      [
        [-w / 2, -h / 2 + 1, z],
        [w / 2, -h / 2 + 1, z],
      ],
      1.1,
      M.black,
    ),
  ];
  if (diesel) return dieselGenerator(w, h, d);
  return group(
    {},
    ...frame(d / 2),
    ...frame(-d / 2),
    ...[-1, 1].flatMap((x) => [
      bar(
        [
          [(x * w) / 2, h / 2 - 1, d / 2],
          [(x * w) / 2, h / 2 - 1, -d / 2],
        ],
        1,
        M.black,
      ),
      bar(
        [
          [(x * w) / 2, -h / 2 + 1, d / 2],
          [(x * w) / 2, -h / 2 + 1, -d / 2],
        ],
        1,
        M.black,
      ),
    ]),
    box(w * 0.88, h * 0.26, d * 0.8, M.tenaz, { at: [0, h * 0.36, 0], r: 2.4 }),
    rod(2.4, 1.6, M.black, { axis: 'y', at: [0, h * 0.49, 0] }),
    brand('TENAZ', w * 0.36, [0, h * 0.36, d * 0.4 + 0.1], { fill: 0.8 }),
    box(w * 0.36, h * 0.5, d * 0.7, M.iron, { at: [w * 0.22, -h * 0.08, -1], r: 1 }),
    many(5, (n) => box(w * 0.4, 0.7, d * 0.74, M.alu, { at: [w * 0.22, -h * 0.2 + n * 2, -1] })),
    lathe(
      [
        [0, 0],
        [h * 0.2, 0],
        [h * 0.22, 1],
        [h * 0.22, 3],
        [0, 3.4],
      ],
      M.tenaz,
      { axis: 'z', at: [w * 0.24, -h * 0.08, d * 0.34] },
    ),
    rod(h * 0.08, 1, M.black, { axis: 'z', at: [w * 0.24, -h * 0.08, d * 0.34 + 3] }),
    rod(h * 0.22, w * 0.34, M.alu, { at: [-w * 0.36, -h * 0.12, -3] }),
    box(w * 0.4, h * 0.42, 2, M.black, { at: [-w * 0.25, -h * 0.08, d * 0.42], r: 0.6 }),
    outlet([-w * 0.34, -h * 0.1, d * 0.42 + 1.1]),
    outlet([-w * 0.2, -h * 0.1, d * 0.42 + 1.1]),
    gauge([-w * 0.36, h * 0.06, d * 0.42 + 1.4], 1.5),
    box(2, 1.4, 0.8, M.red, { at: [-w * 0.2, h * 0.06, d * 0.42 + 1.2], r: 0.3 }),
    ...(size >= 5000
      ? [
          wheelAlongZ(6, 3, M.grey, { at: [-w / 2, -h / 2 - 2, d / 2 + 2] }),
          wheelAlongZ(6, 3, M.grey, { at: [-w / 2, -h / 2 - 2, -d / 2 - 2] }),
          box(3, 6, 3, M.rubber, { at: [w / 2, -h / 2 - 4, 0] }),
        ]
      : [
          many(4, (n) =>
            rod(1.4, 1.4, M.rubber, {
              axis: 'y',
              at: [n % 2 ? w * 0.4 : -w * 0.4, -h / 2 - 1.2, n > 1 ? d * 0.4 : -d * 0.4],
            }),
          ),
        ]),
  );
}
