import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M, paint } from '../../studio/materials.ts';
import { circle, outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, pipe, rod, side, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';

/** Small parts that come in a bag or on a card: terminals, connectors, tubing. */
export function smallParts(look: Look) {
  const { hex: tone = '#c8390a', text = 'CONECTORES', kind = 'terminal' } = look;
  return group(
    {},
    box(13, 2.4, 9, paint('#d8dee0', { rough: 0.25 }), { at: [0, 1.2, -3], r: 0.5 }),
    box(13.2, 0.9, 9.2, paint('#b9c3c6', { rough: 0.25 }), { at: [0, 2.8, -3], r: 0.3 }),
    sticker(11, 5.4, writing([text, (measureOn(look) ?? '').toUpperCase()], 11, 5.4, { back: '#0f6f66', fill: 0.44 }), {
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
}
