import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { box, group, pipe, side, sticker, type Vec } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { brand } from '../parts/markings.ts';

/** Sandpaper in sheets, discs, belts, sponges. */
export function abrasive({ kind = 'pliego', hex: colour = '#a8642f', size = 5 }: Look) {
  const grit = paint(colour, { rough: 1 });
  const back = (w: number, h: number, at: Vec, turn: Vec = [0, 0, 0]) =>
    sticker(w, h, writing(['BRAVÍO'], w, h, { back: '#e9dcc0', ink: '#6d3a1c', fill: 0.5 }), { at, turn });
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
        brand('BRAVÍO', size, [3, 2.2, 1.6], { ink: '#3b1f0e', height: size * 0.4 }),
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
        sticker(7, 2.6, writing(['BRAVÍO'], 7, 2.6, { ink: '#f3e4c8' }), { at: [0, 8.05, 0], turn: [-90, 0, 0] }),
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
