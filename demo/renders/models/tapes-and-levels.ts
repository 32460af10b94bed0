import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { circle, outline, withHoles } from '../studio/outline.ts';
import { bar, box, group, many, ring, rod, side, sticker, tube } from '../studio/solids.ts';
import { printed } from '../studio/writing.ts';
import { brand, wheelAlongZ } from './parts.ts';

export const SCREEN = paint('#b8c6b4', { rough: 0.3 });

const rule = (w: number, h: number) =>
  printed(`rule ${w} ${h}`, 1024, 64, (pen) => {
    pen.fillStyle = '#f4c400';
    pen.fillRect(0, 0, 1024, 64);
    pen.fillStyle = '#1a1a18';
    for (let n = 0; n < 102; n++) pen.fillRect(n * 10, 0, 2, n % 10 === 0 ? 34 : n % 5 === 0 ? 24 : 15);
    pen.font = '700 26px "Barlow Condensed"';
    for (let n = 1; n < 10; n++) pen.fillText(String(n), n * 100 + 5, 58);
  });

export function tape({ size = 5, kind = 'flexometro' }: Look) {
  const s = 0.85 + size / 28;
  if (kind === 'odometro')
    return group(
      {},
      wheelAlongZ(16, 3, M.tenaz, { at: [0, 16, 0] }),
      bar(
        [
          [0, 16, 3],
          [-14, 50, 3],
          [-34, 88, 0],
          [-40, 90, 0],
        ],
        1.4,
        M.black,
        4,
      ),
      rod(1.8, 10, M.rubber, { at: [-48, 91, 0] }),
      box(7, 5, 5, M.yellow, { at: [-8, 34, 2], r: 1 }),
      brand('00345', 5, [-8, 34.6, 4.6], { ink: '#1a1a18', height: 2 }),
    );
  if (kind === 'larga')
    return group(
      {},
      side(
        withHoles(
          outline([
            [-9, -9, 6],
            [-9, 9, 6],
            [9, 9, 6],
            [9, -9, 6],
          ]),
          circle(2),
        ),
        3,
        M.tenaz,
        { bevel: 0.8 },
      ),
      rod(7.4, 2.2, M.white, { axis: 'z', at: [0, 0, -1.1] }),
      side(
        outline([
          [6, -9, 2],
          [16, -9, 1],
          [16, -6, 1],
          [9, -4, 2],
        ]),
        3,
        M.black,
      ),
      sticker(14, 1.4, rule(14, 1.4), { at: [20, -7.6, 0.2] }),
      bar(
        [
          [0, 0, 1.6],
          [5, 3, 2.4],
          [5, 3, 4.6],
        ],
        0.6,
        M.black,
      ),
      brand('50 m', 6, [0, -4, 1.52], { height: 2.4 }),
    );
  if (kind === 'gis')
    return group(
      {},
      side(
        outline([
          [-8, -4, 3],
          [-9, 5, 4],
          [-2, 7, 4],
          [7, 3, 3],
          [10, -1, 1],
          [8, -4, 2],
        ]),
        3.6,
        M.blue,
        { bevel: 1 },
      ),
      bar(
        [
          [-2, 1, 1.8],
          [3, 4, 2.6],
          [3, 4, 4],
        ],
        0.5,
        M.zinc,
      ),
      tube(
        [
          [10, -1.4, 0],
          [15, -2.4, 0],
          [20, -4, 1],
        ],
        0.2,
        M.blue,
      ),
      ring(0.9, 0.16, M.zinc, { axis: 'z', at: [20.8, -4.2, 1] }),
      brand('BRAVÍO', 6, [-1, 1.4, 1.83]),
    );
  const shell = kind === 'magnetico' ? M.rubber : M.yellow;
  return group(
    { scale: s },
    side(
      outline([
        [-3.6, 0, 0.7],
        [-3.6, 5, 2.2],
        [-1, 7.4, 2.4],
        [2.6, 6.6, 2.2],
        [3.9, 4, 1.6],
        [3.9, 0, 0.6],
      ]),
      3.6,
      shell,
      { bevel: 0.7 },
    ),
    side(
      outline([
        [-2.7, 0.9, 1],
        [-2.7, 4.8, 1.8],
        [-0.6, 6.4, 1.8],
        [2, 5.7, 1.6],
        [3, 3.6, 1.2],
        [3, 0.9, 0.8],
      ]),
      3.7,
      kind === 'magnetico' ? M.tenaz : M.black,
      { bevel: 0.2 },
    ),
    brand(`${size} m`, 3.6, [0.1, 3.4, 1.9], { height: 2 }),
    brand('BRAVÍO', 2.6, [0.1, 1.7, 1.9], { height: 0.7 }),
    sticker(9, 2.3, rule(9, 2.3), { at: [8.2, 0.55, 0], turn: [-86, 0, 0] }),
    box(9, 0.06, 2.4, M.steel, { at: [8.2, 0.46, 0] }),
    box(0.16, 1.4, 1.9, M.zinc, { at: [12.7, 0.1, 0] }),
    box(1.2, 1.6, 1.6, M.tenaz, { at: [3.6, 2.4, 0], r: 0.3 }),
  );
}

export function level({ size = 24, kind = 'gota' }: Look) {
  const l = size * 2.54;
  const vial = (x: number, turn: number) =>
    group(
      { at: [x, 0, 0], turn: [0, 0, turn] },
      rod(0.9, 3.6, paint('#cfe65a', { rough: 0.15 }), { at: [-1.8, 0, 0] }),
      rod(0.4, 0.9, M.white, { at: [-0.4, 0.3, 0.6] }),
      ...[-0.8, 0.8].map((at) => ring(0.92, 0.06, M.gloss, { at: [at, 0, 0] })),
    );
  const h = size < 10 ? 3.2 : 5;
  if (kind === 'manguera')
    return group(
      {},
      many(8, (n) =>
        ring(12, 0.6, paint('#bcd6d8', { rough: 0.2 }), {
          axis: 'y',
          at: [Math.sin(n * 2) * 0.6, 0.6 + n * 1, Math.cos(n * 2) * 0.6],
        }),
      ),
      ...[-4, 4].map((x) =>
        group(
          { at: [x, 0, 14] },
          rod(1, 16, paint('#dfeaec', { rough: 0.2 }), { axis: 'y' }),
          rod(0.9, 8, paint('#d8431c', { rough: 0.2 }), { axis: 'y', at: [0, 0.2, 0.2] }),
          rod(1.2, 1.4, M.yellow, { axis: 'y', at: [0, 16, 0] }),
        ),
      ),
    );
  return group(
    { turn: [0, 16, 0] },
    side(
      withHoles(
        outline([
          [-l / 2, -h / 2, size < 10 ? 0.3 : 0.2],
          [l / 2, -h / 2, 0.2],
          [l / 2, h / 2, 0.2],
          [-l / 2, h / 2, 0.2],
        ]),
        ...[-0.4, 0, 0.4].map((f) =>
          outline([
            [l * f - 2.3, -1.2, 0.8],
            [l * f + 2.3, -1.2, 0.8],
            [l * f + 2.3, 1.2, 0.8],
            [l * f - 2.3, 1.2, 0.8],
          ]),
        ),
        ...(size > 20
          ? [-0.2, 0.2].map((f) =>
              outline([
                [l * f - 4, -1.2, 1],
                [l * f + 4, -1.2, 1],
                [l * f + 4, 1.2, 1],
                [l * f - 4, 1.2, 1],
              ]),
            )
          : []),
      ),
      2.4,
      kind === 'aluminio' ? M.alu : M.tenaz,
      { bevel: 0.16 },
    ),
    vial(0, 0),
    vial(-l * 0.4, 90),
    vial(l * 0.4, 45),
    ...[-1, 1].map((x) => box(0.9, h * 1.02, 2.5, M.black, { at: [x * l * 0.5, 0, 0], r: 0.3 })),
    box(l * 0.99, 0.3, 2.46, M.alu, { at: [0, -h / 2 + 0.1, 0] }),
    brand('BRAVÍO', 7 * (size > 20 ? 1.2 : 0.5), [-l * (size > 20 ? 0.3 : 0.2), h * 0.38, 1.22], {
      height: size > 20 ? 1 : 0.6,
    }),
  );
}
