import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, rod, side, tube } from '../../studio/solids.ts';

export const groundClamp = () =>
  group(
    { turn: [0, 22, 0] },
    ...([1, -1] as const).map((up) =>
      group(
        { scale: [1, up, 1] },
        side(
          outline([
            [-12, 2, 1],
            [-12, 4, 1],
            [-2, 1.8, 2],
            [7, 1.6, 1],
            [8, 0.1],
            [6, 0.4],
            [-2, -0.2],
          ]),
          2.4,
          M.zinc,
          { bevel: 0.3 },
        ),
        box(9, 1.8, 2.8, M.tenaz, { at: [-9, 3, 0], r: 0.6, turn: [0, 0, -10] }),
      ),
    ),
    rod(0.7, 3.2, M.brass, { axis: 'z', at: [-1.4, 0, -1.6] }),
    tube(
      [
        [-6, 1, 0],
        [-14, 0, 2],
        [-17, -2, 8],
        [-8, -3, 10],
      ],
      0.9,
      M.rubber,
    ),
  );
