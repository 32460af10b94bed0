import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { ball, box, group, many, rod, side } from '../../studio/solids.ts';
import { handle } from './handles.ts';

/** A blade with its tang in the handle, its working face toward the viewer. */
const blade = (...teeth: Parameters<typeof group>[1][]) =>
  group(
    { turn: [0, 0, 34] },
    side(
      outline([
        [-7, -0.6],
        [-4.6, -1.9, 0.8],
        [15, -1.9, 4],
        [19.4, -0.9, 0.4],
        [19.4, 0.9, 0.4],
        [15, 1.9, 4],
        [-4.6, 1.9, 0.8],
        [-7, 0.6],
      ]),
      0.9,
      M.zinc,
      { bevel: 0.2 },
    ),
    ...teeth,
  );

/** A flat file: rows of fine teeth cut slantwise. */
export const flatFile = () =>
  blade(
    group({ at: [-6, 0, 0] }, handle(11, 1.7, M.wood)),
    many(58, (n) => box(0.12, 3.3, 0.1, M.iron, { at: [-3.6 + n * 0.36, 0, 0.46], turn: [0, 0, -24] })),
  );

/** A rasp: single raised points, in rows that are set off from each other, and a round back. */
export const rasp = () =>
  blade(
    group({ at: [-6, 0, 0] }, handle(11, 1.7, M.blue)),
    rod(1.7, 21, M.zinc, { at: [-4.4, 0, -0.3], scale: [1, 1, 0.55] }),
    many(30, (row) =>
      many(5, (n) =>
        ball(0.21, M.iron, { at: [-3.8 + row * 0.68, -1.5 + n * 0.7 + (row % 2) * 0.35, 0.62], scale: [1.5, 1, 0.9] }),
      ),
    ),
  );
