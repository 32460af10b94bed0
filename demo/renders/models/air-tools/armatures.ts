import { M } from '../../studio/materials.ts';
import { around } from '../../studio/outline.ts';
import { group, many, pipe, rod, side, tube } from '../../studio/solids.ts';

export const armature = () =>
  group(
    { turn: [0, 24, 0] },
    rod(0.5, 20, M.steel, { at: [-10, 0, 0] }),
    side(
      around(48, (n) => (n % 4 < 3 ? 2.6 : 2.2)),
      6,
      M.zinc,
      { turn: [0, 90, 0], at: [0, 0, 0] },
    ),
    many(12, (n) =>
      group(
        { turn: [n * 30, 0, 0] },
        tube(
          [
            [3, 1.6, 0],
            [4.2, 2.2, 0],
            [3.6, 1, 1],
          ],
          0.34,
          M.copper,
        ),
        tube(
          [
            [-3, 1.6, 0],
            [-4.2, 2.2, 0],
            [-3.6, 1, 1],
          ],
          0.34,
          M.copper,
        ),
      ),
    ),
    rod(1.6, 2.4, M.copper, { at: [-7.4, 0, 0] }),
    pipe(1.4, 0.5, 1, M.chrome, { at: [8.4, 0, 0] }),
    pipe(1.3, 0.5, 1, M.chrome, { at: [-9, 0, 0] }),
  );
