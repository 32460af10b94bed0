import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline, withHoles } from '../studio/outline.ts';
import { box, group, lathe, many, rod, side, tube } from '../studio/solids.ts';
import { battery, brand, cord, foot, grip } from './parts.ts';

/** Soldering iron, or the station it belongs to. */
export function solder({ kind = 'lapiz' }: Look) {
  const iron = group(
    { turn: [0, 0, 8] },
    lathe(
      [
        [0, -9],
        [0.9, -9],
        [1.1, -8],
        [1, -2],
        [1.4, 0],
        [1.4, 0.5],
        [0, 0.5],
      ],
      M.tenaz,
    ),
    rod(0.55, 6, M.steel, { at: [0.4, 0, 0] }),
    rod(0.4, 3, M.copper, { at: [6.2, 0, 0], r2: 0.07 }),
  );
  const stationBox = [
    box(13, 9, 12, M.black, { at: [-4, -1, -9], r: 1.2 }),
    box(6, 2.6, 0.3, paint('#9fb89a', { rough: 0.3 }), { at: [-4.6, 1, -2.9] }),
    brand('TENAZ', 4, [-7.4, -3.4, -2.9], { fill: 0.8 }),
    rod(1.2, 1, M.grey, { axis: 'z', at: [-0.2, -3, -3.1] }),
  ];
  return group(
    {},
    iron,
    ...(kind === 'estacion' ? [group({ at: [0, 3.4, 0] }, ...stationBox)] : []),
    cord([-9, -1.2, 0], -2.2, { reach: 7, drop: 1.5 }),
  );
}

/** Blower with a long nozzle. */
export function blower({ volts = 0, bare = false, size = 1 }: Look) {
  return group(
    {},
    rod(6, 5.4, M.tenaz, { axis: 'z', at: [-6, 0, -2.7], edge: 1.4 }),
    side(
      outline([
        [-6, -6],
        [-1, -6, 1],
        [4, -4.4, 2],
        [8, -2.6, 1],
        [8, 2.6, 1],
        [0, 3.4, 2],
        [-6, 6],
      ]),
      5.4,
      M.tenaz,
      { bevel: 1.3 },
    ),
    lathe(
      [
        [0, 0],
        [2.9, 0],
        [3, 1],
        [2.4, 3],
        [2.1, 16 * size],
        [2.6, 17 * size],
        [2.2, 17 * size + 0.3],
        [2.1, 16 * size],
      ],
      M.black,
      { at: [7.4, -0.2, 0] },
    ),
    rod(3.7, 0.4, M.gloss, { axis: 'z', at: [-6, 0, 2.5] }),
    many(5, (n) => box(6.6 - Math.abs(n - 2) * 1.1, 0.36, 0.3, M.grey, { at: [-6, -2.4 + n * 1.2, 2.95] })),
    side(
      withHoles(
        outline([
          [-9, 4.6],
          [-8, 9.2, 2],
          [0, 8.6, 2],
          [4, 3.4, 1.4],
          [1, 2.4],
          [-4, 4],
        ]),
        outline([
          [-6.6, 5.4, 0.8],
          [-5.8, 7.2, 0.8],
          [-0.8, 6.8, 1],
          [1, 4.4, 0.8],
          [-2, 4.8, 1],
        ]),
      ),
      3.4,
      M.rubber,
      { bevel: 0.8 },
    ),
    brand('TENAZ', 4.6, [1.6, -0.8, 2.75], { fill: 0.8 }),
    ...(volts
      ? [
          group(
            { at: [-9.6, -3.6, 0], turn: [0, 0, -34], scale: 0.85 },
            bare ? foot(M.black, volts, true) : battery(volts, 4),
          ),
        ]
      : [cord([-11.6, 0, 0], -7, { reach: 8 })]),
  );
}

/** A pistol with a cradle in front: caulking gun with its cartridge. */
export function caulker({ volts = 20 }: Look) {
  return group(
    {},
    side(
      outline([
        [-8, -2, 1],
        [-8, 2.4, 1.4],
        [1, 2.4, 1],
        [2, -2, 0.6],
      ]),
      4.6,
      M.tenaz,
      { bevel: 1.2 },
    ),
    lathe(
      [
        [2.6, 0],
        [3, 0],
        [3, 19],
        [2.6, 19],
      ],
      M.zinc,
      { at: [1.6, 0, 0], arc: 170, turn: [95, 0, 0] },
    ),
    rod(2.4, 18.6, M.white, { at: [2, 0.2, 0] }),
    rod(0.7, 6, M.white, { at: [20.6, 0.2, 0], r2: 0.25 }),
    rod(0.5, 9, M.steel, { at: [-16, 0.4, 0] }),
    brand('TENAZ', 4.4, [-3.2, 0.3, 2.35], { fill: 0.8 }),
    group({ at: [-3, -1.4, 0] }, grip(M.tenaz, { height: 10.5 })),
    group({ at: [-4.6, -11, 0] }, foot(M.tenaz, volts)),
  );
}

/** A heat torch on its gas can. */
export function torch() {
  return group(
    {},
    lathe(
      [
        [0, 0],
        [3.8, 0],
        [4, 0.5],
        [4, 18],
        [3.4, 20],
        [1.6, 21.4],
        [1.2, 22.6],
        [0, 22.6],
      ],
      M.blue,
      { axis: 'y' },
    ),
    brand('GAS', 4.6, [0, 11, 4.02], { height: 3, fill: 0.8 }),
    side(
      outline([
        [-1.8, 22, 0.4],
        [-2, 26, 1],
        [3, 27, 1],
        [4, 25, 0.8],
        [1.6, 22, 0.4],
      ]),
      2.6,
      M.tenaz,
      { bevel: 0.5 },
    ),
    tube(
      [
        [1, 26, 0],
        [4, 29, 0],
        [9, 31, 0],
      ],
      0.55,
      M.brass,
    ),
    rod(1.1, 5, M.brass, { at: [8.6, 31, 0], turn: [0, 0, 6] }),
    rod(1, 1.4, M.gloss, { axis: 'z', at: [0, 24.4, 1.2] }),
  );
}
