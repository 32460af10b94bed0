import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { bar, box, group, rod, tube } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

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
