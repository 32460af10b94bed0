import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { type Corner, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, many, pipe, ring, rod, side } from '../studio/solids.ts';
import { GRIP, handle } from './hammers-and-screwdrivers.ts';
import { brand, hex } from './parts.ts';

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

/** Clamps: bar, trigger, C. */
export function clamp({ kind = 'sargento', size = 12 }: Look) {
  if (kind === 'c')
    return group(
      { turn: [0, 0, 0] },
      side(
        outline([
          [-1.4, 0, 1],
          [-1.4, 14 * (size / 6), 2],
          [11, 14 * (size / 6), 2],
          [11, 11.4 * (size / 6), 0.6],
          [1.6, 11.4 * (size / 6), 1.6],
          [1.6, 2.6, 1.6],
          [11, 2.6, 0.6],
          [11, 0, 2],
        ]),
        2.4,
        M.tenaz,
        { bevel: 0.6 },
      ),
      rod(0.8, 12 * (size / 6), M.zinc, { axis: 'y', at: [9.6, -5, 0] }),
      rod(1.5, 1, M.zinc, { axis: 'y', at: [9.6, 6.6 * (size / 6), 0] }),
      bar(
        [
          [6, -4.4, 0],
          [13, -4.4, 0],
        ],
        0.45,
        M.zinc,
      ),
    );
  const l = 16 + size * 1.15;
  const fixed: Corner[] = [
    [-1.5, -2, 0.5],
    [-1.5, 2, 0.8],
    [2, 2.4, 1],
    [3, 11, 1],
    [0.4, 11, 0.6],
    [-1.5, 5, 2],
  ];
  return group(
    { turn: [0, 0, 0] },
    box(l, 2, 0.8, M.zinc, { at: [l / 2 - 2, 0, 0] }),
    side(outline(fixed), 2.4, kind === 'gatillo' ? M.black : M.tenaz, { bevel: 0.5 }),
    rod(1.4, 1.2, M.orange, { at: [2.8, 9.6, 0] }),
    ...(kind === 'gatillo'
      ? [
          side(
            outline([
              [l * 0.5, -2, 1],
              [l * 0.5, 3, 1],
              [l * 0.5 + 1, 11, 1],
              [l * 0.5 + 4, 11, 1],
              [l * 0.5 + 6, 2, 2],
              [l * 0.5 + 8, -9, 1],
              [l * 0.5 + 5, -9.4, 1],
              [l * 0.5 + 3, -2.4, 1],
            ]),
            2.8,
            M.black,
            { bevel: 0.7 },
          ),
          side(
            outline([
              [l * 0.5 + 1, -2, 0.4],
              [l * 0.5 - 1.4, -6.4, 0.6],
              [l * 0.5, -6.8, 0.6],
              [l * 0.5 + 3, -2, 0.4],
            ]),
            1.6,
            M.tenaz,
          ),
          rod(1.4, 1.2, M.orange, { at: [l * 0.5 - 1, 9.6, 0] }),
        ]
      : [
          side(
            outline([
              [l * 0.55, -1.6, 0.5],
              [l * 0.55, 4, 1],
              [l * 0.55 - 1, 10.6, 1],
              [l * 0.55 + 2.6, 10.8, 1],
              [l * 0.55 + 3.6, -1.6, 0.8],
            ]),
            2.4,
            M.tenaz,
            { bevel: 0.5 },
          ),
          rod(0.65, 9, M.zinc, { at: [l * 0.55 - 3, 8.6, 0] }),
          rod(1.3, 0.9, M.zinc, { at: [l * 0.55 - 3.6, 8.6, 0] }),
          group({ at: [l * 0.55 + 14, 8.6, 0] }, handle(9, 1.3, M.wood)),
        ]),
  );
}

/** Bars that pry, bend or stand in the ground. */
export const pry = ({ kind = 'una', size = 18 }: Look) =>
  kind === 'una'
    ? group(
        { turn: [0, 0, 26] },
        bar(
          [
            [-size * 0.95, -2.6, 0],
            [-size * 0.95 + 3, 0, 0],
            [size * 0.8, 0, 0],
            [size * 0.98, 3, 0],
            [size * 0.86, 5.6, 0],
          ],
          0.95,
          M.tenaz,
          2.4,
        ),
        side(
          outline([
            [-1, -1],
            [1, -1],
            [1.2, 2.6],
            [0.3, 0.6],
            [-0.3, 0.6],
            [-1.2, 2.6],
          ]),
          0.7,
          M.tenaz,
          { turn: [90, 0, 54], at: [size * 0.85, 6.4, 0] },
        ),
        side(
          outline([
            [-1, -1],
            [1, -1],
            [1.2, 2],
            [-1.2, 2],
          ]),
          0.7,
          M.tenaz,
          { turn: [90, 0, 138], at: [-size * 0.97, -3, 0] },
        ),
      )
    : group(
        { turn: [0, 0, 30] },
        rod(1.1, 46, kind === 'tierra' ? M.copper : M.iron, { at: [-23, 0, 0] }),
        ...(kind === 'roscada'
          ? many(70, (n) => ring(1.1, 0.16, M.zinc, { at: [-22 + n * 0.64, 0, 0] })).children
          : []),
        rod(1.1, 4, kind === 'tierra' ? M.copper : M.iron, { at: [22.8, 0, 0], r2: kind === 'roscada' ? 1.05 : 0.12 }),
        ...(kind === 'tierra'
          ? [box(3, 3, 3, M.brass, { at: [-18, 0, 0] }), hex(0.9, 2, M.brass, { at: [-18, 2, 0], turn: [0, 0, 90] })]
          : []),
      );
