import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { bar, box, group, lathe, rod } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { key } from './padlocks.ts';

export function lock({ kind = 'pomo' }: Look) {
  const knob = (z: number, flip: 1 | -1) =>
    group(
      { at: [0, 0, z], turn: [0, flip < 0 ? 180 : 0, 0] },
      lathe(
        [
          [0, 0],
          [3.2, 0],
          [3.3, 0.4],
          [2.6, 0.9],
          [1.3, 1.2],
          [1.2, 2.6],
          [2.4, 3.4],
          [2.8, 5],
          [2.5, 6.4],
          [0, 6.6],
        ],
        M.chrome,
        { axis: 'z' },
      ),
      ...(kind === 'bano' ? [] : [box(0.24, 1.2, 0.1, M.gloss, { at: [0, 0, 6.62] })]),
    );
  switch (kind) {
    case 'manija':
      return group(
        {},
        ...(
          [
            [2, 1],
            [-2, -1],
          ] as const
        ).map(([z, flip]) =>
          group(
            { at: [0, 0, z], turn: [0, flip < 0 ? 180 : 0, 0] },
            rod(3, 0.9, M.chrome, { axis: 'z' }),
            rod(1, 3.4, M.chrome, { axis: 'z' }),
            bar(
              [
                [0, 0, 3.4],
                [flip * 9, 0, 3.4],
                [flip * 11.6, -0.3, 2.6],
              ],
              0.95,
              M.chrome,
              2,
            ),
          ),
        ),
        box(1, 5, 3, M.brass, { at: [-5.6, 0, 0], r: 0.2 }),
      );
    case 'cerrojo':
      return group(
        {},
        lathe(
          [
            [0, 0],
            [3.2, 0],
            [3.3, 1.4],
            [2.4, 2.4],
            [0, 2.6],
          ],
          M.chrome,
          { axis: 'z' },
        ),
        box(0.24, 1.4, 0.1, M.gloss, { at: [0, 0.2, 2.62] }),
        box(4, 2.4, 1.6, M.brass, { at: [-5, 0, -1], r: 0.3 }),
        rod(1, 7, M.brass, { at: [-9, 0, -1] }),
        key([4.6, -3, 3]),
      );
    case 'digital':
      return group(
        {},
        box(7, 18, 3.4, M.gloss, { at: [0, 2, 0], r: 1.2 }),
        ...Array.from({ length: 12 }, (_, n) =>
          group(
            { at: [-1.9 + (n % 3) * 1.9, 8 - Math.floor(n / 3) * 2.1, 1.7] },
            rod(0.72, 0.2, M.black, { axis: 'z' }),
            brand('123456789*0#'[n] ?? '', 1, [0, 0, 0.22], { height: 1, fill: 0.9 }),
          ),
        ),
        rod(2, 2, M.chrome, { axis: 'z', at: [0, -3, 1.6] }),
        bar(
          [
            [0, -3, 4],
            [8, -3, 4],
          ],
          1,
          M.chrome,
        ),
        brand('BRAVÍO', 3, [0, -6, 1.75], { height: 0.8 }),
      );
    case 'sobreponer':
      return group(
        {},
        box(15, 11, 4, M.iron, { r: 0.8 }),
        box(15.1, 2, 4.1, M.brass, { at: [0, 3.4, 0], r: 0.3 }),
        box(3, 2.4, 2.4, M.brass, { at: [-8.4, 1.8, 0] }),
        box(3, 2.4, 2.4, M.brass, { at: [-8.4, -2.4, 0] }),
        rod(1.6, 1, M.chrome, { axis: 'z', at: [3.4, 0, 2] }),
        box(0.3, 1.4, 0.2, M.gloss, { at: [3.4, 0, 3] }),
        box(3, 11, 4, M.iron, { at: [-13.4, 0, 0], r: 0.5 }),
        brand('BRAVÍO', 5, [1.4, -3.6, 2.05], { height: 1.3 }),
        key([5, -5.2, 5]),
      );
    default:
      return group(
        { turn: [0, -16, 0] },
        knob(2, 1),
        knob(-2, -1),
        rod(1.1, 4, M.zinc, { axis: 'z', at: [0, 0, -2] }),
        box(5, 2.4, 2, M.zinc, { at: [-3.4, 0, 0] }),
        box(0.8, 6, 2.6, M.chrome, { at: [-6.2, 0, 0] }),
        box(1.6, 1.6, 1.6, M.brass, { at: [-7, 0, 0], r: 0.4 }),
      );
  }
}
