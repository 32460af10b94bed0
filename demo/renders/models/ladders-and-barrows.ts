import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { type Corner, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, rod, side, tube } from '../studio/solids.ts';
import { brand, wheelAlongZ } from './parts.ts';

/** Ladders: step, extension, telescopic, folding, stool. */
export function ladder({ kind = 'tijera', count = 4, hex: tone }: Look) {
  const rail = tone ? paint(tone, { rough: 0.5 }) : M.alu;
  const step = 26;
  const h = count * step + 20;
  if (kind === 'extension' || kind === 'telescopica') {
    const rungs = kind === 'telescopica' ? 11 : 12;
    const l = rungs * step;
    return group(
      { turn: [0, 0, 0] },
      ...[-20, 20].map((x) => box(5, l, 3.4, rail, { at: [x, l / 2, 0], r: 0.6 })),
      ...[-16, 16].map((x) => box(4, l * 0.8, 3, rail, { at: [x, l * 0.56, 4.4], r: 0.6 })),
      ...Array.from({ length: rungs }, (_, n) => rod(1.7, 38, M.alu, { at: [-19, 13 + n * step, n > 2 ? 4 : 0] })),
      ...[-20, 20].map((x) => box(7, 5, 8, M.rubber, { at: [x, 0, 0], r: 0.8 })),
      ...(kind === 'telescopica'
        ? Array.from({ length: rungs }, (_, n) =>
            box(7, 4, 6, M.black, { at: [n % 2 ? 20 : -20, 13 + n * step, 0], r: 0.8 }),
          )
        : [
            tube(
              [
                [0, 30, 5],
                [0, l * 0.5, 6],
                [0, l * 0.9, 5],
              ],
              0.7,
              M.yellow,
            ),
          ]),
    );
  }
  if (kind === 'banco')
    return group(
      { turn: [0, -24, 0] },
      box(46, 3, 26, M.black, { at: [0, 46, 0], r: 1 }),
      box(42, 2.4, 20, M.alu, { at: [0, 23, 8], r: 0.6 }),
      ...[-20, 20].flatMap((x) => [
        bar(
          [
            [x, 46, 10],
            [x * 1.1, 0, 22],
          ],
          1.5,
          M.alu,
        ),
        bar(
          [
            [x, 46, -10],
            [x * 1.1, 0, -20],
          ],
          1.5,
          M.alu,
        ),
      ]),
      ...[-22, 22].flatMap((x) => [
        box(4, 3, 4, M.rubber, { at: [x, 0, 22] }),
        box(4, 3, 4, M.rubber, { at: [x, 0, -20] }),
      ]),
    );
  const spread = h * 0.32;
  const foot = (x: number, z: number) => box(7, 4, 8, M.rubber, { at: [x, 1, z], r: 0.8 });
  const wide = (y: number) => 20 + (1 - y / h) * (10 + count * 1.6);
  return group(
    { turn: [0, -34, 0] },
    ...[-1, 1].flatMap((x) => [
      bar(
        [
          [x * wide(0), 0, spread * 0.5],
          [x * 18, h, 4],
        ],
        2.2,
        rail,
      ),
      bar(
        [
          [x * wide(0) * 0.92, 0, -spread],
          [x * 16, h - 2, -4],
        ],
        1.7,
        rail,
      ),
    ]),
    box(44, 5, 22, tone ? M.black : M.tenaz, { at: [0, h + 1, 0], r: 1.2 }),
    ...Array.from({ length: count - 1 }, (_, n) => {
      const y = (n + 1) * step;
      return box(wide(y) * 2, 2.6, 9, M.alu, { at: [0, y, spread * 0.5 * (1 - y / h) + 4 * (y / h)], r: 0.4 });
    }),
    ...(kind === 'multi'
      ? []
      : Array.from({ length: Math.max(1, Math.floor(count / 2)) }, (_, n) => {
          const y = (n + 1) * step * 1.7;
          return rod(1.2, wide(y) * 1.8, M.alu, { at: [-wide(y) * 0.9, y, -spread * (1 - y / h) - 4 * (y / h)] });
        })),
    ...[-1, 1].map((x) =>
      bar(
        [
          [x * wide(h * 0.45), h * 0.45, spread * 0.28],
          [x * wide(h * 0.45) * 0.9, h * 0.45, -spread * 0.55],
        ],
        0.7,
        M.zinc,
      ),
    ),
    foot(wide(0), spread * 0.5),
    foot(-wide(0), spread * 0.5),
    foot(wide(0) * 0.92, -spread),
    foot(-wide(0) * 0.92, -spread),
    brand('BRAVÍO', 26, [0, h + 1, 11.1], { height: 4 }),
  );
}

/** Wheelbarrow. */
export function barrow({ hex: tone = '#d8420f', kind = 'neumatica' }: Look) {
  const r = 12;
  const trayShape = (d: number): Corner[] => [
    [-30, 34 - d, 3],
    [-22, 14 + d, 4],
    [20, 12 + d, 5],
    [44, 38 - d, 3],
  ];
  return group(
    {},
    side(
      withHoles(outline(trayShape(0)), outline(trayShape(0.8).map(([x, y, q]): Corner => [x * 0.97, y + 0.8, q ?? 0]))),
      44,
      paint(tone, { rough: 0.38 }),
      { bevel: 0.3 },
    ),
    ...[-21, 21].map((z) =>
      side(outline(trayShape(0)), 1, paint(tone, { rough: 0.38 }), { at: [0, 0, z], bevel: 0.3 }),
    ),
    ...[-21.6, 21.6].map((z) =>
      bar(
        [
          [-30, 34, z],
          [44, 38, z],
        ],
        1,
        paint(tone, { rough: 0.38 }),
      ),
    ),
    ...[-1, 1].flatMap((z) => [
      bar(
        [
          [46, r, z * 5],
          [26, 13, z * 12],
          [-22, 12, z * 17],
          [-76, 27, z * 19],
        ],
        1.7,
        M.burnt,
        4,
      ),
      bar(
        [
          [-20, 12, z * 17],
          [-26, 0, z * 19],
          [-14, 0, z * 19],
          [-8, 12, z * 16],
        ],
        1.4,
        M.burnt,
        3,
      ),
      rod(2, 13, M.rubber, { at: [-88, 30.4, z * 19.3], turn: [0, 0, -15.5] }),
    ]),
    wheelAlongZ(r, kind === 'imponchable' ? 8 : 7, M.grey, { at: [46, r, 0] }),
    rod(0.9, 14, M.zinc, { axis: 'z', at: [46, r, -7] }),
    brand('BRAVÍO', 22, [2, 24, 21.6], { height: 6 }),
  );
}

export const handTruck = () =>
  group(
    { turn: [0, -30, 0] },
    bar(
      [
        [-18, 4, 0],
        [-18, 116, 0],
        [-12, 126, -2],
        [12, 126, -2],
        [18, 116, 0],
        [18, 4, 0],
      ],
      1.7,
      M.tenaz,
      8,
    ),
    ...[24, 52, 80].map((y) =>
      bar(
        [
          [-18, y, 0],
          [18, y, 0],
        ],
        1.4,
        M.tenaz,
      ),
    ),
    bar(
      [
        [0, 4, 0],
        [0, 80, 0],
      ],
      1.2,
      M.tenaz,
    ),
    box(44, 1, 22, M.iron, { at: [0, 0.6, 12], r: 0.2 }),
    ...[-1, 1].map((x) => group({ at: [x * 25, 12, -7], turn: [0, 90, 0] }, wheelAlongZ(12, 6))),
    ...[-1, 1].map((x) => rod(2.2, 12, M.rubber, { axis: 'y', at: [x * 18, 98, 0] })),
  );

export const tyre = () =>
  group(
    { turn: [0, -26, 0] },
    lathe(
      [
        [10.4, -2.6],
        [11.4, -4],
        [14.6, -4.8],
        [16.8, -3.8],
        [17.6, -1.8],
        [17.6, 1.8],
        [16.8, 3.8],
        [14.6, 4.8],
        [11.4, 4],
        [10.4, 2.6],
      ],
      M.rubber,
      { axis: 'z' },
    ),
    lathe(
      [
        [2.6, -1.6],
        [9.4, -1.2],
        [10, -2.8],
        [11.2, -3.4],
        [11.2, 3.4],
        [10, 2.8],
        [9.4, 1.2],
        [2.6, 1.6],
      ],
      M.tenaz,
      { axis: 'z' },
    ),
    rod(2.6, 11, M.zinc, { axis: 'z', at: [0, 0, -5.5] }),
    rod(1.2, 18, M.steel, { axis: 'z', at: [0, 0, -9] }),
    rod(0.4, 2.4, M.black, { axis: 'z', at: [8.4, 0, 1.2] }),
    many(36, (n) =>
      group(
        { turn: [0, 0, n * 10] },
        box(0.8, 2, 3.4, M.rubber, { at: [17.5, 0, 1.9], turn: [24, 0, 0], r: 0.2 }),
        box(0.8, 2, 3.4, M.rubber, { at: [17.5, 1.5, -1.9], turn: [-24, 0, 0], r: 0.2 }),
      ),
    ),
  );
