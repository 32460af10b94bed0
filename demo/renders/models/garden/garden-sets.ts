import { M } from '../../studio/materials.ts';
import { flowing } from '../../studio/outline.ts';
import { bar, group, lathe, rod, side } from '../../studio/solids.ts';

export const gardenSet = () =>
  group(
    { turn: [-62, 0, 0] },
    ...[-8, 0, 8].map((x, n) =>
      group(
        { at: [x, 0, 0] },
        lathe(
          [
            [0, 4],
            [1.2, 4],
            [1.4, 8],
            [1.1, 12],
            [1.5, 16],
            [0, 16.6],
          ],
          M.wood,
          { axis: 'y' },
        ),
        rod(0.6, 5, M.zinc, { axis: 'y', at: [0, 0, 0] }),
        ...(n === 1
          ? [-1.6, 0, 1.6].map((t) =>
              bar(
                [
                  [0, 0.6, 0],
                  [t, -1, 0],
                  [t, -9, 1.4],
                ],
                0.4,
                M.tenaz,
              ),
            )
          : [
              side(
                flowing([
                  [-2.6, 0],
                  [-2.8 + n, -6],
                  [0, -11],
                  [2.8 - n, -6],
                  [2.6, 0],
                  [0, 1.4],
                ]),
                0.4,
                M.tenaz,
                { bevel: 0.1 },
              ),
            ]),
      ),
    ),
  );
