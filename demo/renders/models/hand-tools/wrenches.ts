import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around, type Corner, outline, withHoles } from '../../studio/outline.ts';
import { group, side } from '../../studio/solids.ts';

const combination = (l: number, w: number) =>
  group(
    {},
    side(
      withHoles(
        outline([
          [-l / 2, -w, w],
          [-l / 2 - w, 0, w],
          [-l / 2, w, w],
          [-l / 2 + w * 1.4, w * 0.5, w],
          [l / 2 - w * 1.6, w * 0.42, w],
          [l / 2 - w * 0.6, w * 1.15, w * 0.6],
          [l / 2 + w * 0.9, w * 1.2, w * 0.3],
          [l / 2 + w * 1.0, w * 0.55],
          [l / 2, w * 0.5, w * 0.3],
          [l / 2, -w * 0.5, w * 0.3],
          [l / 2 + w * 0.8, -w * 0.75],
          [l / 2 + w * 0.5, -w * 1.25, w * 0.3],
          [l / 2 - w * 0.8, -w * 1.1, w * 0.6],
          [l / 2 - w * 1.6, -w * 0.42, w],
          [-l / 2 + w * 1.4, -w * 0.5, w],
        ]),
        ringHole(w * 0.62, -l / 2 + w * 0.16),
      ),
      w * 0.62,
      M.chrome,
      { bevel: w * 0.12 },
    ),
  );

const ringHole = (r: number, x: number) => {
  const hole = around(24, (n) => r * (n % 2 ? 1 : 0.86));
  return outline(hole.getPoints().map((p): Corner => [p.x + x, p.y]));
};

export function wrench({ size = 0.5, count = 1 }: Look) {
  if (count === 1) return group({ turn: [0, 0, 30] }, combination(11 + size * 12, 1.1 + size * 1.3));
  return group(
    {},
    ...Array.from({ length: count }, (_, n) =>
      group(
        { at: [(n - (count - 1) / 2) * (2.3 + n * 0.1), 0, n * 0.05], turn: [0, 0, 90] },
        combination(9 + n * 1.1, 0.9 + n * 0.075),
      ),
    ),
  );
}
