import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, many, pipe, rod, side } from '../../studio/solids.ts';

export const flangeNuts = () =>
  group(
    {},
    ...[-4, 4].map((x) =>
      group(
        { at: [x, 0.6, 2] },
        pipe(3, 1.1, 1.1, M.zinc, { axis: 'y' }),
        many(4, (n) =>
          rod(0.4, 0.3, M.gloss, { axis: 'y', at: [Math.cos(n * 1.57) * 2, 0.5, Math.sin(n * 1.57) * 2] }),
        ),
      ),
    ),
    group(
      { at: [0, 0.4, -4], turn: [0, 16, 0] },
      side(
        outline([
          [-8, -1, 0.6],
          [3, -0.8],
          [5, -2.6, 1],
          [7.6, -2.6, 0.5],
          [6, 0],
          [7.6, 2.6, 0.5],
          [5, 2.6, 1],
          [3, 0.8],
          [-8, 1, 0.6],
        ]),
        0.6,
        M.zinc,
        { turn: [90, 0, 0] },
      ),
    ),
  );

export const backingPad = () =>
  group(
    { turn: [-50, 0, 12] },
    lathe(
      [
        [0, 0],
        [6, 0],
        [6.4, 0.5],
        [5.6, 1.4],
        [2, 2],
        [0, 2],
      ],
      M.rubber,
      { axis: 'z' },
    ),
    rod(0.9, 2.4, M.zinc, { axis: 'z', at: [0, 0, 1.8] }),
    many(8, (n) =>
      rod(0.6, 0.2, M.gloss, { axis: 'z', at: [Math.cos(n * 0.785) * 4.2, Math.sin(n * 0.785) * 4.2, 1.45] }),
    ),
  );

export const guard = () =>
  group(
    { turn: [-40, 0, 20] },
    lathe(
      [
        [2, 0],
        [7, 0],
        [7.3, 0.3],
        [7.3, 2.6],
        [7, 2.6],
        [7, 0.4],
        [2, 0.4],
      ],
      M.burnt,
      { axis: 'z', arc: 200 },
    ),
    pipe(2.2, 1.8, 1.6, M.burnt, { axis: 'z' }),
    box(1.6, 1, 1.4, M.zinc, { at: [2.6, 0, 0.3] }),
  );
