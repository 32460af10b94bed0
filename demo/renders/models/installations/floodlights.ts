import type { Look } from '../../../catalogue/looks/look.ts';
import { measureOn } from '../../../catalogue/looks/writing-on.ts';
import { M, paint } from '../../studio/materials.ts';
import { bar, box, group, many } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const floodlight = (look: Look) => {
  const { size = 50 } = look;
  const s = 0.8 + size / 160;
  return group(
    { scale: s },
    group(
      { turn: [-14, 0, 0] },
      box(20, 15, 2, M.black, { r: 0.6 }),
      box(17, 12, 0.3, paint('#fdfbf2', { rough: 0.2 }), { at: [0, 0, 1] }),
      box(4, 4, 0.2, M.yellow, { at: [0, 0, 1.2] }),
      many(10, (n) => box(0.5, 13, 2, M.black, { at: [-9 + n * 2, 0, -1.6] })),
    ),
    bar(
      [
        [-11, -1, 0],
        [-11, -10, 1],
        [11, -10, 1],
        [11, -1, 0],
      ],
      0.6,
      M.black,
      1,
    ),
    brand(measureOn(look) ?? '', 4, [0, -6.2, 2.6], { height: 1.2 }),
  );
};
