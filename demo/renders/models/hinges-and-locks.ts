import type { Look } from '../../catalogue/looks/look.ts';
import { M } from '../studio/materials.ts';
import { circle, outline, plate, withHoles } from '../studio/outline.ts';
import { ball, bar, box, group, lathe, many, ring, rod, side } from '../studio/solids.ts';
import { key } from './padlocks.ts';
import { brand } from './parts.ts';

export function hinge({ kind = 'libro', size = 3 }: Look) {
  const h = size * 2.54;
  const w = h * 0.42;
  const holes = (x: number) =>
    [-0.34, 0, 0.34].map((y, n) => circle(h * 0.035, x + (n === 1 ? w * 0.18 : -w * 0.1), y * h));
  switch (kind) {
    case 'tubular':
      return group(
        {},
        rod(h * 0.16, h * 0.5, M.iron, { axis: 'y', at: [0, -h * 0.5, 0] }),
        rod(h * 0.16, h * 0.5, M.iron, { axis: 'y', at: [0, 0.08, 0] }),
        ball(h * 0.12, M.steel, { at: [0, 0.04, 0] }),
        rod(h * 0.17, 0.3, M.brass, { axis: 'y', at: [0, -0.1, 0] }),
        group(
          { at: [h * 0.5, -h * 0.4, h * 0.2], turn: [0, 0, 76] },
          rod(h * 0.16, h * 0.5, M.iron, { axis: 'y' }),
          rod(h * 0.09, h * 0.34, M.steel, { axis: 'y', at: [0, h * 0.48, 0] }),
        ),
      );
    case 'cazoleta':
      return group(
        { turn: [-50, 0, 10] },
        side(withHoles(plate(7.4, 3, 1.2), circle(0.3, -2.8), circle(0.3, 2.8)), 0.4, M.chrome),
        rod(1.75, 1.4, M.chrome, { axis: 'z', at: [0, -0.6, -1.4] }),
        box(2.2, 9, 1.6, M.chrome, { at: [0, 5.4, 1], r: 0.4 }),
        box(4.6, 2.4, 0.5, M.chrome, { at: [0, 8, 0.2] }),
        rod(0.4, 0.5, M.burnt, { axis: 'z', at: [0, 7, 1.8] }),
        rod(0.4, 0.5, M.burnt, { axis: 'z', at: [0, 4.6, 1.8] }),
      );
    case 'piano':
      return group(
        { turn: [-30, 0, 24] },
        side(
          withHoles(
            plate(30, 2.6, 0.1, 0, 1.6),
            ...Array.from({ length: 8 }, (_, n) => circle(0.24, -13 + n * 3.7, 1.8)),
          ),
          0.2,
          M.brass,
          { bevel: 0.03 },
        ),
        side(
          withHoles(
            plate(30, 2.6, 0.1, 0, -1.6),
            ...Array.from({ length: 8 }, (_, n) => circle(0.24, -13 + n * 3.7, -1.8)),
          ),
          0.2,
          M.brass,
          { bevel: 0.03, turn: [20, 0, 0] },
        ),
        many(20, (n) => rod(0.4, 1.4, M.brass, { at: [-15 + n * 1.5, 0, 0.2] })),
      );
    case 'corredera':
      return group(
        { turn: [0, 26, 0] },
        ...[0, 6].map((z) =>
          group(
            { at: [0, 0, z] },
            side(withHoles(plate(36, 4.4, 0.3), circle(0.5, -14), circle(0.5, 14)), 0.9, M.zinc, { bevel: 0.2 }),
            box(34, 2.6, 1.4, M.steel, { at: [7, 0, 0.6], r: 0.3 }),
            box(32, 1.5, 1.7, M.zinc, { at: [14, 0, 1], r: 0.3 }),
          ),
        ),
      );
    case 'pasador':
      return group(
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
    case 'portacandado':
      return group(
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
    case 'jaladera':
      return group(
        { turn: [0, 20, 0] },
        rod(0.7, 20, M.chrome, { at: [-10, 0, 4] }),
        rod(0.5, 4, M.chrome, { axis: 'z', at: [-6.4, 0, 0] }),
        rod(0.5, 4, M.chrome, { axis: 'z', at: [6.4, 0, 0] }),
      );
    case 'mensula':
      return group(
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
    default:
      return group(
        {},
        side(withHoles(plate(w, h, h * 0.04, w * 0.62), ...holes(w * 0.62)), 0.24, M.zinc, {
          bevel: 0.05,
          turn: [0, -18, 0],
        }),
        side(withHoles(plate(w, h, h * 0.04, -w * 0.62), ...holes(-w * 0.62)), 0.24, M.zinc, {
          bevel: 0.05,
          turn: [0, 24, 0],
        }),
        ...Array.from({ length: 5 }, (_, n) =>
          rod(h * 0.055, h * 0.19, M.zinc, { axis: 'y', at: [0, -h / 2 + (n * h) / 5, 0.1] }),
        ),
        ball(h * 0.06, M.zinc, { at: [0, h * 0.51, 0.1] }),
      );
  }
}

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
