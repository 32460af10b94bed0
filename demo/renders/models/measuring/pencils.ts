import { M } from '../../studio/materials.ts';
import { box, group, lathe } from '../../studio/solids.ts';

export const pencils = () =>
  group(
    { turn: [0, 26, 0] },
    ...Array.from({ length: 6 }, (_, n) =>
      group(
        { at: [0, n > 2 ? 0.9 : 0, (n % 3) * 1.7 + (n > 2 ? 0.7 : 0)] },
        box(17, 0.8, 1.5, M.red, { r: 0.2 }),
        lathe(
          [
            [0, 0],
            [0.75, 0],
            [0.2, 2.2],
            [0, 2.4],
          ],
          M.wood,
          { at: [8.4, 0, 0], scale: [1, 0.55, 1] },
        ),
      ),
    ),
  );
