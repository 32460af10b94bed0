import { M, paint } from '../../studio/materials.ts';
import { outline, plate } from '../../studio/outline.ts';
import { box, group, lathe, many, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

const GRIT = paint('#9a5b34', { rough: 1 });

/** Bench sander: a belt of 4 by 36 inches that runs up and over two rollers, and a disc of 6 inches beside it with a table before it. */
export const benchSander = () =>
  group(
    { turn: [0, -20, 0] },
    side(plate(58, 4, 1), 28, M.black, { at: [0, 2, 0], bevel: 0.8 }),
    // The belt, tilted as when a piece is held against its stop.
    group(
      { at: [-9, 26, 0], turn: [0, 0, 58] },
      side(plate(46, 11, 5.4), 10.2, GRIT, { bevel: 0.2 }),
      side(plate(38, 7.4, 3.4), 10.8, M.tenaz, { bevel: 0.3 }),
      rod(4.6, 10.6, M.alu, { axis: 'z', at: [17.6, 0, -5.3] }),
      rod(1.2, 11.6, M.zinc, { axis: 'z', at: [17.6, 0, -5.8] }),
      rod(1.2, 11.6, M.zinc, { axis: 'z', at: [-17.6, 0, -5.8] }),
      box(1.6, 4, 12.6, M.alu, { at: [-17, -8, 0], r: 0.3 }),
    ),
    group({ at: [-9, 26, 5.6], turn: [0, 0, 58] }, brand('TENAZ', 15, [0, 0, 0], { height: 4 })),
    box(12, 22, 8, M.tenaz, { at: [3, 14, -7], r: 1.4 }),
    // The motor lies behind, and the disc is on its shaft.
    rod(7, 20, M.tenaz, { axis: 'z', at: [17, 17, -16] }),
    many(7, (n) => rod(7.2, 0.5, M.black, { axis: 'z', at: [17, 17, -15 + n * 1.5] })),
    lathe(
      [
        [0, 0],
        [8.7, 0],
        [8.7, 2],
        [0, 2],
      ],
      M.alu,
      { axis: 'z', at: [17, 17, 4] },
    ),
    lathe(
      [
        [0, 0],
        [7.62, 0],
        [7.62, 0.4],
        [0, 0.4],
      ],
      GRIT,
      { axis: 'z', at: [17, 17, 6] },
    ),
    box(20, 1.6, 11, M.alu, { at: [17, 15.4, 12.6], r: 0.3 }),
    box(0.5, 0.3, 11, M.gloss, { at: [21, 16.3, 12.6] }),
    side(
      outline([
        [-3, 0],
        [3, 0],
        [5, 9, 1],
        [-5, 9, 1],
      ]),
      2,
      M.burnt,
      { at: [25.6, 6, 11], turn: [0, 90, 0] },
    ),
    box(5.4, 7, 1.4, M.gloss, { at: [3, 12, -2.6], r: 0.5 }),
    box(2.6, 2, 0.9, M.green, { at: [3, 13.8, -1.8], r: 0.3 }),
    box(2.6, 2, 0.9, M.red, { at: [3, 10.4, -1.8], r: 0.3 }),
    ...[-25, 25].flatMap((x) => [-10, 10].map((z) => rod(2, 1.6, M.rubber, { axis: 'y', at: [x, -1.4, z] }))),
  );
