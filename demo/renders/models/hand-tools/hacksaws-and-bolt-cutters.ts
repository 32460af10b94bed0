import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, lathe, pipe, rod, side, tube } from '../../studio/solids.ts';
import { knurl } from '../parts/markings.ts';

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
    // The wheel bites into a copper tube that lies on the two rollers.
    lathe(
      [
        [0, -0.5],
        [0.6, -0.5],
        [0.7, -0.16],
        [1.25, 0],
        [0.7, 0.16],
        [0.6, 0.5],
        [0, 0.5],
      ],
      M.steel,
      { axis: 'z', at: [3.9, 4.1, 0] },
    ),
    pipe(1.4, 1.2, 13, M.copper, { axis: 'z', at: [3.9, 1.6, -4.4] }),
    ...[3, 4.8].map((x) => rod(0.62, 2.8, M.steel, { axis: 'z', at: [x, -0.3, -1.4] })),
    box(3.6, 2.2, 2.2, M.iron, { at: [3.9, -1.7, 0] }),
    rod(0.8, 5, M.zinc, { axis: 'y', at: [3.9, -7.4, 0] }),
    knurl(2, 3.6, 18, M.gloss, { at: [3.9, -8.6, 0], turn: [0, 0, 90] }),
  );
