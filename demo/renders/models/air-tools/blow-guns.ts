import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, rod, side, tube } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { gauge } from '../parts/gauge.ts';
import { brand } from '../parts/markings.ts';

/** A battery inflator with its hose, and the automatic one. */
const inflator = (volts: number) =>
  group(
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

/** Blow guns and inflators. */
export function blowGun({ kind = 'corta', volts = 0 }: Look) {
  if (volts || kind === 'auto') return inflator(volts);
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
