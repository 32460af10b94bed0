import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { ball, group, lathe, many, ring, rod } from '../../studio/solids.ts';

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
