import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { box, group, lathe, pipe, ring, rod, side, sticker, tube } from '../studio/solids.ts';
import { writing } from '../studio/writing.ts';
import { plug } from './parts.ts';

/** Extension cords, coils of cable, power bars. */
export function extension({ size = 10, kind = 'rudo', hex: tone = '#e8590c' }: Look) {
  const cable = paint(tone, { rough: 0.55 });
  if (kind === 'barra')
    return group(
      { turn: [0, 22, 0] },
      box(30, 3.6, 5.6, M.white, { r: 0.8 }),
      ...Array.from({ length: 6 }, (_, n) =>
        group(
          { at: [-9 + n * 4, 1.85, 0], turn: [-90, 0, 0] },
          box(3, 3, 0.2, M.ivory, { r: 0.6 }),
          box(0.24, 0.8, 0.2, M.gloss, { at: [-0.6, 0.3, 0.1] }),
          box(0.24, 0.8, 0.2, M.gloss, { at: [0.6, 0.3, 0.1] }),
        ),
      ),
      box(1.8, 0.8, 2.4, M.red, { at: [13, 1.9, 0], r: 0.3 }),
      tube(
        [
          [-15, 0, 0],
          [-20, -1, 1],
          [-22, -1.4, 7],
          [-12, -1.4, 10],
          [0, -1.4, 9],
        ],
        0.5,
        M.white,
      ),
      plug({ at: [0, -1.2, 9], scale: 0.9 }),
    );
  const loops = Math.min(18, 6 + Math.round(size / 2.5));
  const r = kind === 'caja' ? 9 : 8 + size * 0.08;
  const wound = Array.from({ length: loops }, (_, n) =>
    ring(r + Math.sin(n * 2.3) * 0.9, kind === 'domestica' ? 0.36 : 0.52, cable, {
      axis: 'y',
      at: [Math.sin(n * 1.3) * 0.5, 0.5 + (n % 5) * 0.85, Math.cos(n * 1.9) * 0.5],
      turn: [Math.sin(n) * 2, 0, 0],
    }),
  );
  if (kind === 'caja')
    return group(
      {},
      ...wound,
      box(12, 14, 8, M.card, { at: [-2, 7, -14], r: 0.3, turn: [0, -12, 0] }),
      group(
        { at: [-2, 7, -14], turn: [0, -12, 0] },
        sticker(10.6, 9, writing(['THW', '100 m'], 10.6, 9, { back: '#0f6f66', fill: 0.4 }), { at: [0, 0, 4.04] }),
      ),
    );
  return group(
    {},
    ...wound,
    ...[0.9, 3.2].map((turn) =>
      group(
        { at: [Math.cos(turn) * r, 2, Math.sin(turn) * r], turn: [0, (-turn * 180) / Math.PI, 0] },
        ring(2.4, 0.28, M.black, { axis: 'z' }),
      ),
    ),
    tube(
      [
        [r * 0.9, 0.5, 3],
        [r * 1.3, 0.5, 6],
        [r * 0.6, 0.6, r + 2],
        [-2, 0.8, r + 3.4],
      ],
      0.5,
      cable,
    ),
    plug({ at: [-1.6, 1, r + 3.4], turn: [0, 180, 0] }),
    tube(
      [
        [-r * 0.4, 0.5, r * 0.9],
        [-r * 0.9, 0.6, r + 3],
        [-r, 0.9, r + 5],
      ],
      0.5,
      cable,
    ),
    rod(1.4, 3.6, M.black, { at: [-r - 1, 1.2, r + 5.2], turn: [0, -40, 0] }),
  );
}

/** Small parts that come in a bag or on a card: terminals, connectors, tubing. */
export const smallParts = ({ hex: tone = '#c8390a', text = 'CONECTORES', count = 50, kind = 'terminal' }: Look) =>
  group(
    {},
    box(13, 2.4, 9, paint('#d8dee0', { rough: 0.25 }), { at: [0, 1.2, -3], r: 0.5 }),
    box(13.2, 0.9, 9.2, paint('#b9c3c6', { rough: 0.25 }), { at: [0, 2.8, -3], r: 0.3 }),
    sticker(11, 5.4, writing([text, `${count} PIEZAS`], 11, 5.4, { back: '#0f6f66', fill: 0.44 }), {
      at: [0, 3.28, -3],
      turn: [-90, 0, 0],
    }),
    ...Array.from({ length: 8 }, (_, n) =>
      group(
        { at: [-5.4 + n * 1.5, 0.5, 3.6 + (n % 3) * 1.2], turn: [0, n * 43, 0] },
        ...(kind === 'termo'
          ? [
              pipe(
                0.3 + (n % 3) * 0.15,
                0.2,
                4,
                paint(['#c8390a', '#1b5e9e', '#202124', '#f4b400'][n % 4] ?? tone, { rough: 0.6 }),
              ),
            ]
          : kind === 'resorte'
            ? [
                lathe(
                  [
                    [0, 0],
                    [0.7, 0],
                    [0.9, 0.5],
                    [0.5, 1.6],
                    [0, 1.7],
                  ],
                  paint(['#c8390a', '#f4b400', '#e87a1a'][n % 3] ?? tone),
                  { axis: 'y', at: [0, -0.4, 0] },
                ),
              ]
            : [
                rod(0.4, 1, paint(['#c8390a', '#1b5e9e', '#f4b400'][n % 3] ?? tone)),
                side(
                  withHoles(
                    outline([
                      [1, -0.3],
                      [1.6, -0.7, 0.6],
                      [2.8, -0.7, 0.7],
                      [2.8, 0.7, 0.7],
                      [1.6, 0.7, 0.6],
                      [1, 0.3],
                    ]),
                    circle(0.3, 2.1, 0),
                  ),
                  0.16,
                  M.zinc,
                  { turn: [90, 0, 0] },
                ),
              ]),
      ),
    ),
  );
