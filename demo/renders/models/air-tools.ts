import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { ball, box, group, lathe, pipe, rod, side, tube } from '../studio/solids.ts';
import { gauge } from './compressors-and-generators.ts';
import { brand, foot } from './parts.ts';

/** Blow guns and inflators. */
export function blowGun({ kind = 'corta', volts = 0 }: Look) {
  if (volts || kind === 'auto')
    return group(
      {},
      box(15, 12, 10, M.tenaz, { r: 2 }),
      box(11, 5, 0.4, M.black, { at: [0, 2, 5] }),
      box(6, 3, 0.3, paint('#b8c6b4', { rough: 0.3 }), { at: [-1, 2, 5.2] }),
      brand('35 PSI', 5, [-1, 2, 5.4], { ink: '#1c221a', height: 1.8 }),
      side(
        withHoles(
          outline([
            [-7, 5],
            [-6, 10, 2],
            [6, 10, 2],
            [7, 5],
          ]),
          outline([
            [-4.6, 6, 0.6],
            [-4, 8, 1],
            [4, 8, 1],
            [4.6, 6, 0.6],
          ]),
        ),
        4,
        M.rubber,
      ),
      tube(
        [
          [7.4, -2, 0],
          [12, -3, 3],
          [14, -5.6, 8],
          [4, -5.8, 11],
          [-4, -5.4, 10],
        ],
        0.6,
        M.rubber,
      ),
      rod(0.7, 3, M.brass, { at: [-7, -5.4, 10] }),
      brand('TENAZ', 6, [0, -2.6, 5.05]),
      ...(volts ? [group({ at: [-7.6, 0, 0], turn: [0, 0, -90], scale: 0.7 }, foot(M.black, volts))] : []),
    );
  const long = kind === 'larga' ? 20 : kind === 'lavado' ? 14 : 7;
  return group(
    {},
    side(
      outline([
        [-4, -1.4, 0.8],
        [-4, 1.6, 1],
        [3, 1.6, 0.8],
        [4, 0.8, 0.5],
        [4, -0.8, 0.5],
        [0, -1.4, 1],
        [-2.4, -10, 1],
        [-5, -10, 1],
      ]),
      2.4,
      M.tenaz,
      { bevel: 0.7 },
    ),
    rod(0.5, long, M.chrome, { at: [3.6, 0.3, 0], r2: kind === 'larga' ? 0.4 : 0.3 }),
    side(
      outline([
        [-4, 2, 0.4],
        [0.6, 2.2, 0.4],
        [1.4, 1, 0.4],
        [0.8, -3, 0.8],
        [0.2, -2.8, 0.4],
        [-0.6, 1.2, 0.4],
      ]),
      1.2,
      M.black,
      { bevel: 0.3 },
    ),
    rod(0.8, 2, M.brass, { axis: 'y', at: [-3.7, -12, 0] }),
    ...(kind === 'inflar'
      ? [
          gauge([-1, 3.8, 1], 2.4),
          tube(
            [
              [6, 0.3, 0],
              [12, -1, 2],
              [13, -6, 4],
              [8, -9, 5],
            ],
            0.5,
            M.rubber,
          ),
          rod(0.6, 2, M.brass, { at: [5.6, -9.4, 5] }),
        ]
      : []),
    ...(kind === 'digital'
      ? [
          box(5, 4, 1.6, M.black, { at: [-1, 4, 0.6], r: 0.5 }),
          box(3.8, 2.2, 0.2, paint('#b8c6b4', { rough: 0.3 }), { at: [-1, 4.2, 1.45] }),
          tube(
            [
              [6, 0.3, 0],
              [12, -1, 2],
              [13, -6, 4],
              [8, -9, 5],
            ],
            0.5,
            M.rubber,
          ),
        ]
      : []),
    ...(kind === 'lavado'
      ? [
          lathe(
            [
              [0, 0],
              [3.6, 0],
              [3.8, 0.6],
              [3.8, 7],
              [0, 7.4],
            ],
            M.alu,
            { axis: 'y', at: [2.4, -8.4, 0] },
          ),
          tube(
            [
              [2.4, -2, 0],
              [3, -0.6, 0],
              [5, 0, 0],
            ],
            0.4,
            M.chrome,
          ),
        ]
      : []),
  );
}

/** Straight, in-line and belt sanders worked by air; cut-off. */
export const airTool = ({ kind = 'recta' }: Look) => {
  const body = [
    lathe(
      [
        [0, -11],
        [1.7, -11],
        [2, -10],
        [1.8, -4],
        [2.2, 1],
        [1.6, 3],
        [0, 3],
      ],
      M.alu,
    ),
    box(8, 0.7, 1.6, M.black, { at: [-5, 2.4, 0], r: 0.3, turn: [0, 0, 4] }),
    rod(0.9, 1.8, M.steel, { at: [-12.8, 0, 0] }),
    rod(0.6, 1.6, M.brass, { at: [-14.4, 0, 0] }),
    brand('TENAZ', 4.4, [-4.6, -0.2, 1.9]),
  ];
  if (kind === 'larga')
    return group(
      {},
      box(41, 1, 7, M.black, { at: [0, -3, 0], r: 0.3 }),
      box(41, 0.4, 7, paint('#a65a2a', { rough: 1 }), { at: [0, -3.7, 0] }),
      side(
        outline([
          [-14, -2.6, 1],
          [-13, 1, 2],
          [13, 1, 2],
          [14, -2.6, 1],
        ]),
        6,
        M.tenaz,
        { bevel: 1 },
      ),
      rod(1.9, 9, M.rubber, { axis: 'y', at: [-9, 0.4, 0] }),
      ball(2.6, M.rubber, { at: [10, 3.4, 0] }),
      rod(0.8, 2.4, M.brass, { at: [-16.4, -0.6, 0] }),
      brand('TENAZ', 6, [0, -0.6, 3.02]),
    );
  if (kind === 'banda')
    return group(
      {},
      ...body,
      side(
        withHoles(
          outline([
            [2, -1, 1],
            [2, 1, 1],
            [16, 0.8, 0.8],
            [16, -0.8, 0.8],
          ]),
          circle(0.01),
        ),
        1,
        paint('#a65a2a', { rough: 1 }),
        { bevel: 0.1 },
      ),
      box(12, 0.8, 0.5, M.steel, { at: [9, 0, 0.6] }),
    );
  if (kind === 'corte')
    return group(
      {},
      ...body,
      pipe(4.2, 0.6, 0.2, M.iron, { axis: 'z', at: [5, 0, 1] }),
      rod(0.9, 0.6, M.steel, { axis: 'z', at: [5, 0, 0.9] }),
      side(
        outline([
          [2, -1.6, 0.5],
          [2, 1.6, 0.8],
          [6, 1.4, 1],
          [6, -1.4, 1],
        ]),
        2,
        M.alu,
      ),
      lathe(
        [
          [0.6, 0],
          [4.6, 0],
          [4.6, 1],
          [0.6, 1],
        ],
        M.burnt,
        { axis: 'z', arc: 170, at: [5, 0, 0.2], turn: [0, 0, 100] },
      ),
    );
  if (kind === 'angulo')
    return group(
      {},
      ...body,
      side(
        outline([
          [2.4, -1.6, 0.4],
          [2.4, 1.7, 0.8],
          [5.4, 1.4, 1],
          [6, -1.8, 0.5],
        ]),
        3,
        M.alu,
        { bevel: 0.6 },
      ),
      rod(0.8, 2, M.steel, { axis: 'y', at: [4.6, -3.4, 0] }),
      lathe(
        [
          [0, 0],
          [1.2, 0],
          [1.4, 1.6],
          [0, 1.6],
        ],
        paint('#b9776b', { rough: 1 }),
        { axis: 'y', at: [4.6, -5, 0] },
      ),
    );
  return group(
    {},
    ...body,
    rod(1.2, 2, M.alu, { at: [2.8, 0, 0], r2: 0.9 }),
    rod(0.3, 2.4, M.chrome, { at: [4.8, 0, 0] }),
    lathe(
      [
        [0, 0],
        [0.8, 0],
        [1.2, 0.6],
        [1.2, 2.4],
        [0.7, 3],
        [0, 3],
      ],
      paint('#b9776b', { rough: 1 }),
      { at: [6.8, 0, 0] },
    ),
  );
};
