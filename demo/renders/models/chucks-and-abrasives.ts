import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { around, circle, outline, withHoles } from '../studio/outline.ts';
import { box, group, lathe, many, pipe, rod, side, sticker, type Vec } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { brand, chuck } from './parts.ts';

export const jacobs = ({ kind = 'sin-llave' }: Look) =>
  kind === 'llave'
    ? group(
        { turn: [0, 24, 0] },
        rod(0.5, 8, M.steel, { axis: 'y', at: [0, -1, 0] }),
        rod(0.45, 9, M.steel, { at: [-4.5, 7, 0] }),
        side(
          around(40, (n) => (n % 4 < 2 ? 1.5 : 1.1)),
          1.3,
          M.steel,
          { turn: [90, 0, 0], at: [0, 0.2, 0] },
        ),
      )
    : group(
        { turn: [0, 0, 62] },
        ...(kind === 'sin-llave'
          ? [group({ scale: 1.2 }, chuck(2.4))]
          : [
              lathe(
                [
                  [0, 0],
                  [1.9, 0],
                  [2.5, 1],
                  [2.6, 4],
                  [1.2, 7.4],
                  [0.6, 7.6],
                  [0, 7.4],
                ],
                M.steel,
              ),
              side(
                around(72, (n) => (n % 4 < 2 ? 2.9 : 2.6)),
                1.6,
                M.steel,
                { turn: [0, 90, 0], at: [3, 0, 0] },
              ),
            ]),
        ...(kind === 'sds'
          ? [rod(0.7, 6, M.zinc, { at: [-6, 0, 0] })]
          : [rod(0.9, 1.6, M.burnt, { at: [-1.4, 0, 0] })]),
      );

export const brushes = ({ size = 1 }: Look) =>
  group(
    {},
    ...[-2.2, 2.2].map((x) =>
      group(
        { at: [x * size, 0, 0], turn: [0, x > 0 ? -14 : 12, 0] },
        box(1.8 * size, 3.6 * size, 1.2 * size, paint('#3c3f42', { rough: 0.6, metal: 0.3 }), {
          at: [0, 1.8 * size, 0],
          r: 0.1,
        }),
        many(6, (n) => pipe(0.5, 0.36, 0.2, M.brass, { axis: 'y', at: [0, 3.7 * size + n * 0.42, 0] })),
        rod(0.16, 2.4, M.copper, { axis: 'y', at: [0.3, 3.6 * size, 0] }),
        pipe(0.9, 0.5, 0.2, M.brass, { axis: 'y', at: [0, 6.4 * size, 0] }),
      ),
    ),
  );

/** Sandpaper in sheets, discs, belts, sponges. */
export function abrasive({ kind = 'pliego', text = '120', hex: colour = '#a8642f', size = 5 }: Look) {
  const grit = paint(colour, { rough: 1 });
  const back = (w: number, h: number, at: Vec, turn: Vec = [0, 0, 0]) =>
    sticker(w, h, writing([text, 'BRAVÍO'], w, h, { back: '#e9dcc0', ink: '#6d3a1c', fill: 0.4 }), { at, turn });
  switch (kind) {
    case 'disco':
      return group(
        { turn: [-72, 0, 0] },
        ...Array.from({ length: 5 }, (_, n) =>
          group(
            { at: [n * 1.5 - 3, n * 0.4, n * 0.3] },
            side(
              withHoles(
                circle(size * 1.27),
                ...Array.from({ length: 8 }, (_, k) =>
                  circle(size * 0.09, Math.cos(k * 0.785) * size * 0.8, Math.sin(k * 0.785) * size * 0.8),
                ),
              ),
              0.14,
              n === 4 ? grit : paint('#efe4cc', { rough: 0.9 }),
              { bevel: 0.02 },
            ),
          ),
        ),
        brand(text, size, [3, 2.2, 1.6], { ink: '#3b1f0e', height: size * 0.4 }),
      );
    case 'banda':
      return group(
        {},
        side(
          withHoles(
            outline([
              [-11, 0, 4],
              [-11, 8, 4],
              [11, 8, 4],
              [11, 0, 4],
            ]),
            outline([
              [-10.7, 0.3, 3.8],
              [-10.7, 7.7, 3.8],
              [10.7, 7.7, 3.8],
              [10.7, 0.3, 3.8],
            ]),
          ),
          size * 2.5,
          grit,
          { bevel: 0.03 },
        ),
        sticker(7, 2.6, writing([text], 7, 2.6, { ink: '#f3e4c8' }), { at: [0, 8.05, 0], turn: [-90, 0, 0] }),
      );
    case 'esponja':
      return group(
        { turn: [0, 22, 0] },
        box(10, 2.6, 7, paint('#d9b65c', { rough: 1 }), { at: [0, 1.7, 0], r: 0.3 }),
        box(10.05, 0.7, 7.05, grit, { at: [0, 3.2, 0], r: 0.2 }),
        box(10.05, 0.7, 7.05, grit, { at: [0, 0.3, 0], r: 0.2 }),
      );
    case 'fibra':
      return group(
        { turn: [0, 20, 0] },
        box(15, 1.2, 10, paint('#2f6b43', { rough: 1 }), { r: 0.5 }),
        box(15, 1.2, 10, paint('#377a4d', { rough: 1 }), { at: [0.8, 1.2, 0.6], r: 0.5, turn: [0, 6, 0] }),
      );
    case 'bloque':
      return group(
        { turn: [0, 24, 0] },
        side(
          outline([
            [-6, 0, 0.4],
            [6, 0, 0.4],
            [6, 2, 1],
            [3, 3.6, 2],
            [-3, 3.6, 2],
            [-6, 2, 1],
          ]),
          6.4,
          M.rubber,
          { bevel: 0.5 },
        ),
        box(12.2, 0.24, 6.4, grit, { at: [0, -0.1, 0] }),
      );
    case 'lana':
      return group(
        {},
        ...Array.from({ length: 26 }, (_, n) =>
          group(
            {
              at: [Math.cos(n * 2.4) * 2.6, 2.6 + Math.sin(n * 1.7) * 1.8, Math.sin(n * 2.4) * 2.6],
              turn: [n * 40, n * 70, 0],
            },
            pipe(2.5, 2.2, 0.6, M.zinc),
          ),
        ),
      );
    default:
      return group(
        { turn: [-70, 0, 8] },
        ...Array.from({ length: 4 }, (_, n) =>
          group(
            { at: [n * 0.5, n * 0.5, n * 0.12], turn: [0, 0, n * 3] },
            box(16, 20, 0.1, n === 3 ? grit : paint('#e9dcc0', { rough: 1 })),
          ),
        ),
        group(
          { at: [4.2, -4.4, 0.62], turn: [0, 0, 16] },
          box(15.6, 12, 0.1, paint('#e9dcc0', { rough: 0.9 })),
          back(14, 10, [0, 0, 0.07]),
        ),
      );
  }
}
