import { volumeOf } from '../../../catalogue/looks/container-looks.ts';
import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, lathe, rod, sticker, tube, wrap } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { bucket } from './paint-buckets.ts';

/** Oblong can of solvent with a screw cap; bottles of oil and cement. */
export function can(look: Look) {
  const { content = '1 L', text = 'THINNER', hex: colour = '#1b5e9e', kind = 'lata' } = look;
  const size = volumeOf(content);
  const body = paint(colour, { rough: 0.4 });
  const label = (w: number, h: number, room = 0.92) =>
    writing([text, content], w, h, {
      back: '#f6f3ec',
      ink: colour,
      fill: 0.42,
      band: colour,
      room,
    });
  if (kind === 'frasco') {
    const s = 0.8 + size * 0.8;
    return group(
      { scale: s },
      lathe(
        [
          [0, 0],
          [3, 0],
          [3.2, 0.4],
          [3.2, 9],
          [2.4, 11],
          [1.5, 11.6],
          [1.5, 12],
          [0, 12],
        ],
        body,
        { axis: 'y' },
      ),
      wrap(3.23, 6.4, 200, label(11.2, 6.4, 0.52), { at: [0, 5, 0] }),
      lathe(
        [
          [0, 12],
          [1.9, 12],
          [1.9, 14.4],
          [1.5, 14.8],
          [0, 14.8],
        ],
        M.black,
        { axis: 'y' },
      ),
      ...(text.startsWith('CEMENTO') ? [] : [rod(0.4, 3, M.red, { axis: 'y', at: [0, 14.6, 0], r2: 0.2 })]),
    );
  }
  if (size > 10) return bucket(look);
  const s = size >= 4 ? 1.5 : 1;
  return group(
    { scale: s, turn: [0, -16, 0] },
    box(10.4, 15, 6.2, body, { at: [0, 7.5, 0], r: 0.5 }),
    box(10.8, 0.5, 6.6, M.alu, { at: [0, 0.25, 0], r: 0.2 }),
    box(10.8, 0.5, 6.6, M.alu, { at: [0, 14.9, 0], r: 0.2 }),
    sticker(9.6, 12.4, label(9.6, 12.4), { at: [0, 7.4, 3.12] }),
    rod(1.3, 1, M.alu, { axis: 'y', at: [-2.6, 15.1, 0] }),
    rod(1.5, 1.5, M.red, { axis: 'y', at: [-2.6, 15.7, 0] }),
    tube(
      [
        [0.6, 15.2, 0],
        [0.8, 17.4, 0],
        [3.6, 17.4, 0],
        [3.8, 15.2, 0],
      ],
      0.36,
      M.alu,
    ),
  );
}
