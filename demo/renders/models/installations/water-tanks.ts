import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M, paint } from '../../studio/materials.ts';
import { group, lathe, rod, wrap } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';

export const tank = (look: Look) => {
  const { size = 1100 } = look;
  const s = size > 800 ? 1 : 0.82;
  const [r, h] = [48 * s, 96 * s];
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r, 0],
        [r * 1.02, 3],
        [r, 6],
        ...[0.2, 0.4, 0.6].flatMap((f): (readonly [number, number])[] => [
          [r, h * f],
          [r * 1.03, h * f + 3],
          [r * 1.03, h * f + 8],
          [r, h * f + 11],
        ]),
        [r, h * 0.82],
        [r * 0.7, h * 0.97],
        [r * 0.36, h],
        [0, h],
      ],
      paint('#2b2c2e', { rough: 0.5 }),
      { axis: 'y', segments: 80 },
    ),
    lathe(
      [
        [0, 0],
        [r * 0.4, 0],
        [r * 0.42, 2],
        [r * 0.38, 7],
        [0, 8],
      ],
      paint('#2b2c2e', { rough: 0.5 }),
      { axis: 'y', at: [0, h - 1, 0] },
    ),
    wrap(r * 1.035, h * 0.12, 100, writing(['ARROYAL'], r * 1.75, h * 0.12, { room: 0.6 }), { at: [0, h * 0.745, 0] }),
    wrap(r * 1.04, h * 0.1, 100, writing([measureOn(look) ?? ''], r * 1.75, h * 0.1, { room: 0.6 }), {
      at: [0, h * 0.35, 0],
    }),
    rod(2.6, 6, M.white, { axis: 'z', at: [r * 0.2, 8, r * 0.94] }),
  );
};
