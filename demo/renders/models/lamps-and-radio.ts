import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { type Corner, outline } from '../studio/outline.ts';
import { bar, box, group, lathe, many, pipe, ring, rod, side, tube, type Vec } from '../studio/solids.ts';
import { battery, brand, foot } from './parts.ts';

/** Lamps: a site light, a tripod, a torch, a headlamp. */
export function lamp({ kind = 'trabajo', volts = 20 }: Look) {
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
  if (kind === 'tripie')
    return group(
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
  if (kind === 'linterna')
    return group(
      { turn: [0, 0, 6] },
      lathe(
        [
          [0, -12],
          [1.7, -12],
          [1.9, -11.4],
          [1.9, 2],
          [2, 3],
          [3, 6],
          [3.1, 8.6],
          [2.6, 8.8],
          [2.4, 7.4],
          [0, 7.2],
        ],
        M.burnt,
      ),
      rod(2.4, 0.3, M.glow, { at: [7.4, 0, 0] }),
      many(9, (n) => pipe(2.02, 1.6, 0.34, M.rubber, { at: [-10 + n * 0.9, 0, 0] })),
      box(1.6, 0.5, 1.2, M.tenaz, { at: [1, 2, 0], r: 0.2 }),
      brand('TENAZ', 4, [-0.6, 0, 2.0], { height: 1.2, fill: 0.8 }),
    );
  if (kind === 'cabeza')
    return group(
      {},
      tube(
        Array.from({ length: 13 }, (_, n): Vec => [Math.sin(n * 0.524) * 9.5, 0, Math.cos(n * 0.524) * 9.5 - 9]),
        1.1,
        M.tenaz,
      ),
      box(7, 5, 4, M.black, { at: [0, 0, 1.6], r: 1.4 }),
      rod(1.9, 0.8, M.chrome, { axis: 'z', at: [0, 0, 3.4] }),
      rod(1.6, 0.5, M.glow, { axis: 'z', at: [0, 0, 3.8] }),
    );
  if (kind === 'inspeccion')
    return group(
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

export function fan({ volts = 20 }: Look) {
  const blade: Corner[] = [
    [1, -1],
    [5, -3.6, 3],
    [11, -1, 4],
    [10.4, 2.4, 3],
    [4, 2, 2],
    [1, 1],
  ];
  return group(
    {},
    ...[0, 1].map((z) =>
      many(9, (n) =>
        ring(2.4 + n * 1.4, 0.16, M.black, { axis: 'z', at: [0, 16, z ? 3.6 - Math.max(0, n - 5) * 0.5 : -3] }),
      ),
    ),
    many(20, (n) =>
      bar(
        [
          [0, 16, 3.7],
          [Math.cos(n * 0.314) * 13.6, 16 + Math.sin(n * 0.314) * 13.6, 2],
        ],
        0.13,
        M.black,
      ),
    ),
    ring(13.8, 0.7, M.tenaz, { axis: 'z', at: [0, 16, 0.6] }),
    many(5, (n) =>
      group(
        { at: [0, 16, 0.4], turn: [0, 0, n * 72] },
        side(outline(blade), 0.5, M.ash, { turn: [24, 0, 0], bevel: 0.1 }),
      ),
    ),
    rod(2.2, 1.2, M.tenaz, { axis: 'z', at: [0, 16, 3.4] }),
    bar(
      [
        [-15, 16, 0],
        [-15, 2, 0],
        [-12, 0, 0],
        [12, 0, 0],
        [15, 2, 0],
        [15, 16, 0],
      ],
      0.9,
      M.black,
      2,
    ),
    box(16, 4, 13, M.black, { at: [0, 1, 0], r: 1 }),
    battery(volts, 4, { at: [0, 5.4, -8], scale: 0.8 }),
    brand('TENAZ', 6, [0, 1.2, 6.6], { fill: 0.8 }),
  );
}
