import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, lathe, rod, side, tube } from '../../studio/solids.ts';

export const hacksaw = () =>
  group(
    { turn: [0, 0, 8] },
    bar(
      [
        [-15, 0, 0],
        [-15, 9, 0],
        [15, 9, 0],
        [15, 0, 0],
      ],
      0.7,
      M.chrome,
      2,
    ),
    box(30, 1.2, 0.16, M.tenaz, { at: [0, 0, 0] }),
    rod(0.5, 1.6, M.zinc, { axis: 'z', at: [15, 0, -0.8] }),
    side(
      withHoles(
        outline([
          [-15, 1.4, 1],
          [-15, -2, 1],
          [-22, -6, 3],
          [-26, -3, 2],
          [-25, 7, 2],
          [-18, 9.6, 2],
          [-15, 9.6, 0.6],
        ]),
        outline([
          [-17.4, 0, 1],
          [-22, -2.6, 1.6],
          [-22.6, 4.6, 1.4],
          [-17.8, 6.4, 1],
        ]),
      ),
      2.6,
      M.blue,
      { bevel: 0.7 },
    ),
  );

export const boltCutter = () =>
  group(
    { turn: [0, 0, 36] },
    ...([1, -1] as const).map((up) =>
      group(
        { scale: [1, up, 1] },
        side(
          outline([
            [-4, -0.4],
            [-2, 2.4, 1],
            [3, 2.8, 1],
            [6, 1, 0.6],
            [6, 0.06],
            [-1, 0.06],
          ]),
          2,
          M.iron,
          { bevel: 0.4 },
        ),
        tube(
          [
            [-3, -0.4, 0],
            [-12, -2.6, 0],
            [-34, -4.6, 0],
          ],
          1,
          M.red,
        ),
        tube(
          [
            [-26, -4, 0],
            [-36, -4.8, 0],
          ],
          1.6,
          M.rubber,
        ),
      ),
    ),
    rod(1.1, 2.8, M.zinc, { axis: 'z', at: [-1.4, 0.9, -1.4] }),
    rod(1.1, 2.8, M.zinc, { axis: 'z', at: [-1.4, -0.9, -1.4] }),
  );

export const pipeCutter = () =>
  group(
    { turn: [0, 0, 20] },
    side(
      outline([
        [-1, -3, 1],
        [-1, 6, 1],
        [6, 6, 1],
        [6, 3.6, 0.6],
        [1.6, 3.4, 1],
        [1.6, -3, 0.6],
      ]),
      2.6,
      M.tenaz,
      { bevel: 0.5 },
    ),
    rod(1.4, 1, M.steel, { axis: 'z', at: [4.6, 2.6, -0.5] }),
    box(3, 2.4, 2.2, M.iron, { at: [4, -1.4, 0] }),
    rod(0.8, 7, M.zinc, { axis: 'y', at: [4, -9, 0] }),
    lathe(
      [
        [0, 0],
        [2, 0],
        [2.2, 1],
        [2.2, 4],
        [0, 4.4],
      ],
      M.black,
      { axis: 'y', at: [4, -12, 0] },
    ),
    ...[2.4, 4.6].map((x) => rod(0.6, 2.6, M.steel, { axis: 'z', at: [x, -0.2, -1.3] })),
  );
