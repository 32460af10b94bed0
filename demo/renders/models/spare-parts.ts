import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { around, outline } from '../studio/outline.ts';
import { box, group, lathe, many, pipe, ring, rod, side, tube } from '../studio/solids.ts';
import { gauge } from './compressors-and-generators.ts';
import { sideHandle } from './parts.ts';

/** Spare parts. */
export function spare({ kind = 'guarda' }: Look) {
  switch (kind) {
    case 'tuercas':
      return group(
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
    case 'mango':
      return group({ turn: [0, 0, -64] }, sideHandle({}, 11));
    case 'plato':
      return group(
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
    case 'inducido':
      return group(
        { turn: [0, 24, 0] },
        rod(0.5, 20, M.steel, { at: [-10, 0, 0] }),
        side(
          around(48, (n) => (n % 4 < 3 ? 2.6 : 2.2)),
          6,
          M.zinc,
          { turn: [0, 90, 0], at: [0, 0, 0] },
        ),
        many(12, (n) =>
          group(
            { turn: [n * 30, 0, 0] },
            tube(
              [
                [3, 1.6, 0],
                [4.2, 2.2, 0],
                [3.6, 1, 1],
              ],
              0.34,
              M.copper,
            ),
            tube(
              [
                [-3, 1.6, 0],
                [-4.2, 2.2, 0],
                [-3.6, 1, 1],
              ],
              0.34,
              M.copper,
            ),
          ),
        ),
        rod(1.6, 2.4, M.copper, { at: [-7.4, 0, 0] }),
        pipe(1.4, 0.5, 1, M.chrome, { at: [8.4, 0, 0] }),
        pipe(1.3, 0.5, 1, M.chrome, { at: [-9, 0, 0] }),
      );
    case 'interruptor':
      return group(
        { turn: [0, 20, 0] },
        box(7, 3.6, 2.6, M.gloss, { r: 0.4 }),
        box(3, 1.2, 1.6, M.tenaz, { at: [-0.6, 2.2, 0], r: 0.3 }),
        many(4, (n) => box(0.7, 1.4, 0.2, M.brass, { at: [-2.4 + n * 1.6, -2.4, 0] })),
      );
    case 'gatillo':
      return group(
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
    case 'filtro':
      return group(
        {},
        rod(6, 1.6, M.black, { axis: 'y' }),
        side(
          around(96, (n) => (n % 2 ? 5.6 : 4.9)),
          12,
          M.paper,
          { turn: [90, 0, 0], at: [0, 7.4, 0], bevel: 0 },
        ),
        pipe(6, 2.6, 1.6, M.black, { axis: 'y', at: [0, 14, 0] }),
      );
    case 'lanza':
      return group(
        { turn: [0, 0, 18] },
        rod(0.7, 26, M.steel, { at: [2, 0, 0] }),
        lathe(
          [
            [0, 0],
            [1.2, 0],
            [1.3, 3],
            [0.8, 3.4],
            [0, 3.4],
          ],
          M.yellow,
          { at: [27, 0, 0] },
        ),
        side(
          outline([
            [-8, 1.4, 1],
            [4, 1.4, 0.8],
            [4, -1.4, 0.6],
            [-2, -1.6, 1],
            [-6, -8, 1],
            [-9.4, -7, 1],
            [-7, -1, 2],
          ]),
          2.6,
          M.black,
          { bevel: 0.7 },
        ),
        box(1, 4, 1.4, M.tenaz, { at: [-2.4, -4, 0], turn: [0, 0, -24], r: 0.3 }),
      );
    case 'presostato':
      return group(
        { turn: [0, -14, 0] },
        box(7, 9, 6.4, M.black, { at: [0, 4.4, 0], r: 0.8 }),
        rod(1.6, 2, M.tenaz, { axis: 'y', at: [0, 8.6, 0] }),
        box(9, 2.6, 5, M.alu, { at: [0, -1.4, 0], r: 0.4 }),
        gauge([0, -1.2, 3.4], 1.4),
        rod(0.9, 3, M.brass, { at: [4.4, -1.4, 0] }),
        rod(0.9, 3, M.brass, { at: [-7.4, -1.4, 0] }),
      );
    case 'porta-electrodo':
      return group(
        { turn: [0, 24, 0] },
        lathe(
          [
            [0, -14],
            [1.5, -14],
            [1.8, -13],
            [1.5, -6],
            [2, 0],
            [1.6, 2],
            [0, 2],
          ],
          M.tenaz,
        ),
        side(
          outline([
            [1, 0.3, 0.3],
            [8, 1.4, 0.6],
            [9, 0.2, 0.4],
            [1, -0.4],
          ]),
          1.8,
          M.brass,
        ),
        side(
          outline([
            [1, -0.6],
            [9, 0, 0.4],
            [8, -1.6, 0.6],
            [1, -1.4, 0.4],
          ]),
          1.8,
          M.brass,
        ),
        rod(0.24, 12, paint('#b98d6a', { rough: 0.9 }), { at: [8, 0.1, 0], turn: [0, 0, 50] }),
        tube(
          [
            [-14, 0, 0],
            [-19, -1, 1],
            [-20, -1.4, 8],
            [-10, -1.4, 10],
          ],
          0.9,
          M.rubber,
        ),
      );
    case 'pinza-tierra':
      return group(
        { turn: [0, 22, 0] },
        ...([1, -1] as const).map((up) =>
          group(
            { scale: [1, up, 1] },
            side(
              outline([
                [-12, 2, 1],
                [-12, 4, 1],
                [-2, 1.8, 2],
                [7, 1.6, 1],
                [8, 0.1],
                [6, 0.4],
                [-2, -0.2],
              ]),
              2.4,
              M.zinc,
              { bevel: 0.3 },
            ),
            box(9, 1.8, 2.8, M.tenaz, { at: [-9, 3, 0], r: 0.6, turn: [0, 0, -10] }),
          ),
        ),
        rod(0.7, 3.2, M.brass, { axis: 'z', at: [-1.4, 0, -1.6] }),
        tube(
          [
            [-6, 1, 0],
            [-14, 0, 2],
            [-17, -2, 8],
            [-8, -3, 10],
          ],
          0.9,
          M.rubber,
        ),
      );
    case 'sanitario':
      return group(
        {},
        rod(2.6, 5, M.white, { axis: 'y', at: [-5, 0, 0] }),
        rod(0.9, 15, M.white, { axis: 'y', at: [-5, 4, 0] }),
        lathe(
          [
            [0, 0],
            [3, 0],
            [3, 5],
            [2, 6],
            [0, 6],
          ],
          M.grey,
          { axis: 'y', at: [-5, 12, 0] },
        ),
        rod(1.3, 14, M.white, { axis: 'y', at: [4, 0, 0] }),
        lathe(
          [
            [0, 0],
            [4.2, 0],
            [4, 1.6],
            [2, 2.6],
            [0, 2.6],
          ],
          M.red,
          { axis: 'y', at: [4, -1, 0] },
        ),
        many(6, (n) => ring(0.34, 0.1, M.chrome, { axis: n % 2 ? 'z' : 'x', at: [7 + n * 0.3, 4 + n * 0.8, 0] })),
        box(7, 1, 1, M.chrome, { at: [5, 16, 0], r: 0.4 }),
      );
    case 'sapo':
      return group(
        {},
        lathe(
          [
            [0, 0],
            [3.6, 0],
            [3.8, 0.6],
            [3, 1.4],
            [1.4, 2.2],
            [0, 2.2],
          ],
          M.red,
          { axis: 'y' },
        ),
        rod(2.2, 2, M.white, { axis: 'y', at: [0, -1.8, 0] }),
        side(
          outline([
            [-1, 1.6, 0.4],
            [-6, 3.6, 0.6],
            [-6, 4.6, 0.4],
            [0, 3, 0.6],
          ]),
          4,
          M.red,
        ),
        ...Array.from({ length: 9 }, (_, n) =>
          ring(0.42, 0.12, M.chrome, { axis: n % 2 ? 'z' : 'x', at: [2 + n * 0.5, 2.4 + Math.sin(n * 0.5) * 2, 1] }),
        ),
      );
    default:
      return group(
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
  }
}
