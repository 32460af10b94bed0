import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, ring, rod, side, tube } from '../studio/solids.ts';
import { generator } from './compressors-and-generators.ts';
import { brand, screw, vents, wheelAlongZ } from './parts.ts';

/** Pressure washer. */
export function washer({ size = 1600, kind = 'electrica', volts = 0 }: Look) {
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
  if (kind === 'gasolina')
    return group(
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
    brand(`${size} PSI`, 6.4, [0, -2.6, 7.75], { fill: 0.8, height: 2 }),
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

/** Welding machine. */
export function welder({ size = 160, kind = 'inversora' }: Look) {
  const s = 0.8 + size / 600;
  const [w, h, d] =
    kind === 'micro' ? [26 * s, 30 * s, 19 * s] : kind === 'ruedas' ? [30, 34, 24] : [26 * s, 17 * s, 12 * s];
  return group(
    { turn: [0, -62, 0] },
    box(w, h, d, M.tenaz, { r: 1.6 }),
    box(w * 0.16, h * 1.02, d * 1.04, M.black, { at: [w * 0.45, 0, 0], r: 1 }),
    box(w * 0.1, h * 1.02, d * 1.04, M.black, { at: [-w * 0.46, 0, 0], r: 1 }),
    group(
      { at: [w / 2 + 0.55, 0, 0], turn: [0, 90, 0] },
      box(d * 0.42, h * 0.17, 0.3, paint('#1d3b32', { rough: 0.2 }), { at: [0, h * 0.3, 0] }),
      brand(String(size), d * 0.3, [0, h * 0.3, 0.18], { ink: '#ff5a3c', height: h * 0.14, fill: 0.95 }),
      rod(d * 0.13, 1.2, M.grey, { axis: 'z', at: [0, h * 0.04, 0] }),
      box(0.4, d * 0.1, 0.3, M.white, { at: [0, h * 0.06, 1.2] }),
      rod(d * 0.12, 1.4, M.gloss, { axis: 'z', at: [-d * 0.24, -h * 0.28, 0] }),
      rod(d * 0.12, 1.4, M.gloss, { axis: 'z', at: [d * 0.24, -h * 0.28, 0] }),
      rod(d * 0.06, 1.6, M.brass, { axis: 'z', at: [-d * 0.24, -h * 0.28, 0] }),
      rod(d * 0.06, 1.6, M.brass, { axis: 'z', at: [d * 0.24, -h * 0.28, 0] }),
      rod(0.5, 0.4, M.green, { axis: 'z', at: [-d * 0.32, h * 0.3, 0] }),
      rod(0.5, 0.4, M.yellow, { axis: 'z', at: [-d * 0.32, h * 0.2, 0] }),
    ),
    vents(8, [-w * 0.3, -h * 0.1, d / 2], { height: h * 0.4, step: 1.1, depth: 0.4 }),
    brand('TENAZ', w * 0.4, [w * 0.08, h * 0.28, d / 2 + 0.05], { fill: 0.8 }),
    side(
      withHoles(
        outline([
          [-w * 0.36, h * 0.48],
          [-w * 0.3, h * 0.5 + 4, 1.6],
          [w * 0.3, h * 0.5 + 4, 1.6],
          [w * 0.36, h * 0.48],
        ]),
        outline([
          [-w * 0.26, h * 0.49, 0.5],
          [-w * 0.23, h * 0.5 + 2.4, 1],
          [w * 0.23, h * 0.5 + 2.4, 1],
          [w * 0.26, h * 0.49, 0.5],
        ]),
      ),
      3,
      M.rubber,
      { bevel: 0.6 },
    ),
    ...(kind === 'ruedas' || kind === 'micro'
      ? [
          wheelAlongZ(h * 0.16, 2.4, M.grey, { at: [-w * 0.36, -h * 0.55, d * 0.5] }),
          wheelAlongZ(h * 0.16, 2.4, M.grey, { at: [-w * 0.36, -h * 0.55, -d * 0.5] }),
          box(3, h * 0.2, d * 0.8, M.burnt, { at: [w * 0.36, -h * 0.58, 0] }),
        ]
      : [
          many(4, (n) =>
            rod(1.1, 1, M.rubber, {
              axis: 'y',
              at: [n % 2 ? w * 0.38 : -w * 0.38, -h / 2 - 0.8, n > 1 ? d * 0.34 : -d * 0.34],
            }),
          ),
        ]),
    screw([-w * 0.34, h * 0.38, d / 2], 0.4),
  );
}
