import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, rod, side } from '../../studio/solids.ts';
import { gauge } from '../parts/gauge.ts';
import { brand, vents } from '../parts/markings.ts';
import { outlet } from './outlet.ts';

export const suitcaseGenerator = () =>
  group(
    {},
    side(
      outline([
        [-20, -14, 4],
        [-21, 6, 4],
        [-16, 12, 4],
        [16, 12, 4],
        [21, 6, 4],
        [20, -14, 4],
      ]),
      22,
      M.tenaz,
      { bevel: 3 },
    ),
    box(30, 15, 0.8, M.black, { at: [0, -2, 11], r: 0.4 }),
    side(
      withHoles(
        outline([
          [-12, 11],
          [-10, 18, 3],
          [10, 18, 3],
          [12, 11],
        ]),
        outline([
          [-8, 12, 1],
          [-7, 15.4, 1.5],
          [7, 15.4, 1.5],
          [8, 12, 1],
        ]),
      ),
      6,
      M.rubber,
      { bevel: 1 },
    ),
    ...[0, 1].map((n) => outlet([-8 + n * 7, -3, 11.5])),
    rod(1.6, 1, M.red, { axis: 'z', at: [8, -4, 11.2] }),
    brand('TENAZ', 12, [-4, 3, 11.5], { fill: 0.8 }),
    vents(5, [6, 1.6, 11.4], { height: 3, step: 1.4 }),
  );

export const dieselGenerator = (w: number, h: number, d: number) =>
  group(
    {},
    box(w * 1.5, h * 1.25, d * 1.1, M.tenaz, { r: 2 }),
    box(w * 1.5, 3, d * 1.14, M.black, { at: [0, -h * 0.62, 0] }),
    box(w * 0.4, h * 0.5, 0.6, M.black, { at: [w * 0.4, h * 0.2, d * 0.55] }),
    vents(12, [-w * 0.62, -h * 0.2, d * 0.55], { height: h * 0.5, step: 2, depth: 0.6 }),
    brand('TENAZ', w * 0.45, [-w * 0.3, h * 0.32, d * 0.56], { fill: 0.8 }),
    gauge([w * 0.32, h * 0.3, d * 0.58], 1.6),
    gauge([w * 0.46, h * 0.3, d * 0.58], 1.6),
    outlet([w * 0.36, h * 0.08, d * 0.58]),
    outlet([w * 0.5, h * 0.08, d * 0.58]),
  );
