import { M } from '../../studio/materials.ts';
import { bar, box, group, rod } from '../../studio/solids.ts';
import { wheelAlongZ } from '../parts/wheels.ts';

export const handTruck = () =>
  group(
    { turn: [0, -30, 0] },
    bar(
      [
        [-18, 4, 0],
        [-18, 116, 0],
        [-12, 126, -2],
        [12, 126, -2],
        [18, 116, 0],
        [18, 4, 0],
      ],
      1.7,
      M.tenaz,
      8,
    ),
    ...[24, 52, 80].map((y) =>
      bar(
        [
          [-18, y, 0],
          [18, y, 0],
        ],
        1.4,
        M.tenaz,
      ),
    ),
    bar(
      [
        [0, 4, 0],
        [0, 80, 0],
      ],
      1.2,
      M.tenaz,
    ),
    box(44, 1, 22, M.iron, { at: [0, 0.6, 12], r: 0.2 }),
    ...[-1, 1].map((x) => group({ at: [x * 25, 12, -7], turn: [0, 90, 0] }, wheelAlongZ(12, 6))),
    ...[-1, 1].map((x) => rod(2.2, 12, M.rubber, { axis: 'y', at: [x * 18, 98, 0] })),
  );
