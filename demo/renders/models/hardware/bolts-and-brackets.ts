import { M } from '../../studio/materials.ts';
import { circle, outline, plate, withHoles } from '../../studio/outline.ts';
import { ball, bar, box, group, ring, rod, side } from '../../studio/solids.ts';

export const barrelBolt = (h: number) =>
  group(
    { turn: [0, 0, 90] },
    side(
      withHoles(
        plate(3.4, h * 0.9, 0.3),
        circle(0.25, -1.2, h * 0.38),
        circle(0.25, 1.2, h * 0.38),
        circle(0.25, -1.2, -h * 0.38),
        circle(0.25, 1.2, -h * 0.38),
      ),
      0.25,
      M.zinc,
    ),
    rod(0.55, h * 1.25, M.chrome, { axis: 'y', at: [0, -h * 0.5, 0.7] }),
    ...[-0.3, 0, 0.3].map((y) => box(2.2, 1, 1.4, M.zinc, { at: [0, y * h, 0.6], r: 0.3 })),
    rod(0.35, 1.6, M.chrome, { axis: 'z', at: [0, h * 0.16, 0.8] }),
    ball(0.55, M.chrome, { at: [0, h * 0.16, 2.6] }),
  );

export const hasp = () =>
  group(
    { turn: [0, 0, 6] },
    side(
      withHoles(
        outline([
          [-7, -1.6, 0.4],
          [-2.4, -1.6, 0.3],
          [-2.4, -1.2],
          [5, -1.2, 1],
          [5, 1.2, 1],
          [-2.4, 1.2],
          [-2.4, 1.6, 0.3],
          [-7, 1.6, 0.4],
        ]),
        circle(0.3, -5.8, 0.8),
        circle(0.3, -5.8, -0.8),
        outline([
          [2.4, -0.4],
          [4, -0.4],
          [4, 0.4],
          [2.4, 0.4],
        ]),
      ),
      0.4,
      M.zinc,
    ),
    rod(0.5, 3.2, M.zinc, { axis: 'y', at: [-2.4, -1.6, 0.2] }),
    bar(
      [
        [3.2, 0, -0.4],
        [3.2, 0, 1.4],
        [3.2, 0.01, 1.6],
      ],
      0.36,
      M.zinc,
    ),
    ring(0.9, 0.3, M.zinc, { axis: 'y', at: [3.2, 0, 1] }),
  );

export const bracket = () =>
  group(
    { turn: [0, 10, 0] },
    box(1, 26, 2.6, M.white, { at: [0, 13, 0], r: 0.3 }),
    box(31, 1, 2.6, M.white, { at: [15, 25.6, 0], r: 0.3 }),
    side(
      outline([
        [0.2, 2],
        [1.6, 2],
        [27, 24.6],
        [27, 25.4],
        [25, 25.4],
      ]),
      0.9,
      M.white,
      { bevel: 0.2 },
    ),
    ...[4, 21].map((y) => rod(0.5, 0.2, M.burnt, { at: [-0.7, y, 0] })),
  );
