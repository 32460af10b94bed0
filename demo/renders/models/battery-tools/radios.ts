import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, many, ring, rod, tube } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';

export function radio({ volts = 20 }: Look) {
  const speaker = (x: number) => [
    rod(5, 1, M.gloss, { axis: 'z', at: [x, 0, 7.4] }),
    ring(5, 0.5, M.grey, { axis: 'z', at: [x, 0, 8.4] }),
    many(6, (n) => ring(4.4 - n * 0.7, 0.12, M.grey, { axis: 'z', at: [x, 0, 8.5] })),
  ];
  return group(
    {},
    box(40, 17, 15, M.tenaz, { r: 3 }),
    box(14, 8, 0.6, M.black, { at: [0, 2, 7.5], r: 0.6 }),
    box(9, 3, 0.3, paint('#b9d4c2', { rough: 0.3 }), { at: [0, 3.4, 7.9] }),
    ...speaker(-13),
    ...speaker(13),
    many(4, (n) => rod(0.8, 0.8, M.grey, { axis: 'z', at: [-4 + n * 2.7, -0.4, 7.7] })),
    tube(
      [
        [-17, 8, 0],
        [-16, 15, 0],
        [-10, 17, 0],
        [10, 17, 0],
        [16, 15, 0],
        [17, 8, 0],
      ],
      1.3,
      M.black,
    ),
    brand('TENAZ', 7, [0, -4.4, 7.6], { fill: 0.8 }),
    rod(0.24, 20, M.chrome, { axis: 'y', at: [18, 8, -4], turn: [0, 0, -14] }),
    battery(volts, 4, { at: [0, -7, -10], scale: 0.7 }),
  );
}
