import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { type Corner, circle, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, pipe, rod, side } from '../studio/solids.ts';
import { battery, brand, cord, vents } from './parts.ts';

/** Sanders: round plate, square palm, delta, belt. */
export function sander({ kind = 'redonda', size = 5, volts = 0, hex }: Look) {
  const air = hex !== undefined;
  const mould = air ? paint(hex) : M.tenaz;
  const plates = {
    redonda: [
      lathe(
        [
          [0, 0],
          [size * 1.2, 0],
          [size * 1.25, 0.8],
          [size * 1.15, 1.6],
          [size * 0.7, 2.2],
          [0, 2.2],
        ],
        M.rubber,
        { axis: 'y' },
      ),
      lathe(
        [
          [0, 0],
          [size * 1.24, 0],
          [size * 1.24, 0.14],
          [0, 0.14],
        ],
        paint('#b4652f', { rough: 0.95 }),
        { axis: 'y', at: [0, -0.16, 0] },
      ),
    ],
    palma: [
      box(11.4, 1.6, 10.4, M.rubber, { at: [0, 0.9, 0], r: 0.4 }),
      box(11.4, 0.16, 10.4, paint('#b4652f', { rough: 0.95 }), { at: [0, 0.05, 0] }),
      bar(
        [
          [-6.4, 1.6, -4],
          [-6.4, 1.6, 4],
        ],
        0.3,
        M.steel,
      ),
    ],
    detalle: [
      side(
        outline([
          [10, 0, 1.5],
          [-4, 6, 2],
          [-4, -6, 2],
        ]),
        1.6,
        M.rubber,
        { turn: [90, 0, 0], at: [0, 0.8, 0], bevel: 0.3 },
      ),
    ],
  } as const;
  const r = kind === 'redonda' ? size * 0.92 : 4.6;
  const tall = volts || !air ? 11 : 6;
  return group(
    {},
    ...(plates[kind as keyof typeof plates] ?? plates.redonda),
    lathe(
      [
        [0, 2],
        [r, 2],
        [r * 0.98, 3.4],
        [r * 0.82, 5],
        [r * 0.7, tall * 0.62],
        [r * 0.84, tall * 0.8],
        [r * 0.8, tall * 0.92],
        [r * 0.4, tall],
        [0, tall + 0.1],
      ],
      mould,
      { axis: 'y' },
    ),
    lathe(
      [
        [0, 0],
        [r * 0.87, 0],
        [r * 0.85, tall * 0.14],
        [r * 0.42, tall * 0.24],
        [0, tall * 0.25],
      ],
      M.rubber,
      { axis: 'y', at: [0, tall * 0.79, 0] },
    ),
    many(4, (n) => box(0.4, 1.1, 0.4, M.gloss, { at: [-1.3 + n * 0.86, 3.4, r * 0.95], r: 0.15 })),
    brand(air ? 'TENAZ' : 'TENAZ', r * 1.1, [0, tall * 0.62, r * 0.73], { fill: 0.8, turn: [-6, 0, 0] }),
    ...(air
      ? [
          rod(1, 6, M.black, { at: [-9, 4.4, 0] }),
          rod(0.7, 2, M.brass, { at: [-11, 4.4, 0] }),
          box(7, 0.7, 1.6, M.black, { at: [-4.6, tall + 0.6, 0], r: 0.3, turn: [0, 0, -6] }),
        ]
      : [
          rod(1.3, 3, M.black, { at: [-r * 0.7 - 3, 3.6, 0] }),
          box(6.4, 5.4, 4.4, M.grey, { at: [-r * 0.7 - 5.6, 4.2, 0], r: 1.6 }),
          ...(volts
            ? [group({ at: [-r * 0.5, tall * 0.95, 0], turn: [0, 0, -98], scale: 0.72 }, battery(volts, 2))]
            : [cord([-r * 0.6, tall * 0.86, 0], 0, { reach: 9, drop: 2 })]),
        ]),
  );
}

/** Belt sander. */
export function beltSander({ size = 3 }: Look) {
  const w = size * 2.3;
  const belt: Corner[] = [
    [-12, -4, 3],
    [-12, 2, 3],
    [12, 2, 3],
    [12, -4, 3],
  ];
  return group(
    {},
    side(
      withHoles(
        outline(belt),
        outline([
          [-11.6, -3.6, 2.8],
          [-11.6, 1.6, 2.8],
          [11.6, 1.6, 2.8],
          [11.6, -3.6, 2.8],
        ]),
      ),
      w,
      paint('#a65a2a', { rough: 0.95 }),
      { bevel: 0.08 },
    ),
    ...[-9.2, 9.2].map((x) => rod(2.5, w * 0.94, M.alu, { axis: 'z', at: [x, -1, -w * 0.47] })),
    side(
      outline([
        [-8, -2.6, 1],
        [-8, 0.8, 1],
        [8, 0.8, 1],
        [8, -2.6, 1],
      ]),
      w * 0.8,
      M.burnt,
      { bevel: 0.3 },
    ),
    side(
      outline([
        [-10.4, 1.6, 0.6],
        [-10.6, 4, 1.5],
        [-3, 6, 2],
        [7, 5.6, 2],
        [11, 3.6, 1.4],
        [11, 1.8, 0.5],
      ]),
      w * 0.98,
      M.tenaz,
      { bevel: 1 },
    ),
    side(
      withHoles(
        outline([
          [-8, 3],
          [-14.4, 5, 2],
          [-14, 9.4, 2],
          [-7, 11, 2],
          [3, 9.4, 2],
          [4, 5],
        ]),
        outline([
          [-6.6, 6, 1],
          [-11, 6.8, 1],
          [-10.6, 8.2, 0.8],
          [-6, 8.8, 1],
          [-0.6, 7.6, 1],
          [-0.4, 6.2, 0.8],
        ]),
      ),
      3.6,
      M.tenaz,
      { bevel: 1 },
    ),
    lathe(
      [
        [0, 0],
        [1.6, 0],
        [2.2, 1],
        [2.1, 2.6],
        [1.4, 3.4],
        [0, 3.5],
      ],
      M.rubber,
      { axis: 'y', at: [8.4, 4.8, 0] },
    ),
    vents(5, [-2, 3.4, w * 0.49], { height: 1.8 }),
    brand('TENAZ', 5.4, [-6, 3, w * 0.49 + 0.05], { fill: 0.8 }),
    box(6, 4.6, 5, M.grey, { at: [-13, 1.6, -w * 0.3], r: 1.6 }),
    cord([-14, 7.6, 0], -4, { reach: 8 }),
  );
}

/** Scroll saw, band saw and other floor or bench machines of a carpenter share a tall C. */
export function bandSaw({ kind = 'madera' }: Look) {
  const metal = kind === 'metal';
  return group(
    {},
    side(
      withHoles(
        outline([
          [-14, 0, 1],
          [-14, 46, 6],
          [12, 46, 6],
          [12, 30, 4],
          [-4, 30, 1],
          [-4, 15, 1],
          [12, 15, 2],
          [12, 0, 1],
        ]),
        circle(0.01),
      ),
      9,
      M.tenaz,
      { bevel: 1.4 },
    ),
    rod(0.2, 15.5, M.steel, { axis: 'y', at: [8, 14.6, 0] }),
    box(0.9, 15.5, 0.1, M.steel, { at: [8, 22.4, 0.2] }),
    box(24, 1.6, 22, M.alu, { at: [4, 16, 0], r: 0.4 }),
    rod(1.4, 4, M.black, { axis: 'z', at: [6, 38, 4] }),
    lathe(
      [
        [0, 0],
        [5.4, 0],
        [5.6, 0.4],
        [5.2, 0.9],
        [0, 0.9],
      ],
      M.black,
      { axis: 'z', at: [-1, 38.4, 4.4] },
    ),
    box(5, 6, 1.6, M.gloss, { at: [-9, 9, 4.4], r: 0.6 }),
    box(2, 2, 0.8, M.green, { at: [-9, 10.2, 5.2], r: 0.3 }),
    box(2, 2, 0.8, M.red, { at: [-9, 7.6, 5.2], r: 0.3 }),
    brand('TENAZ', 10, [2, 6.6, 4.55], { fill: 0.8 }),
    box(metal ? 40 : 32, 3, 18, M.burnt, { at: [-1, -1.4, 0], r: 0.8 }),
    pipe(1.8, 1.2, 3, M.iron, { axis: 'y', at: [8, 30, 0] }),
  );
}

/** A flat stand: legs and a table top or rails. */
export function stand({ kind = 'base' }: Look) {
  return group(
    {},
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        bar(
          [
            [x * 30, 0, z * 8],
            [x * 38, -52, z * 26],
          ],
          1.7,
          M.burnt,
        ),
      ),
    ),
    box(kind === 'base' ? 120 : 56, 4, kind === 'base' ? 10 : 40, kind === 'base' ? M.tenaz : M.alu, {
      at: [0, 1, 0],
      r: 0.8,
    }),
    ...(kind === 'base'
      ? [-1, 1].flatMap((x) => [
          rod(2, 14, M.rubber, { axis: 'z', at: [x * 52, 8, -7] }),
          box(3, 8, 3, M.burnt, { at: [x * 52, 4, 0] }),
          box(14, 3, 22, M.black, { at: [x * 20, 4, 0], r: 0.6 }),
        ])
      : [box(54, 7, 3, M.black, { at: [0, 6, -6], r: 0.5 }), rod(3, 0.6, M.gloss, { axis: 'y', at: [0, 2.8, 4] })]),
    brand('TENAZ', kind === 'base' ? 12 : 10, [0, kind === 'base' ? 1 : 6, kind === 'base' ? 5.1 : -4.4], {
      fill: 0.8,
    }),
  );
}
