import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around, circle } from '../../studio/outline.ts';
import { box, group, lathe, rod, side, twisted } from '../../studio/solids.ts';
import { foot } from '../parts/batteries.ts';
import { chuck, grip } from '../parts/grips.ts';
import { brand, knurl, vents } from '../parts/markings.ts';

/** The housing of a motor along x, from `back` to `front`, with a dark cap behind. */
export function housing(back: number, front: number, r: number, text = 'TENAZ') {
  return group(
    {},
    lathe(
      [
        [0, back - 1.7],
        [r * 0.62, back - 1.6],
        [r * 0.86, back - 1],
        [r * 0.97, back],
        [r, back + 0.1],
        [0, back + 0.1],
      ],
      M.rubber,
    ),
    lathe(
      [
        [0, back],
        [r * 1.02, back],
        [r * 1.04, back + 0.3],
        [r * 1.03, front - 1],
        [r * 0.97, front],
        [0, front],
      ],
      M.tenaz,
    ),
    vents(5, [back + 0.8, 0.2, r * 0.97], { height: r * 0.8, step: 0.62, depth: 0.5 }),
    brand(text, (front - back) * 0.52, [(front + back) / 2 + 1.3, 0.15, r * 1.045], { fill: 0.8 }),
  );
}

/** A twist drill along x. */
export const twist = (r: number, length: number, material = M.steel, x = 0) => {
  const section = around(24, (step) => r * (step % 12 < 4 ? 0.52 : 1));
  return group(
    { at: [x, 0, 0] },
    rod(r * 0.92, length * 0.34, material),
    twisted(section, length * 0.6, ((length * 0.06) / r) * 0.9, material, { at: [length * 0.33, 0, 0] }),
    rod(r * 0.98, r * 1.1, material, { at: [length * 0.925, 0, 0], r2: 0.04, edge: 0.01 }),
  );
};

export function drill({ volts = 20, bare = false, ah = 2, kind = 'percutor' }: Look) {
  const small = volts === 12;
  const r = small ? 2.5 : 3.1;
  const front = small ? 1.6 : 2.6;
  const nose = kind === 'percutor' ? 3 : 2;
  const heavy = kind === 'pesado';
  return group(
    {},
    housing(small ? -6 : -8, front, r),
    lathe(
      [
        [0, front - 0.1],
        [r, front - 0.1],
        [r * 0.98, front + 0.5],
        [r * 0.9, front + nose],
        [0, front + nose],
      ],
      M.grey,
    ),
    knurl(r * 0.98, 1.9, 22, M.rubber, { at: [front + nose + 0.9, 0, 0] }),
    chuck(small ? 1.9 : heavy ? 2.6 : 2.35, { at: [front + nose + 1.8, 0, 0] }),
    twist(0.3, 7.5, M.steel, front + nose + (small ? 6.7 : 8.2)),
    box(2.6, 0.9, 1.2, M.black, { at: [-2.8, r + 0.15, 0], r: 0.3 }),
    group({ at: [-1.6, -r + 1.2, 0] }, grip(M.tenaz)),
    group({ at: [-3, -r - 10.2, 0] }, foot(M.tenaz, volts, bare, ah)),
    ...(heavy ? [auxiliary(front + 1, r)] : []),
  );
}

export const auxiliary = (x: number, r: number) =>
  group(
    { at: [x, 0, 0] },
    side(circle(r * 1.12), 1.4, M.black, { turn: [0, 90, 0] }),
    rod(0.55, 3, M.steel, { axis: 'z', at: [0, 0, r] }),
    lathe(
      [
        [0, 0],
        [1.3, 0],
        [1.45, 0.4],
        [1.15, 1],
        [1.3, 6],
        [1.5, 8],
        [1.1, 8.8],
        [0, 8.8],
      ],
      M.rubber,
      { axis: 'z', at: [0, 0, r + 1.8] },
    ),
  );
