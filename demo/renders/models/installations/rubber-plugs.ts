import { M } from '../../studio/materials.ts';
import { box, group, lathe, many, pipe, rod } from '../../studio/solids.ts';

/** A plug to be wired: two flat blades and the round pin of the earth on its face, the grip and the hole for the cord behind. */
export const rubberPlug = () =>
  group(
    { turn: [0, -30, 0] },
    lathe(
      [
        [0, -7],
        [0.7, -7],
        [0.7, -6.6],
        [1.15, -6.6],
        [1.3, -4.4],
        [1.7, -3],
        [1.75, -1.6],
        [2.35, -0.9],
        [2.4, -0.1],
        [2.2, 0],
        [0, 0],
      ],
      M.black,
    ),
    many(4, (n) => pipe(1.32 + n * 0.06, 0.9, 0.24, M.gloss, { at: [-6 + n * 0.55, 0, 0] })),
    ...[-1, 1].map((side) =>
      group(
        { at: [0, 0.45, side * 0.72] },
        box(2.5, 0.95, 0.2, M.brass, { at: [1.2, 0, 0], r: 0.08 }),
        rod(0.17, 0.24, M.gloss, { axis: 'z', at: [2, 0, -0.12] }),
      ),
    ),
    rod(0.42, 3, M.brass, { at: [0, -1, 0] }),
    ...[-1, 1].map((side) => rod(0.26, 0.12, M.zinc, { at: [0, 1.35, side * 1.2] })),
    box(0.1, 0.3, 1, M.ash, { at: [0.02, 1.6, 0] }),
  );
