import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, many, ring, rod, side } from '../../studio/solids.ts';
import { grip } from '../parts/grips.ts';
import { brand } from '../parts/markings.ts';
import { SCREEN } from '../parts/screen.ts';
import { screen } from './meter-screen.ts';
import { clampMeter, multimeter } from './multimeters.ts';

const distanceMeter = () =>
  group(
    {},
    side(
      outline([
        [-3, -8, 1],
        [-3, 8, 1],
        [3, 8, 1],
        [3, -8, 1],
      ]),
      3.2,
      M.tenaz,
      { bevel: 0.7 },
    ),
    box(5.2, 12, 3.3, M.black, { at: [0, 0.4, 0], r: 0.7 }),
    ...screen(3.6, '12.40'),
    rod(1, 0.5, M.tenaz, { axis: 'z', at: [0, -0.2, 1.6] }),
    many(6, (n) =>
      rod(0.6, 0.3, M.grey, { axis: 'z', at: [-1.5 + (n % 3) * 1.5, -2.4 - Math.floor(n / 3) * 1.6, 1.65] }),
    ),
    rod(0.6, 0.3, M.red, { axis: 'y', at: [1, 7.9, 0] }),
  );

const infraredThermometer = () =>
  group(
    {},
    side(
      outline([
        [-6, -2, 1],
        [-6, 3.4, 1.4],
        [6, 3.4, 1],
        [6, -1.6, 1],
      ]),
      4.2,
      M.tenaz,
      { bevel: 1 },
    ),
    rod(1.7, 1.4, M.gloss, { at: [5.6, 1, 0] }),
    group({ at: [-1.6, -1.2, 0] }, grip(M.black, { height: 10, depth: 3.2, lean: 1.8 })),
    group({ at: [-6, 1.2, 0], turn: [0, -90, 0] }, box(3.4, 3.4, 0.3, SCREEN, { at: [0, 0, 0] })),
    brand('BRAVÍO', 5, [0, 1, 2.13]),
  );

const wallDetector = () =>
  group(
    { turn: [-24, 0, 0] },
    side(
      outline([
        [-4, -9, 2],
        [-4.6, 6, 3],
        [-3, 10, 2.5],
        [3, 10, 2.5],
        [4.6, 6, 3],
        [4, -9, 2],
      ]),
      3.4,
      M.tenaz,
      { bevel: 0.9 },
    ),
    box(5.6, 8, 3.5, M.black, { at: [0, -4, 0], r: 0.8 }),
    ...screen(2, '>||<'),
    ring(2.2, 0.5, M.green, { axis: 'z', at: [0, 7, 1.6] }),
  );

const voltageTester = () =>
  group(
    { turn: [0, 24, 0] },
    rod(1.1, 12, M.tenaz, { at: [-8, 0, 0] }),
    lathe(
      [
        [0, 0],
        [1.1, 0],
        [0.9, 3],
        [0.5, 4.4],
        [0.4, 6],
        [0, 6],
      ],
      M.white,
      { at: [4, 0, 0] },
    ),
    rod(1.14, 1.4, M.green, { at: [2, 0, 0] }),
    box(4, 0.4, 0.8, M.zinc, { at: [-6, 1.3, 0] }),
    brand('50-1000 V', 6, [-3, 0, 1.12], { height: 1 }),
  );

export function meter({ kind = 'multimetro' }: Look) {
  switch (kind) {
    case 'distancia':
      return distanceMeter();
    case 'infrarrojo':
      return infraredThermometer();
    case 'detector':
      return wallDetector();
    case 'gancho':
      return clampMeter();
    case 'probador':
      return voltageTester();
    default:
      return multimeter();
  }
}
