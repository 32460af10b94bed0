import { M, paint } from '../../studio/materials.ts';
import { group, lathe, many, pipe, rod, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { hex } from '../parts/markings.ts';

/** A handle with four arms and the letter of its water, before the plate that covers the hole in the wall. */
const handle = (x: number, letter: string, tone: string) =>
  group(
    { at: [x, 0, 0] },
    rod(1.15, 4, M.brass, { axis: 'z' }),
    lathe(
      [
        [0, 4],
        [2.9, 4],
        [2.9, 4.3],
        [1.5, 5.3],
        [1.1, 5.6],
        [1.1, 7],
        [0, 7],
      ],
      M.chrome,
      { axis: 'z' },
    ),
    group(
      { at: [0, 0, 7], turn: [0, 0, 22] },
      ...[0, 90, 180, 270].map((turn) =>
        group(
          { turn: [0, 0, turn] },
          lathe(
            [
              [0.42, 0],
              [0.46, 1.4],
              [0.72, 2.5],
              [0.6, 3],
              [0, 3.15],
            ],
            M.chrome,
          ),
        ),
      ),
      rod(1.05, 1.1, M.chrome, { axis: 'z', at: [0, 0, -0.5] }),
    ),
    rod(0.72, 0.2, paint(tone, { rough: 0.3 }), { axis: 'z', at: [0, 0, 7.55] }),
    sticker(1.1, 1.1, writing([letter], 1.1, 1.1, { ink: '#ffffff', fill: 0.9 }), { at: [0, 0, 7.78] }),
  );

/** A shower's mixing valve for the wall: hot and cold on a brass body, threaded ends, the outlet to the shower above. */
export const showerValve = (s: number) =>
  group(
    { scale: s },
    rod(1.25, 13, M.brass, { at: [-6.5, 0, 0] }),
    rod(1.02, 18.4, M.brass, { at: [-9.2, 0, 0] }),
    ...[-6.6, 6.6].map((x) => hex(1.75, 1.2, M.brass, { at: [x - 0.6, 0, 0] })),
    ...[-1, 1].map((end) => many(4, (n) => pipe(1.12, 0.8, 0.26, M.brass, { at: [end * (7.6 + n * 0.42), 0, 0] }))),
    lathe(
      [
        [0, -2],
        [1.5, -2],
        [1.9, -1],
        [1.9, 1],
        [1.5, 2],
        [0, 2],
      ],
      M.brass,
      { axis: 'y' },
    ),
    rod(1.05, 4.4, M.brass, { axis: 'y', at: [0, 1.6, 0] }),
    many(4, (n) => pipe(1.16, 0.8, 0.26, M.brass, { axis: 'y', at: [0, 4.4 + n * 0.42, 0] })),
    handle(-4, 'C', '#b8201c'),
    handle(4, 'F', '#1b5e9e'),
  );
