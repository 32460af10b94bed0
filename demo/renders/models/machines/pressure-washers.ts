import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, many, ring, rod, side, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { wheelAlongZ } from '../parts/wheels.ts';
import { generator } from './generators.ts';

const petrolWasher = (hose: THREE.Object3D, gun: THREE.Object3D) =>
  group(
    {},
    group({ scale: 0.72, at: [-1, 0, 0] }, generator({ model: '', size: 1200 })),
    bar(
      [
        [-14, -10, 9],
        [-16, 10, 9],
        [-22, 24, 9],
        [-22, 24, -9],
        [-16, 10, -9],
        [-14, -10, -9],
      ],
      0.9,
      M.black,
      3,
    ),
    wheelAlongZ(7, 3.4, M.grey, { at: [-12, -10, 12] }),
    wheelAlongZ(7, 3.4, M.grey, { at: [-12, -10, -12] }),
    rod(4, 9, M.alu, { at: [12, -7, 0] }),
    group({ at: [5, -8, 4] }, gun),
    hose,
  );

/** Pressure washer. */
export function washer(look: Look) {
  const { size = 1600, kind = 'electrica', volts = 0 } = look;
  const hose = tube(
    [
      [5, 6, 6],
      [9, 2, 9],
      [10, -12, 9],
      [16, -15.4, 10],
      [22, -15.4, 6],
      [24, -15, 0],
    ],
    0.8,
    M.rubber,
  );
  const gun = group(
    { at: [14, -6, 11], turn: [0, 0, 63] },
    rod(0.7, 26, M.steel, { at: [2, 0, 0] }),
    lathe(
      [
        [0, 0],
        [1.2, 0],
        [1.3, 3],
        [0.8, 3.4],
        [0, 3.4],
      ],
      M.yellow,
      { at: [27, 0, 0] },
    ),
    side(
      outline([
        [-8, 1.4, 1],
        [4, 1.4, 0.8],
        [4, -1.4, 0.6],
        [-2, -1.6, 1],
        [-6, -8, 1],
        [-9.4, -7, 1],
        [-7, -1, 2],
      ]),
      2.6,
      M.black,
      { bevel: 0.7 },
    ),
    box(1, 4, 1.4, M.tenaz, { at: [-2.4, -4, 0], turn: [0, 0, -24], r: 0.3 }),
  );
  if (volts)
    return group(
      {},
      group({ turn: [0, 0, 20] }, ...gun.clone().children),
      box(10, 9, 7, M.tenaz, { at: [-7, 3, 0], r: 1.8 }),
      brand('TENAZ', 6, [-7, 3.4, 3.55], { fill: 0.8 }),
    );
  if (kind === 'gasolina') return petrolWasher(hose, gun);
  const tall = 24 + size / 260;
  return group(
    {},
    side(
      outline([
        [-8, -16, 2],
        [-9, 2, 4],
        [-6, tall - 18, 3],
        [5, tall - 18, 3],
        [9, 0, 4],
        [8, -16, 2],
      ]),
      15,
      M.tenaz,
      { bevel: 3 },
    ),
    side(
      outline([
        [-6, -13, 2],
        [-6, 0, 2],
        [6, 0, 2],
        [6, -13, 2],
      ]),
      15.4,
      M.black,
      { bevel: 1 },
    ),
    many(4, (n) => box(9, 0.5, 0.4, M.gloss, { at: [0, -10.6 + n * 1.6, 7.7] })),
    brand('TENAZ', 8, [0, tall - 22.6, 7.55], { fill: 0.8 }),
    brand(measureOn(look) ?? '', 6.4, [0, -2.6, 7.75], { fill: 0.8, height: 2 }),
    rod(1.6, 1, M.gloss, { axis: 'z', at: [0, 1.7, 7.3] }),
    bar(
      [
        [-4, tall - 20, -5],
        [-4, tall - 8, -6],
        [4, tall - 8, -6],
        [4, tall - 20, -5],
      ],
      0.9,
      M.black,
      2.4,
    ),
    wheelAlongZ(5.2, 3, M.grey, { at: [-7, -14, 9] }),
    wheelAlongZ(5.2, 3, M.grey, { at: [-7, -14, -9] }),
    box(5, 2, 15, M.black, { at: [7, -17, 0], r: 0.8 }),
    ...(size >= 2000
      ? [
          ring(5, 0.9, M.rubber, { axis: 'z', at: [0, tall - 14, 7] }),
          ring(3.9, 0.9, M.rubber, { axis: 'z', at: [0, tall - 14, 7.6] }),
          rod(2.6, 3, M.black, { axis: 'z', at: [0, tall - 14, 5.6] }),
        ]
      : []),
    gun,
    hose,
  );
}
