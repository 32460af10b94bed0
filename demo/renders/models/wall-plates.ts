import type { Look } from '../../catalogue/looks/look.ts';
import { M, paint } from '../studio/materials.ts';
import { ball, bar, box, group, lathe, many, pipe, ring, rod } from '../studio/solids.ts';
import { brand, plug } from './parts.ts';

/** Wall plates, sockets, breakers, boxes. */
export function plateOf({ kind = 'apagador', count = 1 }: Look) {
  const ground = box(7.4, 11.6, 0.7, M.white, { r: 0.5 });
  const toggle = (y: number) => [
    box(2.4, 3.4, 0.5, M.ivory, { at: [0, y, 0.4], r: 0.3 }),
    box(2, 1.5, 0.7, M.white, { at: [0, y + 0.6, 0.75], r: 0.3, turn: [-12, 0, 0] }),
  ];
  const duplex = (y: number) => [
    box(3.2, 2.9, 0.5, M.white, { at: [0, y, 0.4], r: 1.1 }),
    box(0.22, 0.8, 0.2, M.gloss, { at: [-0.6, y + 0.3, 0.62] }),
    box(0.22, 1, 0.2, M.gloss, { at: [0.6, y + 0.3, 0.62] }),
    rod(0.28, 0.1, M.gloss, { axis: 'z', at: [0, y - 0.8, 0.62] }),
  ];
  const screws = [4.9, -4.9].map((y) => rod(0.24, 0.1, M.zinc, { axis: 'z', at: [0, y, 0.35] }));
  switch (kind) {
    case 'contacto':
      return group({}, ground, ...duplex(2), ...duplex(-2), ...screws);
    case 'gfi':
      return group(
        {},
        ground,
        ...duplex(2.7),
        ...duplex(-2.7),
        box(1.5, 0.7, 0.5, M.red, { at: [-0.9, 0, 0.5] }),
        box(1.5, 0.7, 0.5, M.gloss, { at: [0.9, 0, 0.5] }),
        rod(0.16, 0.1, M.green, { axis: 'z', at: [1.6, 4, 0.4] }),
      );
    case 'usb':
      return group(
        {},
        ground,
        ...duplex(2.7),
        ...duplex(-2.7),
        ...[-0.9, 0.9].map((x) => box(1.2, 0.5, 0.3, M.gloss, { at: [x, 0, 0.5] })),
      );
    case 'mixto':
      return group({}, ground, ...toggle(2.4), ...duplex(-2.2), ...screws);
    case 'atenuador':
      return group(
        {},
        ground,
        rod(1.6, 1.4, M.ivory, { axis: 'z', at: [0, 0, 0.3] }),
        box(0.2, 1, 0.1, M.grey, { at: [0, 0.7, 1.72] }),
        ...screws,
      );
    case 'ciega':
      return group({}, ground, ...screws);
    case 'clavija':
      return group({ turn: [0, 28, 0], at: [0, 0, 0] }, plug({}));
    case 'conector':
      return group(
        { turn: [0, 28, 0] },
        rod(0.6, 1.4, M.rubber, { r2: 0.9 }),
        rod(1.4, 3.6, M.rubber, { at: [1.2, 0, 0] }),
        box(0.1, 0.9, 0.24, M.brass, { at: [4.82, 0.2, 0.5] }),
        box(0.1, 0.9, 0.24, M.brass, { at: [4.82, 0.2, -0.5] }),
      );
    case 'socket':
      return group(
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
    case 'chalupa':
      return group(
        { turn: [-20, 20, 0] },
        ...[
          [5, 0, 90],
          [-5, 0, 90],
          [0, 3, 0],
          [0, -3, 0],
        ].map(([x = 0, y = 0, turn = 0]) =>
          box(turn ? 6 : 10, 0.2, 4.6, M.zinc, { at: [x, y, 0], turn: [0, 0, turn] }),
        ),
        box(10, 6, 0.2, M.zinc, { at: [0, 0, -2.3] }),
        ...[-3, 0, 3].map((x) => rod(1, 0.1, M.steel, { axis: 'z', at: [x, 0, -2.15] })),
      );
    case 'centro':
      return group(
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
    case 'termico':
      return group(
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
    case 'timer':
      return group(
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
    default:
      return group({}, ground, ...(count === 2 ? [...toggle(2), ...toggle(-2)] : toggle(0)), ...screws);
  }
}

export function bulb({ kind = 'foco', size = 9, hex: glow = '#fbf7ea' }: Look) {
  const glass = new Map([['calida', '#ffe2a6']]).get(glow) ?? glow;
  const s = 0.85 + size / 40;
  if (kind === 'tubo')
    return group(
      { turn: [0, 26, 0] },
      ...[0, 4].map((z) =>
        group(
          { at: [0, 0, z] },
          rod(1.3, 44, paint('#fbfaf4', { rough: 0.3 }), { at: [-22, 0, 0] }),
          ...[-23, 21].map((x) => group({ at: [x, 0, 0] }, rod(1.32, 2, M.alu))),
          ...[-23.8, 23].map((x) =>
            group(
              { at: [x, 0, 0] },
              rod(0.14, 0.8, M.brass, { at: [0, 0.5, 0] }),
              rod(0.14, 0.8, M.brass, { at: [0, -0.5, 0] }),
            ),
          ),
        ),
      ),
    );
  if (kind === 'gu10')
    return group(
      {},
      lathe(
        [
          [0, 0],
          [2.5, 0],
          [2.5, 0.6],
          [1.4, 3.6],
          [1.2, 4],
          [1.2, 5.6],
          [0, 5.6],
        ],
        M.ash,
        { axis: 'y', turn: [180, 0, 0] },
      ),
      rod(2.2, 0.2, paint(glass, { rough: 0.2 }), { axis: 'y', at: [0, -0.1, 0] }),
      ...[-0.6, 0.6].map((x) => rod(0.3, 0.9, M.zinc, { axis: 'y', at: [x, -6.4, 0] })),
    );
  return group(
    { scale: s },
    lathe(
      [
        [0, 6],
        [1.7, 6],
        [1.9, 5],
        [2.3, 2.6],
        [3.1, -0.6],
        [3.2, -2.4],
        [2.6, -4.2],
        [1.4, -5.2],
        [0, -5.6],
      ],
      paint(glass, { rough: 0.35 }),
      { axis: 'y' },
    ),
    lathe(
      [
        [2.36, 2.4],
        [2.42, 2.6],
        [2, 5],
        [1.75, 6.1],
        [0, 6.2],
      ],
      M.white,
      { axis: 'y' },
    ),
    lathe(
      [
        [0, 0],
        [1.4, 0],
        [1.3, 3],
        [0.8, 3.6],
        [0, 3.7],
      ],
      M.zinc,
      { axis: 'y', at: [0, 6, 0] },
    ),
    many(6, (n) => ring(1.36, 0.16, M.zinc, { axis: 'y', at: [0, 6.4 + n * 0.5, 0] })),
    rod(0.5, 0.4, M.brass, { axis: 'y', at: [0, 9.5, 0] }),
    ...(kind === 'sensor' ? [ball(0.9, M.ivory, { at: [0, -5.4, 0] })] : []),
  );
}

export const floodlight = ({ size = 30 }: Look) => {
  const s = 0.8 + size / 160;
  return group(
    { scale: s },
    group(
      { turn: [-14, 0, 0] },
      box(20, 15, 2, M.black, { r: 0.6 }),
      box(17, 12, 0.3, paint('#fdfbf2', { rough: 0.2 }), { at: [0, 0, 1] }),
      box(4, 4, 0.2, M.yellow, { at: [0, 0, 1.2] }),
      many(10, (n) => box(0.5, 13, 2, M.black, { at: [-9 + n * 2, 0, -1.6] })),
    ),
    bar(
      [
        [-11, -1, 0],
        [-11, -10, 1],
        [11, -10, 1],
        [11, -1, 0],
      ],
      0.6,
      M.black,
      1,
    ),
    brand(`${size} W`, 4, [0, -6.2, 2.6], { height: 1.2 }),
  );
};
