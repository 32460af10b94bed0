import type * as THREE from 'three';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, plate } from '../../studio/outline.ts';
import { ball, group, lathe, pipe, rod, side } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';
import { hoseTap } from './hose-taps.ts';
import { showerValve } from './shower-valves.ts';

const ballValve = (s: number, body: readonly THREE.Object3D[]) =>
  group(
    { scale: s, turn: [0, 18, 0] },
    ...body,
    rod(0.7, 1.6, M.brass, { axis: 'y', at: [0, 1.6, 0] }),
    side(
      outline([
        [-0.9, -0.4, 0.4],
        [0.4, -0.4],
        [2, 0.7, 0.6],
        [8.6, 0.9, 0.5],
        [8.6, 2.1, 0.5],
        [1.4, 1.7, 0.8],
        [-0.9, 0.5, 0.4],
      ]),
      1.4,
      M.red,
      { at: [0, 3.2, 0], bevel: 0.3 },
    ),
    rod(0.5, 0.5, M.zinc, { axis: 'y', at: [0, 3.8, 0] }),
  );

const floatValve = () =>
  group(
    { turn: [0, 14, 0] },
    rod(1.2, 5, M.brass, { at: [-6, 0, 0] }),
    rod(1.5, 2, M.brass, { at: [-2, 0, 0] }),
    rod(0.24, 16, M.brass, { at: [0, 0.3, 0] }),
    ball(4.2, M.red, { at: [19, 0.3, 0] }),
    rod(0.8, 2.6, M.brass, { axis: 'y', at: [-1.4, -3, 0] }),
  );

/** Valves and taps. */
export function valve({ kind = 'esfera', size = 0.5 }: Look) {
  const s = 0.8 + size * 0.5;
  const body = [
    lathe(
      [
        [0.8, -4],
        [1.5, -4],
        [1.6, -2.4],
        [1.2, -2],
        [1.9, -1],
        [2.1, 0],
        [1.9, 1],
        [1.2, 2],
        [1.6, 2.4],
        [1.5, 4],
        [0.8, 4],
      ],
      M.brass,
    ),
    hex(1.7, 1.4, M.brass, { at: [-3.2, 0, 0] }),
    hex(1.7, 1.4, M.brass, { at: [3.2, 0, 0] }),
  ];
  switch (kind) {
    case 'nariz':
      return hoseTap(s);
    case 'angular':
      return group(
        { scale: s },
        rod(1, 4.4, M.chrome, { at: [-4.4, 0, 0] }),
        rod(1, 4, M.chrome, { axis: 'y' }),
        hex(1.3, 1, M.chrome, { at: [0, 3.4, 0], turn: [0, 0, 90] }),
        pipe(2.4, 1, 0.4, M.chrome, { at: [-4.2, 0, 0] }),
        ball(1.4, M.chrome),
        side(plate(3.6, 1.6, 0.8), 0.8, M.chrome, { turn: [0, 90, 0], at: [2.6, 0, 0] }),
        rod(0.5, 2.2, M.chrome),
      );
    case 'flotador':
      return floatValve();
    case 'check':
      return group(
        { scale: s, turn: [0, 18, 0] },
        ...body,
        rod(1.5, 2.4, M.brass, { axis: 'y', at: [0, 1, 0], segments: 6 }),
      );
    case 'regadera':
      return showerValve(s);
    default:
      return ballValve(s, body);
  }
}
