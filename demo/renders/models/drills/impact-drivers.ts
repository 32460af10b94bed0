import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { box, group, lathe, rod } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { grip } from '../parts/grips.ts';
import { hex } from '../parts/markings.ts';
import { housing } from './cordless-drills.ts';

/** A short head with a hexagonal or square end. */
export function impact({ volts = 20, bare = false, ah = 2, kind = 'punta', size = 1 }: Look) {
  const small = volts === 12;
  const r = (small ? 2.4 : 2.9) * (kind === 'llave' ? 1.05 * size : 1);
  const long = kind === 'llave' ? 4.2 * size : kind === 'tablaroca' ? 6 : kind === 'remachadora' ? 9 : 3.2;
  return group(
    {},
    housing(small ? -5 : -6.4, 1.4, r),
    lathe(
      [
        [0, 1.3],
        [r * 0.98, 1.3],
        [r, 1.9],
        [r * 0.92, 1.3 + long * 0.5],
        [r * 0.62, 1.3 + long],
        [0, 1.3 + long],
      ],
      kind === 'llave' ? M.iron : M.black,
    ),
    ...(kind === 'llave'
      ? [
          rod(r * 0.45, 1, M.steel, { at: [1.2 + long, 0, 0] }),
          box(2, r * 0.52, r * 0.52, M.chrome, { at: [3 + long, 0, 0], r: 0.12 }),
        ]
      : kind === 'tablaroca'
        ? [
            rod(1.3, 2.4, M.grey, { at: [1.2 + long, 0, 0], r2: 0.9 }),
            hex(0.36, 2.4, M.steel, { at: [4.2 + long, 0, 0] }),
          ]
        : kind === 'remachadora'
          ? [
              rod(1.5, 2.6, M.zinc, { at: [1.2 + long, 0, 0], r2: 1.2 }),
              hex(0.9, 1.2, M.steel, { at: [4.4 + long, 0, 0] }),
              rod(0.52, 0.3, M.alu, { at: [5 + long, 0, 0] }),
              rod(0.3, 1.4, M.alu, { at: [5.3 + long, 0, 0] }),
            ]
          : [
              rod(1.05, 1.3, M.burnt, { at: [1.2 + long, 0, 0] }),
              hex(0.36, 3.4, M.steel, { at: [4 + long, 0, 0] }),
              rod(0.3, 1.4, M.burnt, { at: [5.6 + long, 0, 0], r2: 0.1 }),
            ]),
    box(1.6, 0.7, 1, M.black, { at: [-2.2, r + 0.05, 0], r: 0.3 }),
    group({ at: [-1, -r + 1.2, 0] }, grip(M.tenaz)),
    group({ at: [-2.4, -r - 10.2, 0] }, foot(M.tenaz, volts, bare, ah)),
  );
}
