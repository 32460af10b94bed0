import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { flowing, outline, withHoles } from '../../studio/outline.ts';
import { bar, box, group, rod, side } from '../../studio/solids.ts';
import { hoeHead, pickHead, postHoleDigger } from './digging-heads.ts';

const tines = (n: number, wide: number, long: number) =>
  Array.from({ length: n }, (_, at) =>
    bar(
      [
        [(at / (n - 1) - 0.5) * wide, 0, 0],
        [(at / (n - 1) - 0.5) * wide, 0, 2],
        [(at / (n - 1) - 0.5) * wide, -long, 4],
      ],
      0.5,
      M.tenaz,
    ),
  );

const shaftOf = (end: string, l: number) => [
  rod(1.5, l, M.wood, { axis: 'y', at: [0, 0, 0] }),
  ...(end === 'y'
    ? [
        side(
          withHoles(
            outline([
              [-5, l - 3, 2],
              [-2, l - 7, 1],
              [2, l - 7, 1],
              [5, l - 3, 2],
              [5, l + 4, 1.4],
              [-5, l + 4, 1.4],
            ]),
            outline([
              [-2.8, l - 2, 1],
              [2.8, l - 2, 1],
              [2.8, l + 1.4, 0.6],
              [-2.8, l + 1.4, 0.6],
            ]),
          ),
          2.6,
          M.black,
          { bevel: 0.6 },
        ),
      ]
    : []),
];

const shovelHead = () => [
  side(
    flowing([
      [-9, 2],
      [-10, -12],
      [-8, -20],
      [0, -28],
      [8, -20],
      [10, -12],
      [9, 2],
      [2, 4],
      [-2, 4],
    ]),
    0.9,
    M.iron,
    { bevel: 0.3, turn: [-10, 0, 0] },
  ),
  rod(1.9, 16, M.iron, { axis: 'y', at: [0, -8, 0.8] }),
];

/** Long handled tools of garden and site. */
export function longTool({ kind = 'pala', hex: end = 'largo' }: Look) {
  const l = end === 'y' ? 60 : 92;
  const shaft = shaftOf(end, l);
  const head: Record<string, readonly ReturnType<typeof box>[]> = {
    pala: shovelHead(),
    rastrillo: [box(34, 1.6, 1.8, M.tenaz, { at: [0, 0, 0] }), ...tines(14, 32, 6), rod(1.9, 9, M.iron, { axis: 'y' })],
    escoba: Array.from({ length: 22 }, (_, n) =>
      bar(
        [
          [(n - 10.5) * 0.3, 4, 0],
          [(n - 10.5) * 2, -26, 0],
          [(n - 10.5) * 2.05, -29, 3],
        ],
        0.36,
        M.tenaz,
      ),
    ),
    bieldo: [box(18, 1.6, 1.8, M.iron), ...tines(4, 17, 24).map((t) => t), rod(1.9, 9, M.iron, { axis: 'y' })],
    azadon: hoeHead(),
    pico: pickHead(),
    cavahoyos: postHoleDigger(l),
  };
  return group({ turn: [0, -14, 24] }, ...shaft, ...(head[kind] ?? head['pala'] ?? []));
}
