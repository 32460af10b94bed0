import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, circle, outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, many, rod, side, type Vec } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export function padlock({ size = 40, kind = 'hierro' }: Look) {
  const s = size / 40;
  const body = kind === 'laton' ? M.brass : kind === 'hierro' ? M.iron : M.steel;
  const tall = kind === 'largo' ? 6.6 : 3.2;
  if (kind === 'cortina')
    return group(
      {},
      side(
        outline([
          [-5.4, 0, 1],
          [-5.4, 5.4, 1],
          [5.4, 5.4, 1],
          [5.4, 0, 1],
        ]),
        3.6,
        M.steel,
        { bevel: 0.6 },
      ),
      rod(0.9, 5.6, M.chrome, { at: [-2.8, 6.6, 0] }),
      side(
        outline([
          [-5.4, 5, 0.4],
          [-5.4, 8, 1],
          [-2.6, 8, 0.6],
          [-2.6, 5],
        ]),
        3.6,
        M.steel,
        { bevel: 0.5 },
      ),
      side(
        outline([
          [5.4, 5, 0.4],
          [5.4, 8, 1],
          [2.6, 8, 0.6],
          [2.6, 5],
        ]),
        3.6,
        M.steel,
        { bevel: 0.5 },
      ),
      brand('BRAVÍO', 5, [0, 2.6, 1.84], { ink: '#33373a', height: 1.4, fill: 0.9 }),
      key([7, 0.3, 3]),
    );
  return group(
    {},
    group(
      { scale: s },
      side(
        outline([
          [-2.6, 0, 0.7],
          [-2.7, 3.4, 0.5],
          [2.7, 3.4, 0.5],
          [2.6, 0, 0.7],
        ]),
        1.9,
        body,
        { bevel: 0.35 },
      ),
      bar(
        [
          [-1.7, 2.8, 0],
          [-1.7, 3.6 + tall, 0],
          [1.7, 3.6 + tall, 0],
          [1.7, 2.8, 0],
        ],
        0.48,
        M.chrome,
        2.4,
      ),
      box(4.2, 0.4, 2, body, { at: [0, 0.5, 0] }),
      brand('BRAVÍO', 3.6, [0, 2.1, 0.97], { ink: kind === 'hierro' ? '#e6e2d8' : '#3a2f14', height: 0.9, fill: 0.9 }),
      ...(kind === 'combinacion'
        ? many(4, (n) =>
            group(
              { at: [-1.5 + n, 0.9, 0.95] },
              rod(0.5, 0.8, M.gloss, { at: [-0.4, 0, 0] }),
              brand(String((n * 3 + 1) % 10), 0.6, [0, 0, 0.52], { height: 0.6 }),
            ),
          ).children
        : [brand('50', 0.01, [0, 0, 0])]),
    ),
    ...(kind === 'combinacion' ? [] : [key([4.4 * s, 0.2, 1.6]), key([4.9 * s, 0.2, 2.8])]),
  );
}

export const key = (at: Vec) =>
  group(
    { at, turn: [-86, 0, 24] },
    side(
      withHoles(
        outline([
          [-1, -0.9, 0.7],
          [-1, 0.9, 0.7],
          [0.8, 0.9, 0.6],
          [1.1, 0.3],
          [4, 0.3],
          [4.2, 0],
          [4, -0.3],
          ...[3.6, 3.2, 2.8, 2.4, 2].map((x, n): Corner => [x, n % 2 ? -0.12 : -0.36]),
          [1.1, -0.3],
          [0.8, -0.9, 0.6],
        ]),
        circle(0.3, -0.4, 0),
      ),
      0.2,
      M.brass,
      { bevel: 0.04 },
    ),
  );
