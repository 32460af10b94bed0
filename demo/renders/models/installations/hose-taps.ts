import { M } from '../../studio/materials.ts';
import { group, lathe, ring, rod, tube } from '../../studio/solids.ts';

export const hoseTap = (s: number) =>
  group(
    { scale: s },
    tube(
      [
        [-5, 0, 0],
        [0, 0, 0],
        [3, -0.6, 0],
        [4, -3.4, 0],
      ],
      1.3,
      M.brass,
    ),
    ...Array.from({ length: 5 }, (_, n) => ring(1.2, 0.16, M.brass, { axis: 'y', at: [4.1, -3.2 - n * 0.4, 0] })),
    rod(0.9, 3, M.brass, { axis: 'y', at: [0, 0.6, 0] }),
    lathe(
      [
        [0, 0],
        [2.2, 0],
        [2.4, 0.4],
        [2.2, 0.9],
        [0, 0.9],
      ],
      M.red,
      { axis: 'y', at: [0, 3.6, 0] },
    ),
    rod(1.5, 0.9, M.brass, { at: [-4.4, 0, 0], segments: 6 }),
  );
