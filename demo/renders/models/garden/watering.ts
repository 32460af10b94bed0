import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, many, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { hoseReel, impactSprinkler, oscillatingSprinkler } from './sprinklers.ts';

const waterTimer = () =>
  group(
    {},
    box(11, 13, 6, M.grey, { r: 1.6 }),
    box(6.6, 3.6, 0.3, paint('#b8c6b4', { rough: 0.3 }), { at: [0, 3, 3] }),
    brand('06:30', 5, [0, 3, 3.2], { ink: '#1c221a', height: 2 }),
    rod(2.2, 1.2, M.tenaz, { axis: 'z', at: [0, -2.4, 3] }),
    rod(2, 4, M.black, { axis: 'y', at: [0, 6, 0] }),
    rod(1.6, 4, M.black, { axis: 'y', at: [0, -10, 0] }),
  );

const waterGun = () =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [1.6, 0],
        [1.8, 4],
        [3, 5],
        [3.4, 8],
        [0, 8.2],
      ],
      M.black,
      { at: [2, 3, 0] },
    ),
    rod(3.2, 1.2, M.tenaz, { at: [10, 3, 0] }),
    many(7, (n) => rod(0.3, 0.3, M.gloss, { at: [11.2, 3 + Math.cos(n * 0.9) * 2, Math.sin(n * 0.9) * 2] })),
    side(
      outline([
        [-3, 4.6, 1],
        [3, 4.6, 1],
        [3, 1.4, 1],
        [0, 0.4, 2],
        [-4.6, -11, 1],
        [-7.4, -10, 1],
        [-5, 1, 3],
      ]),
      2.8,
      M.green,
      { bevel: 0.9 },
    ),
    side(
      outline([
        [-0.6, 0, 0.4],
        [0.8, -0.4, 0.4],
        [-2.2, -9, 0.6],
        [-3.6, -8.4, 0.6],
      ]),
      1.2,
      M.zinc,
    ),
    rod(1.1, 2.4, M.brass, { at: [-7.4, -11.6, 0], turn: [0, 0, 70] }),
  );

export function watering({ kind = 'pistola' }: Look) {
  switch (kind) {
    case 'impacto':
      return impactSprinkler();
    case 'oscilante':
      return oscillatingSprinkler();
    case 'programador':
      return waterTimer();
    case 'soporte':
      return hoseReel();
    default:
      return waterGun();
  }
}
