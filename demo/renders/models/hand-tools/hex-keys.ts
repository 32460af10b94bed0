import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { ball, bar, box, group } from '../../studio/solids.ts';
import { hex } from '../parts/markings.ts';

export function allen({ count = 9, kind = 'corta' }: Look) {
  const l = kind === 'larga' ? 1.5 : 1;
  const key = (n: number, r: number, long: number) =>
    group(
      { at: [n * 1.35, 0, n * 0.2] },
      bar(
        [
          [0, long, 0],
          [0, 0, 0],
          [-2.4 - r * 2, 0, 0],
        ],
        r,
        M.gloss,
        r * 2.4,
      ),
      ...(kind === 'larga' ? [ball(r * 1.12, M.steel, { at: [0, long, 0] })] : []),
    );
  if (kind === 'navaja')
    return group(
      { turn: [0, 0, 14] },
      box(12, 2.8, 3.4, M.tenaz, { r: 1 }),
      box(11, 2, 3.6, M.black, { r: 0.6 }),
      ...Array.from({ length: 4 }, (_, n) =>
        group(
          { at: [-5, 0.6, -1.2 + n * 0.8], turn: [0, 0, 20 + n * 26] },
          hex(0.16 + n * 0.06, 9, M.steel, { at: [4.5, 0, 0] }),
        ),
      ),
    );
  return group(
    {},
    ...Array.from({ length: count }, (_, n) => key(n, 0.16 + n * 0.055, (4 + n * 1.05) * l)),
    box(count * 1.35 + 1.4, 2, 2.4, M.tenaz, { at: [count * 0.62 - 0.4, 2.6, 0.5], r: 0.5, turn: [0, -8, 0] }),
  );
}
