import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, lathe, ring, rod, side } from '../../studio/solids.ts';

const VISOR = paint('#a9c6d2', { rough: 0.08, opacity: 0.42 });
const EDGE = paint('#8fb0be', { rough: 0.2 });

/** A face shield: a clear visor that hangs from the brow guard, and behind it the harness with its crown strap and the knob that tightens it. */
export const faceShield = () =>
  group(
    { turn: [0, -34, 0] },
    // The harness is an oval, longer from brow to nape.
    ring(8, 0.75, M.black, { axis: 'y', at: [0, 10, -2], scale: [0.95, 1, 1.16] }),
    ring(8, 0.55, M.black, { axis: 'x', arc: 180, at: [0, 10, -2], scale: [1, 0.78, 1.16] }),
    ring(8, 0.55, M.black, { axis: 'z', arc: 180, at: [0, 10, -2], scale: [0.95, 0.78, 1] }),
    rod(2, 2.2, M.gloss, { axis: 'z', at: [0, 9.6, -13] }),
    box(15, 1.5, 0.9, paint('#c9b58a', { rough: 1 }), { at: [0, 10, 6.4], r: 0.4 }),
    ...[-1, 1].map((end) => rod(1.7, 1.2, M.tenaz, { at: [end > 0 ? 8.7 : -9.9, 10, 1] })),
    lathe(
      [
        [10.4, 8.6],
        [11.2, 9],
        [11, 12.2],
        [9.2, 13.6],
        [8.6, 13.2],
        [10, 11.6],
        [10.4, 8.6],
      ],
      M.black,
      { axis: 'y', arc: 190, turn: [0, -95, 0] },
    ),
    lathe(
      [
        [9.9, -12],
        [10.3, 9.4],
      ],
      VISOR,
      { axis: 'y', arc: 180, turn: [0, -90, 0] },
    ),
    ring(9.95, 0.24, EDGE, { axis: 'y', arc: 180, at: [0, -12, 0] }),
    ...[-1, 1].map((end) => rod(0.24, 21, EDGE, { axis: 'y', at: [end * 10.05, -12, 0] })),
    side(
      outline([
        [-2.6, 0, 0.6],
        [2.6, 0, 0.6],
        [2, 1.6, 0.6],
        [-2, 1.6, 0.6],
      ]),
      0.5,
      M.tenaz,
      { at: [0, 10, 11.2] },
    ),
  );
