import { M, paint } from '../../studio/materials.ts';
import { bar, box, group, lathe, many, rod, sticker } from '../../studio/solids.ts';
import { bucket, glass, INK, sign, swatches, wall } from './props.ts';

/** The shop front: one storey, a canopy in the swatches, two windows and the door. */
export function front() {
  return group(
    {},
    box(1000, 420, 30, wall, { at: [0, 210, -15], r: 1 }),
    box(1000, 90, 60, paint(INK, { rough: 0.6 }), { at: [0, 420, -4], r: 2 }),
    sticker(640, 78, sign(640, 78, 'LA FRAGUA', INK), { at: [-120, 424, 27] }),
    sticker(250, 40, sign(250, 40, 'FERRETERÍA Y PINTURAS', '#c8390a'), { at: [340, 424, 27] }),
    sticker(1000, 16, swatches(1000, 16), { at: [0, 366, 32] }),
    box(1004, 18, 70, paint('#c8390a'), { at: [0, 366, -4], r: 2 }),
    ...[-310, 310].flatMap((x) => [
      box(330, 240, 6, paint(INK), { at: [x, 200, 2], r: 2 }),
      box(314, 224, 4, glass, { at: [x, 200, 5], r: 1 }),
      box(4, 224, 6, paint(INK), { at: [x, 200, 6] }),
      box(350, 12, 40, paint('#d8d2c4', { rough: 0.9 }), { at: [x, 76, 16], r: 1 }),
    ]),
    box(200, 330, 8, paint(INK), { at: [0, 165, 2], r: 2 }),
    ...[-47, 47].map((x) => box(88, 314, 6, glass, { at: [x, 162, 5], r: 1 })),
    ...[-8, 8].map((x) => rod(2.4, 70, M.chrome, { axis: 'y', at: [x, 140, 12] })),
    sticker(70, 22, sign(70, 22, 'ABIERTO', '#136c43'), { at: [-47, 230, 9] }),
    ...Array.from({ length: 5 }, (_, n) => bucket(n, { at: [-440 + n * 62, 0, 60 + (n % 2) * 10], scale: 1.5 })),
    ...Array.from({ length: 3 }, (_, n) => bucket(n + 3, { at: [-410 + n * 62, 54, 62], scale: 1.5 })),
    group({ at: [300, 0, 76], turn: [0, -24, 0], scale: 1.6 }, ladderProp()),
    group(
      { at: [410, 0, 90], scale: 1.5 },
      lathe(
        [
          [0, 0],
          [26, 0],
          [34, 60],
          [36, 62],
          [34, 62],
          [0, 56],
        ],
        paint('#7a4a30', { rough: 0.9 }),
        { axis: 'y' },
      ),
      many(14, (n) =>
        rod(2, 60, M.green, {
          axis: 'y',
          at: [0, 54, 0],
          turn: [Math.sin(n * 2.4) * 34, 0, Math.cos(n * 2.4) * 34],
          r2: 0.4,
        }),
      ),
    ),
    box(1100, 10, 210, paint('#cfc8ba', { rough: 1 }), { at: [0, -5, 60], r: 2 }),
  );
}

const ladderProp = () =>
  group(
    {},
    ...[-16, 16].flatMap((x) => [
      bar(
        [
          [x * 1.4, 0, 26],
          [x, 130, 4],
        ],
        2.4,
        M.alu,
      ),
      bar(
        [
          [x * 1.3, 0, -26],
          [x, 128, -4],
        ],
        1.8,
        M.alu,
      ),
    ]),
    ...[26, 52, 78, 104].map((y) => box(40 - y * 0.05, 3, 10, M.alu, { at: [0, y, 24 - y * 0.17] })),
    box(40, 6, 22, M.tenaz, { at: [0, 131, 0], r: 1 }),
  );
