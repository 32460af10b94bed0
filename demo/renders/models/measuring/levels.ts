import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, many, ring, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';

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
