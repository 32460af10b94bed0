import { M } from '../../studio/materials.ts';
import { box, group, lathe, many, rod } from '../../studio/solids.ts';

export const tyre = () =>
  group(
    { turn: [0, -26, 0] },
    lathe(
      [
        [10.4, -2.6],
        [11.4, -4],
        [14.6, -4.8],
        [16.8, -3.8],
        [17.6, -1.8],
        [17.6, 1.8],
        [16.8, 3.8],
        [14.6, 4.8],
        [11.4, 4],
        [10.4, 2.6],
      ],
      M.rubber,
      { axis: 'z' },
    ),
    lathe(
      [
        [2.6, -1.6],
        [9.4, -1.2],
        [10, -2.8],
        [11.2, -3.4],
        [11.2, 3.4],
        [10, 2.8],
        [9.4, 1.2],
        [2.6, 1.6],
      ],
      M.tenaz,
      { axis: 'z' },
    ),
    rod(2.6, 11, M.zinc, { axis: 'z', at: [0, 0, -5.5] }),
    rod(1.2, 18, M.steel, { axis: 'z', at: [0, 0, -9] }),
    rod(0.4, 2.4, M.black, { axis: 'z', at: [8.4, 0, 1.2] }),
    many(36, (n) =>
      group(
        { turn: [0, 0, n * 10] },
        box(0.8, 2, 3.4, M.rubber, { at: [17.5, 0, 1.9], turn: [24, 0, 0], r: 0.2 }),
        box(0.8, 2, 3.4, M.rubber, { at: [17.5, 1.5, -1.9], turn: [-24, 0, 0], r: 0.2 }),
      ),
    ),
  );
