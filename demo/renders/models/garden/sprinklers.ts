import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, many, ring, rod, side, tube, type Vec } from '../../studio/solids.ts';

export const impactSprinkler = () =>
  group(
    {},
    rod(0.9, 26, M.zinc, { axis: 'y', at: [0, -26, 0], r2: 0.9 }),
    rod(1.6, 5, M.brass, { axis: 'y' }),
    rod(0.8, 8, M.brass, { at: [0, 5, 0], turn: [0, 0, 26] }),
    bar(
      [
        [-4, 5, 0],
        [-4, 8, 0],
        [3, 9.4, 0],
      ],
      0.4,
      M.brass,
    ),
    box(2, 1.6, 0.4, M.brass, { at: [6.6, 9, 0] }),
    many(8, (n) => ring(1, 0.14, M.steel, { axis: 'y', at: [0, 5.2 + n * 0.36, 0] })),
    box(12, 1.4, 3, M.black, { at: [0, -7, 0] }),
    rod(1, 3, M.brass, { at: [-6, -2, 0] }),
  );

export const oscillatingSprinkler = () =>
  group(
    { turn: [0, 20, 0] },
    bar(
      [
        [-18, 0, -10],
        [18, 0, -10],
      ],
      0.8,
      M.green,
    ),
    bar(
      [
        [-18, 0, 10],
        [18, 0, 10],
      ],
      0.8,
      M.green,
    ),
    ...[-18, 18].map((x) =>
      bar(
        [
          [x, 0, -10],
          [x, 5, 0],
          [x, 0, 10],
        ],
        0.8,
        M.green,
        3,
      ),
    ),
    rod(1.1, 34, M.alu, { at: [-17, 5.4, 0] }),
    many(16, (n) => rod(0.2, 0.6, M.brass, { axis: 'y', at: [-12 + n * 1.6, 6.3, 0] })),
    box(6, 5, 5, M.black, { at: [-19, 5, 0], r: 1 }),
  );

export const hoseReel = () =>
  group(
    {},
    side(
      withHoles(
        outline([
          [-12, -9, 3],
          [-13, 6, 6],
          [0, 12, 8],
          [13, 6, 6],
          [12, -9, 3],
        ]),
        outline([
          [-10, -7, 2],
          [-11, 5, 5],
          [0, 10, 7],
          [11, 5, 5],
          [10, -7, 2],
        ]),
      ),
      9,
      M.green,
      { bevel: 0.6 },
    ),
    box(14, 18, 1, M.green, { at: [0, 0, -4.6], r: 0.6 }),
    // The hose that it is for hangs over it in loops, its end with the coupling down at the side.
    many(11, (n) => {
      const [layer, at] = [Math.floor(n / 4), n % 4];
      const wide = 11.6 + layer * 1.9 + at * 0.12;
      return tube(
        Array.from({ length: 25 }, (_, step): Vec => {
          const angle = (step / 24) * Math.PI * 2;
          const [x, y] = [Math.sin(angle) * wide, Math.cos(angle)];
          return [
            x,
            y > 0 ? 11.4 + layer * 1.7 - (1 - y) * 9 : 2.4 + y * (21 + layer * 1.6 + (n % 3)),
            -2.9 + at * 1.95,
          ];
        }),
        0.92,
        M.yellow,
      );
    }),
    tube(
      [
        [14.6, -6, 3.6],
        [15.6, -14, 4.6],
        [14.8, -22, 5.4],
      ],
      0.92,
      M.yellow,
    ),
    rod(1.25, 3, M.brass, { axis: 'y', at: [14.8, -25, 5.4] }),
  );
