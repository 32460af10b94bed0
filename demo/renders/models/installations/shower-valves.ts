import { M } from '../../studio/materials.ts';
import { group, lathe, rod, tube } from '../../studio/solids.ts';

export const showerValve = (s: number) =>
  group(
    { scale: s },
    tube(
      [
        [-6, 0, 0],
        [6, 0, 0],
      ],
      1.2,
      M.brass,
    ),
    ...[-3.6, 3.6].map((x) =>
      group(
        { at: [x, 0, 0] },
        rod(1.3, 4, M.brass, { axis: 'z' }),
        lathe(
          [
            [0, 3.6],
            [2.4, 3.6],
            [2.6, 4.4],
            [2, 6.4],
            [0, 6.6],
          ],
          M.chrome,
          { axis: 'z' },
        ),
      ),
    ),
    rod(1, 3, M.brass, { axis: 'y', at: [0, 0.6, 0] }),
    rod(1, 3, M.brass, { axis: 'y', at: [0, -3.6, 0] }),
  );
