import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { type Corner, outline } from '../../studio/outline.ts';
import { side } from '../../studio/solids.ts';
import { card } from './bit-cards.ts';

export function blades({ kind = 'caladora', count = 5, text = 'HOJAS' }: Look) {
  const long = kind === 'reciprocante' ? 17 : kind === 'segueta' ? 22 : 8.5;
  const w = kind === 'reciprocante' ? 1.7 : kind === 'segueta' ? 1.3 : 1;
  const blade = (x: number) => {
    const teeth = Array.from(
      { length: Math.round(long * 3.2) },
      (_, n): Corner => [n % 2 ? w * 0.5 : w * 0.66, -long * 0.44 + n * 0.27],
    );
    return side(
      outline([
        [-w / 2, -long / 2],
        ...teeth,
        [w * 0.3, long * 0.5, 0.2],
        [-w * 0.34, long * 0.5, 0.2],
        [-w / 2, long * 0.42],
      ]),
      0.16,
      M.steel,
      { at: [x, long * 0.56, 0.5], bevel: 0.02 },
    );
  };
  const n = Math.min(count, 6);
  return card(
    Array.from({ length: n }, (_, at) => blade((at - (n - 1) / 2) * (w + 0.9))),
    ['TENAZ', text],
    Math.max(9, n * (w + 1.3) + 2),
    long * 1.56,
  );
}
