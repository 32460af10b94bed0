import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, lathe, rod } from '../../studio/solids.ts';
import { gauge } from '../parts/gauge.ts';
import { hex } from '../parts/markings.ts';

/** Quick couplers, filters, regulators of an air line. */
export function airPart({ kind = 'cople', count = 1 }: Look) {
  if (kind === 'filtro' || kind === 'frl') {
    const unit = (x: number, tone: string, dial: boolean) =>
      group(
        { at: [x, 0, 0] },
        box(5.4, 4.4, 4.6, M.black, { at: [0, 7, 0], r: 0.8 }),
        lathe(
          [
            [0, -3],
            [1, -3],
            [1.8, -2],
            [2.1, 0],
            [2.1, 5],
            [0, 5],
          ],
          paint(tone, { rough: 0.2 }),
          { axis: 'y' },
        ),
        rod(0.6, 1.2, M.black, { axis: 'y', at: [0, -4, 0] }),
        rod(1.9, 3.4, M.tenaz, { axis: 'y', at: [0, 9, 0] }),
        ...(dial ? [gauge([0, 7, 2.8], 1.5)] : []),
      );
    return group(
      {},
      unit(0, '#9fb4bd', true),
      ...(kind === 'frl' ? [unit(7, '#c9a652', false)] : []),
      rod(1, 3, M.zinc, { at: [-5, 7, 0] }),
      rod(1, 3, M.zinc, { at: kind === 'frl' ? [9.4, 7, 0] : [2.4, 7, 0] }),
    );
  }
  const coupler = group(
    {},
    rod(1, 2, M.brass, { at: [-2, 0, 0] }),
    hex(1.2, 1.4, M.brass, { at: [0.4, 0, 0] }),
    lathe(
      [
        [0.6, 0],
        [1.25, 0],
        [1.4, 0.4],
        [1.2, 1],
        [1.4, 1.6],
        [1.4, 3.4],
        [1, 3.8],
        [0.6, 3.8],
      ],
      M.zinc,
      { at: [1, 0, 0] },
    ),
  );
  const nipple = group(
    {},
    rod(0.9, 2, M.brass, { at: [-2, 0, 0] }),
    hex(1.1, 1.2, M.brass, { at: [0.3, 0, 0] }),
    lathe(
      [
        [0.4, 0],
        [0.7, 0],
        [0.7, 1.4],
        [0.9, 1.8],
        [0.7, 2.2],
        [0.6, 3.2],
        [0.4, 3.2],
      ],
      M.zinc,
      { at: [0.8, 0, 0] },
    ),
  );
  if (count > 1)
    return group(
      {},
      ...Array.from({ length: 9 }, (_, n) =>
        group(
          { at: [(n % 3) * 7.6, 1.2, Math.floor(n / 3) * 4], turn: [0, 14, 0] },
          (n % 2 ? nipple : coupler).clone(),
        ),
      ),
    );
  return group({ turn: [0, 26, 0] }, kind === 'niple' ? nipple : coupler);
}
