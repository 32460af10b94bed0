import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, many, rod, side, tube } from '../../studio/solids.ts';
import { screen } from './meter-screen.ts';

export const clampMeter = () =>
  group(
    {},
    side(
      outline([
        [-3.4, -10, 1.4],
        [-3.4, 6, 2],
        [3.4, 6, 2],
        [3.4, -10, 1.4],
      ]),
      3.2,
      M.tenaz,
      { bevel: 0.8 },
    ),
    tube(
      [
        [-2.2, 6, 0],
        [-3.8, 10, 0],
        [-1.6, 14, 0],
        [0, 14.4, 0],
      ],
      1.2,
      M.black,
    ),
    tube(
      [
        [2.2, 6, 0],
        [3.8, 10, 0],
        [1.6, 14, 0],
        [0.2, 14.4, 0],
      ],
      1.2,
      M.black,
    ),
    ...screen(-5.6, '0.00'),
    rod(2, 0.6, M.black, { axis: 'z', at: [0, 1.4, 1.5] }),
    box(0.3, 1.4, 0.2, M.white, { at: [0, 2, 2.2] }),
  );

export const multimeter = () =>
  group(
    {},
    side(
      outline([
        [-4.2, -9, 1.6],
        [-4.2, 9, 1.6],
        [4.2, 9, 1.6],
        [4.2, -9, 1.6],
      ]),
      3.4,
      M.yellow,
      { bevel: 0.8 },
    ),
    box(7.4, 16.4, 3.5, M.black, { r: 0.8 }),
    ...screen(5, '220.4'),
    rod(2.5, 0.7, M.grey, { axis: 'z', at: [0, -0.8, 1.6] }),
    box(0.4, 2, 0.3, M.white, { at: [0, 0, 2.4] }),
    many(12, (n) =>
      box(0.2, 0.5, 0.1, M.tenaz, {
        at: [Math.cos(n * 0.52) * 3.1, -0.8 + Math.sin(n * 0.52) * 3.1, 1.78],
        turn: [0, 0, n * 30 + 90],
      }),
    ),
    ...[
      [-2.2, M.gloss],
      [0, M.gloss],
      [2.2, M.red],
    ].map(([x, m]) => rod(0.6, 0.5, m as typeof M.red, { axis: 'z', at: [x as number, -6.4, 1.6] })),
    tube(
      [
        [0, -6.4, 2],
        [1, -10, 4],
        [8, -9, 6],
        [9, 0, 4],
        [9, 6, 3],
      ],
      0.3,
      M.gloss,
    ),
    tube(
      [
        [2.2, -6.4, 2],
        [4, -11, 5],
        [12, -9, 6],
        [12, -1, 4],
        [12, 5, 3],
      ],
      0.3,
      M.red,
    ),
    ...(
      [
        [9, M.gloss],
        [12, M.red],
      ] as const
    ).map(([x, m]) =>
      group({ at: [x, 5, 3], turn: [0, 0, 90] }, rod(0.6, 6, m), rod(0.14, 2.6, M.steel, { at: [6, 0, 0] })),
    ),
  );
