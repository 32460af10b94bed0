import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { type Corner, outline, withHoles } from '../../studio/outline.ts';
import { box, group, pipe, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { GRIP, handle } from './handles.ts';

export function handSaw({ kind = 'serrucho', size = 20 }: Look) {
  const l = size * 1.9;
  if (kind === 'poda')
    return group(
      { turn: [0, 0, 20] },
      group({ at: [-2, 0, 0] }, handle(18, 1.7, M.tenaz)),
      side(
        outline([
          [-2, -1, 0.4],
          [-2, 1, 0.4],
          [9, 1, 6],
          [20, -1.6],
          ...Array.from({ length: 30 }, (_, n): Corner => [19.6 - n * 0.7, (n % 2 ? -2.1 : -1.5) + n * 0.03]),
        ]),
        0.25,
        M.steel,
        { bevel: 0.03 },
      ),
      rod(1, 2.4, M.steel, { axis: 'z', at: [-2, 0, -1.2] }),
    );
  const teeth = Array.from({ length: Math.round(l / 0.7) }, (_, n): Corner => [l - n * 0.7, n % 2 ? -4.3 : -3.9]);
  const grip: Corner[] = [
    [-1, -4, 1],
    [-1, 3.6, 1],
    [-5, 4.6, 2],
    [-11, 3, 2],
    [-12, -1, 2],
    [-9, -5.6, 2],
    [-4, -5.4, 1],
  ];
  if (kind === 'japones')
    return group(
      { turn: [0, 0, 18] },
      rod(1.3, 26, paint('#c9a66a', { rough: 0.9 }), { at: [-27, 0, 0] }),
      ...Array.from({ length: 14 }, (_, n) =>
        pipe(1.36, 1.1, 0.4, paint('#b08c52', { rough: 1 }), { at: [-24 + n * 1.6, 0, 0] }),
      ),
      side(
        outline([
          [-1, -0.7],
          [3, -3.6],
          ...Array.from({ length: 44 }, (_, n): Corner => [3 + n * 0.5, n % 2 ? -3.9 : -3.5]),
          [25, 3.6],
          ...Array.from({ length: 44 }, (_, n): Corner => [24.5 - n * 0.5, n % 2 ? 3.9 : 3.5]),
          [-1, 0.7],
        ]),
        0.2,
        M.steel,
        { bevel: 0.02 },
      ),
    );
  return group(
    { turn: [0, 0, 8] },
    side(
      outline([
        [-1, -4],
        ...[...teeth].reverse(),
        [l, -3.9],
        [l, kind === 'costilla' ? 2 : -0.6, 0.4],
        [-1, kind === 'costilla' ? 2.4 : 3.4],
      ]),
      0.26,
      M.steel,
      { bevel: 0.03 },
    ),
    ...(kind === 'costilla' ? [box(l, 1.4, 0.9, M.brass, { at: [l / 2 - 0.4, 2.4, 0], r: 0.3 })] : []),
    side(
      withHoles(
        outline(grip),
        outline([
          [-4, -2, 1],
          [-4, 1.8, 1],
          [-6, 2.6, 1],
          [-9, 1.4, 1],
          [-9.2, -1, 1],
          [-7.4, -3, 1],
        ]),
      ),
      2.4,
      kind === 'punta' ? GRIP : M.wood,
      { bevel: 0.6 },
    ),
    ...[
      [-2, 2],
      [-2.4, -3],
    ].map(([x = 0, y = 0]) => rod(0.5, 2.6, M.brass, { axis: 'z', at: [x, y, -1.3] })),
    ...(kind === 'costilla'
      ? []
      : [brand('BRAVÍO', l * 0.24, [l * 0.34, 0, 0.16], { ink: '#3a3f44', height: l * 0.05, fill: 0.9 })]),
  );
}
