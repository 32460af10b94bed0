import { M } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, rod, side, tube } from '../../studio/solids.ts';

export const triggerSwitch = () =>
  group(
    { turn: [0, 20, 0] },
    box(7, 4.6, 2.6, M.gloss, { r: 0.4 }),
    side(
      outline([
        [2, -2.4, 0.6],
        [5.6, -2.8, 0.8],
        [4.6, 0, 1.4],
        [5.6, 3, 0.6],
        [2, 2.4, 0.4],
      ]),
      2,
      M.tenaz,
      { bevel: 0.4 },
    ),
    rod(0.8, 0.8, M.grey, { at: [4.6, 1.6, 0] }),
    tube(
      [
        [-3.4, 1, 0.6],
        [-7, 2, 2],
        [-9, -1, 3],
      ],
      0.24,
      M.red,
    ),
    tube(
      [
        [-3.4, -1, 0.6],
        [-7, -1, 2],
        [-8.4, -3, 3],
      ],
      0.24,
      M.gloss,
    ),
  );
