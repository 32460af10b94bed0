import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M } from '../../studio/materials.ts';
import { box, group, many } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { brand } from '../parts/markings.ts';

export const pack = (look: Look) => {
  const { volts = 20, ah = 2 } = look;
  const s = volts === 12 ? 0.62 : volts === 40 ? 1.16 : 1;
  return group(
    {},
    battery(volts, ah, { scale: 1.2 }),
    ...[1.9, -1.9].map((z) => box(8 * s, 0.5, 0.7, M.gloss, { at: [0, 0.2, z * s] })),
    many(4, (n) => box(2.2 * s, 0.4, 0.24, M.brass, { at: [2.6 * s, 0.25, (-0.9 + n * 0.6) * s] })),
    brand(measureOn(look) ?? '', 2.5 * s, [4.4 * s, -2.5, 4.28 * (volts === 40 ? 1.14 : volts === 12 ? 0.72 : 1)], {
      height: 0.9 * s,
      fill: 0.9,
    }),
  );
};
