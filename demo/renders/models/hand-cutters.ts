import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, lathe, many, rod, side, tube } from '../studio/solids.ts';
import { brand } from './parts.ts';

/** Cutters of pipe, bolt, hacksaw, knives. */
export function handCutter({ kind = 'cuter' }: Look) {
  switch (kind) {
    case 'cuter-chico':
    case 'cuter': {
      const s = kind === 'cuter' ? 1 : 0.7;
      return group(
        { turn: [0, 24, 0] },
        side(
          outline([
            [-9, -1.5 * s, 0.8],
            [-9, 1.5 * s, 0.8],
            [6, 1.3 * s, 0.6],
            [8, 0.9 * s, 0.4],
            [8, -1.2 * s, 0.4],
          ]),
          1.8 * s,
          kind === 'cuter' ? M.yellow : M.tenaz,
          { turn: [90, 0, 0], bevel: 0.4 },
        ),
        box(11, 0.5, 1.4 * s, M.gloss, { at: [-1, 0.9 * s, 0], r: 0.2 }),
        box(2.2, 0.8, 1.6 * s, M.black, { at: [-2, 1.1 * s, 0], r: 0.3 }),
        side(
          outline([
            [6, -0.9 * s],
            [13, -0.9 * s],
            [11.6, 0.9 * s],
            [6, 0.9 * s],
          ]),
          0.12,
          M.steel,
          { turn: [90, 0, 0], bevel: 0.01 },
        ),
        ...[8.4, 9.8, 11].map((x) => box(0.05, 0.14, 1.8 * s, M.burnt, { at: [x, 0.02, 0], turn: [0, -34, 0] })),
      );
    }
    case 'navaja':
      return group(
        { turn: [0, 24, 0] },
        side(
          outline([
            [-9, -1.6, 1],
            [-8, 1.6, 1],
            [4, 1.7, 1],
            [7, 0.6, 0.6],
            [7, -0.8, 0.6],
            [0, -1.6, 2],
          ]),
          1.7,
          M.alu,
          { turn: [90, 0, 0], bevel: 0.5 },
        ),
        box(2.4, 0.8, 1, M.black, { at: [-1, 1, 0], r: 0.3 }),
        side(
          outline([
            [6.4, -0.9],
            [9.4, -0.9],
            [8.2, 0.9],
            [6.4, 0.9],
          ]),
          0.1,
          M.steel,
          { turn: [90, 0, 0], bevel: 0.01 },
        ),
        brand('BRAVÍO', 4, [-4, 0.88, 0], { turn: [-90, 0, 0], ink: '#33373a', height: 1 }),
      );
    case 'repuesto':
      return group(
        { turn: [0, 20, 0] },
        box(12, 1.6, 3.4, M.yellow, { r: 0.4 }),
        ...Array.from({ length: 4 }, (_, n) =>
          group(
            { at: [1 + n * 0.6, 0.9 + n * 0.12, 2 + n * 1.6], turn: [0, n * 6, 0] },
            side(
              outline([
                [-6, -0.9],
                [5, -0.9],
                [6, 0.9],
                [-6, 0.9],
              ]),
              0.1,
              M.steel,
              { turn: [90, 0, 0], bevel: 0.01 },
            ),
            many(7, (k) => box(0.06, 0.13, 1.8, M.burnt, { at: [-4.4 + k * 1.4, 0.01, 0], turn: [0, -30, 0] })),
          ),
        ),
      );
    case 'segueta':
      return group(
        { turn: [0, 0, 8] },
        bar(
          [
            [-15, 0, 0],
            [-15, 9, 0],
            [15, 9, 0],
            [15, 0, 0],
          ],
          0.7,
          M.chrome,
          2,
        ),
        box(30, 1.2, 0.16, M.tenaz, { at: [0, 0, 0] }),
        rod(0.5, 1.6, M.zinc, { axis: 'z', at: [15, 0, -0.8] }),
        side(
          withHoles(
            outline([
              [-15, 1.4, 1],
              [-15, -2, 1],
              [-22, -6, 3],
              [-26, -3, 2],
              [-25, 7, 2],
              [-18, 9.6, 2],
              [-15, 9.6, 0.6],
            ]),
            outline([
              [-17.4, 0, 1],
              [-22, -2.6, 1.6],
              [-22.6, 4.6, 1.4],
              [-17.8, 6.4, 1],
            ]),
          ),
          2.6,
          M.blue,
          { bevel: 0.7 },
        ),
      );
    case 'pernos':
      return group(
        { turn: [0, 0, 36] },
        ...([1, -1] as const).map((up) =>
          group(
            { scale: [1, up, 1] },
            side(
              outline([
                [-4, -0.4],
                [-2, 2.4, 1],
                [3, 2.8, 1],
                [6, 1, 0.6],
                [6, 0.06],
                [-1, 0.06],
              ]),
              2,
              M.iron,
              { bevel: 0.4 },
            ),
            tube(
              [
                [-3, -0.4, 0],
                [-12, -2.6, 0],
                [-34, -4.6, 0],
              ],
              1,
              M.red,
            ),
            tube(
              [
                [-26, -4, 0],
                [-36, -4.8, 0],
              ],
              1.6,
              M.rubber,
            ),
          ),
        ),
        rod(1.1, 2.8, M.zinc, { axis: 'z', at: [-1.4, 0.9, -1.4] }),
        rod(1.1, 2.8, M.zinc, { axis: 'z', at: [-1.4, -0.9, -1.4] }),
      );
    case 'tubo':
      return group(
        { turn: [0, 0, 20] },
        side(
          outline([
            [-1, -3, 1],
            [-1, 6, 1],
            [6, 6, 1],
            [6, 3.6, 0.6],
            [1.6, 3.4, 1],
            [1.6, -3, 0.6],
          ]),
          2.6,
          M.tenaz,
          { bevel: 0.5 },
        ),
        rod(1.4, 1, M.steel, { axis: 'z', at: [4.6, 2.6, -0.5] }),
        box(3, 2.4, 2.2, M.iron, { at: [4, -1.4, 0] }),
        rod(0.8, 7, M.zinc, { axis: 'y', at: [4, -9, 0] }),
        lathe(
          [
            [0, 0],
            [2, 0],
            [2.2, 1],
            [2.2, 4],
            [0, 4.4],
          ],
          M.black,
          { axis: 'y', at: [4, -12, 0] },
        ),
        ...[2.4, 4.6].map((x) => rod(0.6, 2.6, M.steel, { axis: 'z', at: [x, -0.2, -1.3] })),
      );
    default:
      return group(
        { turn: [0, 0, 34] },
        side(
          outline([
            [-1, -1.4],
            [0, 3, 1],
            [5, 4.4, 2],
            [9, 2.4, 1],
            [4, 0.4, 1],
          ]),
          1.6,
          M.tenaz,
          { bevel: 0.4 },
        ),
        side(
          outline([
            [-1, 0],
            [3, -4, 2],
            [8, -3.6, 1],
            [4, 0.4, 2],
          ]),
          2,
          M.tenaz,
          { bevel: 0.5 },
        ),
        tube(
          [
            [0, 0, 0],
            [-8, 2.4, 0],
            [-15, 3, 0],
          ],
          1.2,
          M.tenaz,
        ),
        tube(
          [
            [0, -1, 0],
            [-7, -4, 0],
            [-14, -5, 0],
          ],
          1.2,
          M.tenaz,
        ),
        side(
          outline([
            [2, 0.6],
            [8, 1.6, 0.6],
            [7, 3, 0.6],
            [1, 2],
          ]),
          0.5,
          M.steel,
          { at: [0, 0, 1] },
        ),
      );
  }
}
