import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, many, rod, side, tube } from '../../studio/solids.ts';
import { battery, foot } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';
import { headlamp, torch } from './torches.ts';

const face = (w: number, h: number) => [
  box(w, h, 4, M.black, { r: 1 }),
  box(w * 0.88, h * 0.84, 0.5, M.glow, { at: [0, 0, 2] }),
  many(12, (n) =>
    rod(0.7, 0.2, M.yellow, {
      axis: 'z',
      at: [-w * 0.34 + (n % 4) * w * 0.226, -h * 0.26 + Math.floor(n / 4) * h * 0.26, 2.2],
    }),
  ),
];

const tripodLamp = () =>
  group(
    {},
    group({ at: [0, 96, 0], turn: [-8, 0, 0] }, ...face(26, 17)),
    rod(1.2, 88, M.iron, { axis: 'y', at: [0, 6, -1] }),
    rod(1.8, 30, M.black, { axis: 'y', at: [0, 12, -1] }),
    ...[0.5, 2.6, 4.7].map((turn) =>
      bar(
        [
          [0, 34, -1],
          [Math.cos(turn) * 34, 0, Math.sin(turn) * 34],
        ],
        1,
        M.tenaz,
      ),
    ),
    rod(2.6, 3, M.tenaz, { axis: 'y', at: [0, 40, -1] }),
  );

const inspectionLamp = (volts: number) =>
  group(
    {},
    side(
      outline([
        [-3.4, 0, 1],
        [-3.4, 20, 1.4],
        [3.4, 20, 1.4],
        [3.4, 0, 1],
      ]),
      4,
      M.black,
      { bevel: 0.9 },
    ),
    box(4.6, 15, 0.5, M.glow, { at: [0, 10.6, 2] }),
    tube(
      [
        [0, 20, 0],
        [0, 23, 0],
        [1.6, 24.4, 0],
        [2.8, 23, 0],
      ],
      0.4,
      M.chrome,
    ),
    group({ at: [0, 0.4, 0] }, foot(M.tenaz, volts)),
    brand('TENAZ', 4, [0, 1.8, 2.05], { fill: 0.8 }),
  );

/** Lamps: a site light, a tripod, a torch, a headlamp. */
export function lamp({ kind = 'trabajo', volts = 20 }: Look) {
  if (kind === 'tripie') return tripodLamp();
  if (kind === 'linterna') return torch();
  if (kind === 'cabeza') return headlamp();
  if (kind === 'inspeccion') return inspectionLamp(volts);
  return group(
    {},
    group({ at: [0, 18, 0], turn: [-10, 0, 0] }, ...face(22, 15)),
    bar(
      [
        [-13, 4, 0],
        [-13, 18, 0],
      ],
      0.9,
      M.tenaz,
    ),
    bar(
      [
        [13, 4, 0],
        [13, 18, 0],
      ],
      0.9,
      M.tenaz,
    ),
    bar(
      [
        [-13, 4, 0],
        [-13, 2, -4],
        [13, 2, -4],
        [13, 4, 0],
      ],
      0.9,
      M.tenaz,
    ),
    bar(
      [
        [-13, 4, 0],
        [-13, 2, 6],
        [13, 2, 6],
        [13, 4, 0],
      ],
      0.9,
      M.tenaz,
    ),
    battery(volts, 4, { at: [0, 11, -4], scale: 0.9 }),
  );
}
