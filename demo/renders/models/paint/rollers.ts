import type { Look } from '../../../catalogue/looks/look.ts';
import { BRAND, M, paint } from '../../studio/materials.ts';
import { ball, bar, group, lathe, many, pipe, rod } from '../../studio/solids.ts';

export function roller({ kind = 'media', size = 9 }: Look) {
  const l = size * 2.54;
  const fur = {
    corta: [2.3, '#f0e6b8'],
    media: [2.7, '#f4efdd'],
    larga: [3.3, '#f6f2e6'],
    microfibra: [2.6, '#b9d3e6'],
    esponja: [2.4, '#e9d36a'],
    textura: [3, '#3d4044'],
  } as const;
  const [r, tone] = fur[kind as keyof typeof fur] ?? fur.media;
  const sleeve = [
    rod(r, l, paint(tone, { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }),
    pipe(1.9, 1.5, l + 0.4, M.ash),
    ...(kind === 'textura'
      ? many(90, (n) =>
          ball(0.5, M.grey, {
            at: [-l / 2 + 0.8 + ((n % 12) * (l - 1.6)) / 11, Math.cos(n * 0.9) * r, Math.sin(n * 0.9) * r],
          }),
        ).children
      : []),
  ];
  if (kind === 'repuesto')
    return group(
      { turn: [0, 26, 0] },
      rod(2.7, l, paint('#f4efdd', { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }),
      pipe(1.9, 1.5, l + 0.5, M.ash),
      group(
        { at: [0, -5.6, 1] },
        rod(2.7, l, paint('#f4efdd', { rough: 1 }), { at: [-l / 2, 0, 0], edge: 0.3 }),
        pipe(1.9, 1.5, l + 0.5, M.ash),
      ),
    );
  return group(
    { turn: [0, 18, 0] },
    ...sleeve,
    bar(
      [
        [l / 2 - 0.2, 0, 0],
        [l / 2 + 2, 0, 0],
        [l / 2 + 2, -7, 0],
        [0, -11, 0],
        [0, -17, 0],
      ],
      0.42,
      M.zinc,
      2.4,
    ),
    lathe(
      [
        [0, -17],
        [1, -17],
        [1.2, -18],
        [1, -22],
        [1.5, -28],
        [1.2, -30],
        [0, -30],
      ],
      paint(BRAND.matizal, { rough: 0.4 }),
      { axis: 'y' },
    ),
  );
}

export const pole = ({ size = 2 }: Look) =>
  group(
    { turn: [0, 0, 38] },
    rod(1.3, 26 * size, M.alu, { at: [-26 * size, 0, 0] }),
    rod(1.7, 4, M.black, { at: [-2, 0, 0] }),
    rod(1, 22 * size, M.alu, { at: [0, 0, 0] }),
    lathe(
      [
        [0, -26 * size - 1],
        [1.7, -26 * size - 1],
        [1.9, -26 * size + 9],
        [0, -26 * size + 9],
      ],
      M.rubber,
    ),
    rod(0.9, 3, M.yellow, { at: [22 * size, 0, 0] }),
  );
