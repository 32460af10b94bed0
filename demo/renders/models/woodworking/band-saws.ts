import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { bar, box, group, lathe, many, pipe, ring, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { benchSander } from './bench-sanders.ts';
import { metalBandSaw } from './metal-band-saws.ts';
import { scrollSaw } from './scroll-saws.ts';

/** Four machines of the bench that a listing shows side by side. */
export function bandSaw({ kind = 'madera' }: Look) {
  switch (kind) {
    case 'calar':
      return scrollSaw();
    case 'lija':
      return benchSander();
    case 'metal':
      return metalBandSaw();
    default:
      return woodBandSaw();
  }
}

/** Two wheels in round housings, one above the other, with the band between them and the table round it. */
function woodBandSaw() {
  const housing = (y: number, up: boolean) => {
    const s = up ? 1 : -1;
    const shape = outline([
      [-17, -s * 13, 1],
      [17, -s * 13, 3],
      [17, s * 13, 15],
      [-17, s * 13, 15],
    ]);
    return group(
      { at: [0, y, 0] },
      side(shape, 15, M.tenaz, { bevel: 1.4 }),
      ring(11, 0.7, M.black, { axis: 'z', at: [0, 0, 7.4] }),
      rod(3, 1.4, M.black, { axis: 'z', at: [0, 0, 7.2] }),
    );
  };
  return group(
    {},
    housing(13.5, false),
    housing(66, true),
    box(9, 34, 13, M.tenaz, { at: [-12.4, 40, 0], r: 1 }),
    brand('TENAZ', 24, [0, 74.4, 7.6], { height: 4.4 }),
    // The band between guide and table, its teeth toward the viewer.
    box(0.5, 27, 1.7, M.chrome, { at: [11, 40, 0] }),
    many(16, (n) => box(0.5, 0.7, 0.6, M.chrome, { at: [11, 29 + n * 1.5, 1], turn: [30, 0, 0] })),
    rod(1.2, 16, M.steel, { axis: 'y', at: [13.6, 42, -1] }),
    box(5, 4.4, 5, M.black, { at: [11.6, 42.6, 0], r: 0.6 }),
    pipe(1.1, 0.4, 1.2, M.brass, { axis: 'z', at: [9.2, 40.6, 2] }),
    pipe(1.1, 0.4, 1.2, M.brass, { axis: 'z', at: [12.6, 40.6, 2] }),
    box(36, 2, 32, M.alu, { at: [8, 29, 1], r: 0.5 }),
    box(12, 0.3, 0.5, M.gloss, { at: [18, 30.1, 0.4] }),
    box(2.2, 5, 32, M.black, { at: [0, 32.4, 1], r: 0.4 }),
    box(10, 4, 8, M.iron, { at: [6, 26.4, 0], r: 1 }),
    // A board half sawn shows what it cuts.
    box(15, 3.4, 16, paint('#d2a56c', { rough: 0.8 }), { at: [10.6, 31.8, 9.4], r: 0.2 }),
    lathe(
      [
        [0, 0],
        [3.4, 0],
        [3.6, 1.6],
        [0, 2],
      ],
      M.black,
      { axis: 'y', at: [4, 79, 0] },
    ),
    box(5, 7, 1.6, M.gloss, { at: [-12.6, 46, 6.8], r: 0.5 }),
    box(2.6, 2, 0.9, M.green, { at: [-12.6, 47.8, 7.6], r: 0.3 }),
    box(2.6, 2, 0.9, M.red, { at: [-12.6, 44.4, 7.6], r: 0.3 }),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        bar(
          [
            [x * 12, 0, z * 6],
            [x * 19, -34, z * 14],
          ],
          1.9,
          M.burnt,
        ),
      ),
    ),
    box(32, 1.4, 18, M.burnt, { at: [0, -17, 0], r: 0.4 }),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => box(5, 2, 5, M.rubber, { at: [x * 19.4, -34, z * 14.4], r: 0.5 }))),
  );
}
