import { M } from '../../studio/materials.ts';
import { box, group, lathe, many, pipe, rod, tube, type Vec } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

export const torch = () =>
  group(
    { turn: [0, 0, 6] },
    lathe(
      [
        [0, -12],
        [1.7, -12],
        [1.9, -11.4],
        [1.9, 2],
        [2, 3],
        [3, 6],
        [3.1, 8.6],
        [2.6, 8.8],
        [2.4, 7.4],
        [0, 7.2],
      ],
      M.burnt,
    ),
    rod(2.4, 0.3, M.glow, { at: [7.4, 0, 0] }),
    many(9, (n) => pipe(2.02, 1.6, 0.34, M.rubber, { at: [-10 + n * 0.9, 0, 0] })),
    box(1.6, 0.5, 1.2, M.tenaz, { at: [1, 2, 0], r: 0.2 }),
    brand('TENAZ', 4, [-0.6, 0, 2.0], { height: 1.2, fill: 0.8 }),
  );

export const headlamp = () =>
  group(
    {},
    tube(
      Array.from({ length: 13 }, (_, n): Vec => [Math.sin(n * 0.524) * 9.5, 0, Math.cos(n * 0.524) * 9.5 - 9]),
      1.1,
      M.tenaz,
    ),
    box(7, 5, 4, M.black, { at: [0, 0, 1.6], r: 1.4 }),
    rod(1.9, 0.8, M.chrome, { axis: 'z', at: [0, 0, 3.4] }),
    rod(1.6, 0.5, M.glow, { axis: 'z', at: [0, 0, 3.8] }),
  );
