import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, many, rod, side } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand } from '../parts/markings.ts';

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
