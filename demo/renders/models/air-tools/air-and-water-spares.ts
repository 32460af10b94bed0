import { M } from '../../studio/materials.ts';
import { around, outline } from '../../studio/outline.ts';
import { box, group, lathe, many, pipe, ring, rod, side } from '../../studio/solids.ts';

export const airFilter = () =>
  group(
    {},
    rod(6, 1.6, M.black, { axis: 'y' }),
    side(
      around(96, (n) => (n % 2 ? 5.6 : 4.9)),
      12,
      M.paper,
      { turn: [90, 0, 0], at: [0, 7.4, 0], bevel: 0 },
    ),
    pipe(6, 2.6, 1.6, M.black, { axis: 'y', at: [0, 14, 0] }),
  );

export const washerLance = () =>
  group(
    { turn: [0, 0, 18] },
    rod(0.7, 26, M.steel, { at: [2, 0, 0] }),
    lathe(
      [
        [0, 0],
        [1.2, 0],
        [1.3, 3],
        [0.8, 3.4],
        [0, 3.4],
      ],
      M.yellow,
      { at: [27, 0, 0] },
    ),
    side(
      outline([
        [-8, 1.4, 1],
        [4, 1.4, 0.8],
        [4, -1.4, 0.6],
        [-2, -1.6, 1],
        [-6, -8, 1],
        [-9.4, -7, 1],
        [-7, -1, 2],
      ]),
      2.6,
      M.black,
      { bevel: 0.7 },
    ),
    box(1, 4, 1.4, M.tenaz, { at: [-2.4, -4, 0], turn: [0, 0, -24], r: 0.3 }),
  );

export const toiletValve = () =>
  group(
    {},
    rod(2.6, 5, M.white, { axis: 'y', at: [-5, 0, 0] }),
    rod(0.9, 15, M.white, { axis: 'y', at: [-5, 4, 0] }),
    lathe(
      [
        [0, 0],
        [3, 0],
        [3, 5],
        [2, 6],
        [0, 6],
      ],
      M.grey,
      { axis: 'y', at: [-5, 12, 0] },
    ),
    rod(1.3, 14, M.white, { axis: 'y', at: [4, 0, 0] }),
    lathe(
      [
        [0, 0],
        [4.2, 0],
        [4, 1.6],
        [2, 2.6],
        [0, 2.6],
      ],
      M.red,
      { axis: 'y', at: [4, -1, 0] },
    ),
    many(6, (n) => ring(0.34, 0.1, M.chrome, { axis: n % 2 ? 'z' : 'x', at: [7 + n * 0.3, 4 + n * 0.8, 0] })),
    box(7, 1, 1, M.chrome, { at: [5, 16, 0], r: 0.4 }),
  );

export const flapper = () =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [3.6, 0],
        [3.8, 0.6],
        [3, 1.4],
        [1.4, 2.2],
        [0, 2.2],
      ],
      M.red,
      { axis: 'y' },
    ),
    rod(2.2, 2, M.white, { axis: 'y', at: [0, -1.8, 0] }),
    side(
      outline([
        [-1, 1.6, 0.4],
        [-6, 3.6, 0.6],
        [-6, 4.6, 0.4],
        [0, 3, 0.6],
      ]),
      4,
      M.red,
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      ring(0.42, 0.12, M.chrome, { axis: n % 2 ? 'z' : 'x', at: [2 + n * 0.5, 2.4 + Math.sin(n * 0.5) * 2, 1] }),
    ),
  );
