import { M } from '../../studio/materials.ts';
import { box, group, lathe, many, pipe, rod } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { duplex } from './duplex.ts';

export const connector = () =>
  group(
    { turn: [0, 28, 0] },
    rod(0.6, 1.4, M.rubber, { r2: 0.9 }),
    rod(1.4, 3.6, M.rubber, { at: [1.2, 0, 0] }),
    box(0.1, 0.9, 0.24, M.brass, { at: [4.82, 0.2, 0.5] }),
    box(0.1, 0.9, 0.24, M.brass, { at: [4.82, 0.2, -0.5] }),
  );

export const lampSocket = () =>
  group(
    {},
    lathe(
      [
        [0, 0],
        [3.4, 0],
        [3.6, 1.6],
        [2.4, 2.6],
        [2.3, 4.6],
        [1.6, 4.6],
        [1.5, 2],
        [0, 2],
      ],
      M.white,
      { axis: 'y' },
    ),
    pipe(1.55, 1.3, 2.4, M.brass, { axis: 'y', at: [0, 3.2, 0] }),
  );

export const junctionBox = () =>
  group(
    { turn: [-20, 20, 0] },
    ...[
      [5, 0, 90],
      [-5, 0, 90],
      [0, 3, 0],
      [0, -3, 0],
    ].map(([x = 0, y = 0, turn = 0]) => box(turn ? 6 : 10, 0.2, 4.6, M.zinc, { at: [x, y, 0], turn: [0, 0, turn] })),
    box(10, 6, 0.2, M.zinc, { at: [0, 0, -2.3] }),
    ...[-3, 0, 3].map((x) => rod(1, 0.1, M.steel, { axis: 'z', at: [x, 0, -2.15] })),
  );

export const loadCentre = (count: number) =>
  group(
    { turn: [0, 14, 0] },
    box(16 + count, 22 + count * 2, 8, M.ash, { r: 0.5 }),
    box(13, 14 + count * 1.4, 0.8, M.grey, { at: [0, 0, 4], r: 0.3 }),
    ...Array.from({ length: count }, (_, n) =>
      group(
        { at: [n % 2 ? 2.8 : -2.8, (Math.floor(n / 2) - (count / 2 - 1) / 2) * 2.8, 4.6] },
        box(4.8, 2.4, 1.6, M.gloss, { r: 0.2 }),
        box(1.4, 1, 1.2, M.black, { at: [n % 2 ? -1 : 1, 0, 1] }),
      ),
    ),
  );

export const breakers = (count: number) =>
  group(
    { turn: [0, 24, 0] },
    ...Array.from({ length: count }, (_, n) =>
      group(
        { at: [n * 2.6, 0, 0] },
        box(2.5, 9, 7, M.gloss, { r: 0.3 }),
        box(1.2, 2.6, 1.6, M.black, { at: [0, 0.6, 3.9], r: 0.3, turn: [-16, 0, 0] }),
        brand(`${count > 1 ? 30 : 20}`, 1.6, [0, -2.6, 3.55], { height: 1 }),
      ),
    ),
  );

export const plugTimer = () =>
  group(
    {},
    box(7, 12, 4, M.white, { r: 0.9 }),
    rod(3, 0.8, M.ash, { axis: 'z', at: [0, 1.8, 2] }),
    many(24, (n) =>
      box(0.3, 0.8, 0.4, n > 7 && n < 15 ? M.tenaz : M.grey, {
        at: [Math.cos(n * 0.262) * 2.7, 1.8 + Math.sin(n * 0.262) * 2.7, 2.8],
        turn: [0, 0, n * 15 + 90],
      }),
    ),
    ...duplex(-3.6).map((part) => group({ at: [0, 0, 1.6] }, part)),
  );
