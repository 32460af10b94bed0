import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { outline } from '../studio/outline.ts';
import { box, group, lathe, pipe, rod, side, tube, type Vec } from '../studio/solids.ts';
import { brand, cord, foot } from './parts.ts';

/** Nailers and staplers. The magazine slants back where the nails are collated in a strip. */
export function nailer({ kind = 'recta', volts = 0 }: Look) {
  const frame = kind === 'armazon' || kind === 'rollo';
  const slant = kind === 'armazon' ? -22 : 0;
  return group(
    {},
    lathe(
      [
        [0, -9],
        [3.2, -9],
        [3.8, -8],
        [3.8, 3],
        [3, 4.4],
        [0, 4.4],
      ],
      M.alu,
      { axis: 'y', at: [8, 8, 0] },
    ),
    lathe(
      [
        [0, 0],
        [3.6, 0],
        [3.9, 0.8],
        [3.4, 3],
        [2, 4],
        [0, 4],
      ],
      M.black,
      { axis: 'y', at: [8, 11, 0] },
    ),
    side(
      outline([
        [5.4, 0, 0.4],
        [10.6, 0, 0.4],
        [9.6, -9, 0.6],
        [7, -9, 0.6],
      ]),
      2.6,
      M.burnt,
      { bevel: 0.4 },
    ),
    box(1.6, 3, 1.4, M.tenaz, { at: [8.2, -10, 0], r: 0.4 }),
    side(
      outline([
        [-14, 6, 1],
        [-14, 9.4, 1.4],
        [5, 11, 1],
        [6, 7, 1],
        [2, 5.6, 2],
        [-8, 5.4, 2],
      ]),
      3.8,
      M.tenaz,
      { bevel: 1.2 },
    ),
    box(10, 2.6, 4, M.rubber, { at: [-6.4, 7.4, 0], r: 1, turn: [0, 0, 3] }),
    side(
      outline([
        [1, 5.8, 0.4],
        [2.6, 5.8, 0.4],
        [1.8, 2.6, 0.6],
        [0.6, 3, 0.4],
      ]),
      1.4,
      M.black,
      { bevel: 0.3 },
    ),
    ...(kind === 'rollo'
      ? [
          rod(5.6, 4.4, M.black, { axis: 'z', at: [0, -3.4, -2.2] }),
          rod(4.4, 0.6, M.tenaz, { axis: 'z', at: [0, -3.4, 2.2] }),
        ]
      : [
          group(
            { at: [7.6, -7.4, 0], turn: [0, 0, slant] },
            box(frame ? 24 : 20, 3, 1.8, M.black, { at: [frame ? -12 : -10, 0, 0], r: 0.4 }),
            box(frame ? 22 : 18, 0.6, 2, M.zinc, { at: [frame ? -12 : -10, -1.4, 0] }),
          ),
        ]),
    side(
      outline([
        [-13, 6.4],
        [-10.6, 6.4],
        [-9.8, kind === 'armazon' ? 0 : -5.6, 1],
        [-12.2, kind === 'armazon' ? 0 : -5.6, 1],
      ]),
      2,
      kind === 'rollo' ? M.tenaz : M.alu,
      { bevel: 0.5 },
    ),
    brand('TENAZ', 5, [8, 6, 3.85], { height: 1.6 }),
    ...(volts
      ? [group({ at: [-14.4, 7, 0], turn: [0, 0, -80], scale: 0.8 }, foot(M.black, volts))]
      : [rod(1, 1.6, M.steel, { at: [-15.4, 7.8, 0] }), rod(0.7, 2, M.brass, { at: [-17.2, 7.8, 0] })]),
  );
}

/** Spray guns for paint, texture and sand; an airbrush. */
export function sprayGun({ kind = 'gravedad' }: Look) {
  const cup = (y: number, r: number, h: number, m = M.alu) =>
    lathe(
      [
        [0, 0],
        [r * 0.4, 0],
        [r * 0.96, h * 0.3],
        [r, h * 0.36],
        [r, h],
        [r * 1.04, h],
        [r * 1.04, h + 0.9],
        [r * 0.5, h + 1.4],
        [0, h + 1.5],
      ],
      m,
      { axis: 'y', at: [2.6, y, 0] },
    );
  if (kind === 'aerografo')
    return group(
      { turn: [0, 20, 0] },
      lathe(
        [
          [0, -9],
          [0.7, -9],
          [0.9, -8],
          [0.8, 0],
          [0.9, 4],
          [0.4, 7],
          [0, 7],
        ],
        M.chrome,
      ),
      rod(0.3, 2.2, M.chrome, { axis: 'y', at: [-1, 0.6, 0] }),
      lathe(
        [
          [0, 0],
          [0.5, 0],
          [1.3, 1.6],
          [1.3, 2.6],
          [0, 2.6],
        ],
        M.chrome,
        { axis: 'y', at: [2, 0.7, 0] },
      ),
      rod(0.6, 4, M.chrome, { axis: 'y', at: [-0.4, -4.6, 0] }),
      tube(
        [
          [-0.4, -4.6, 0],
          [-1, -7, 2],
          [-8, -7.4, 5],
          [-14, -7, 2],
        ],
        0.4,
        M.rubber,
      ),
    );
  const body = [
    side(
      outline([
        [-3, -1.6, 0.8],
        [-3, 2.2, 1],
        [5, 2, 0.8],
        [6.6, 1.2, 0.6],
        [6.6, -0.8, 0.6],
        [2, -1.4, 1],
      ]),
      2.4,
      M.chrome,
      { bevel: 0.7 },
    ),
    side(
      outline([
        [-3, 1],
        [1, 0],
        [-1.4, -12, 0.8],
        [-4, -12.4, 0.8],
        [-4.2, -5, 3],
      ]),
      2.2,
      kind === 'electrica' ? M.tenaz : M.chrome,
      { bevel: 0.7 },
    ),
    rod(1.4, 1.4, M.brass, { at: [6.4, 0.2, 0] }),
    pipe(1.5, 0.5, 0.7, M.chrome, { at: [7.8, 0.2, 0] }),
    ...[0.9, -0.9].map((z) => box(1.2, 0.6, 0.5, M.chrome, { at: [8.2, 0.2, z * 1.3] })),
    side(
      outline([
        [0.4, 1.6, 0.3],
        [2.4, 1.4, 0.4],
        [1.6, -2, 1],
        [0.8, -6.6, 0.6],
        [0, -6.4, 0.4],
        [0.6, -2, 1],
      ]),
      1,
      M.burnt,
      { bevel: 0.25 },
    ),
    rod(0.7, 2.4, M.brass, { at: [-5.2, 1.2, 0] }),
    rod(0.7, 2.2, M.brass, { at: [-5, -0.4, 0] }),
  ];
  const air = [
    rod(0.9, 1.6, M.zinc, { axis: 'y', at: [-2.7, -13.8, 0] }),
    rod(0.65, 1.8, M.brass, { axis: 'y', at: [-2.7, -15.4, 0] }),
  ];
  const parts: Record<string, readonly Vec[] | readonly ReturnType<typeof box>[]> = {
    succion: [
      rod(0.7, 3, M.chrome, { axis: 'y', at: [2.6, -4, 0] }),
      lathe(
        [
          [0, 0],
          [4.4, 0],
          [4.6, 0.6],
          [4.6, 9],
          [4, 9.6],
          [0, 9.8],
        ],
        M.alu,
        { axis: 'y', at: [2.6, -14, 0] },
      ),
      rod(4.8, 1.2, M.chrome, { axis: 'y', at: [2.6, -5, 0] }),
      ...air,
    ],
    retoque: [cup(1.6, 2, 3.6), ...air],
    hvlp: [cup(1.6, 3.6, 6.4, paint('#d7dadb', { rough: 0.3 })), ...air],
    tirol: [
      lathe(
        [
          [0, 0],
          [2, 0],
          [7, 10],
          [8, 12],
          [7.6, 12],
          [6.6, 10],
          [1.6, 0.4],
        ],
        M.alu,
        { axis: 'y', at: [3, 1.6, 0] },
      ),
      ...air,
    ],
    arena: [
      lathe(
        [
          [0, 0],
          [1, 0],
          [4.6, 5],
          [4.6, 9],
          [0, 9.6],
        ],
        M.red,
        { axis: 'y', at: [2.6, 1.6, 0] },
      ),
      ...air,
    ],
    electrica: [
      lathe(
        [
          [0, 0],
          [5, 0],
          [5.2, 0.6],
          [5, 9],
          [0, 9],
        ],
        paint('#d7dadb', { rough: 0.3 }),
        { axis: 'y', at: [3, -12, 0] },
      ),
      rod(4.4, 2, M.black, { axis: 'y', at: [3, -3.4, 0] }),
      lathe(
        [
          [0, -7],
          [3, -7],
          [3.4, -6],
          [3.4, 3],
          [0, 3],
        ],
        M.tenaz,
        { at: [0, 1.6, 0] },
      ),
      cord([-3.6, -12, 0], -15.4, { reach: 8 }),
    ],
    gravedad: [cup(1.6, 3.4, 6.4), ...air],
  };
  return group({}, ...body, ...((parts[kind] ?? parts['gravedad']) as readonly ReturnType<typeof box>[]));
}
