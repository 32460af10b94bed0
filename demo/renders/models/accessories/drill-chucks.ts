import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { around } from '../../studio/outline.ts';
import { group, lathe, rod, side } from '../../studio/solids.ts';
import { chuck } from '../parts/grips.ts';

export const jacobs = ({ kind = 'sin-llave' }: Look) =>
  kind === 'llave'
    ? group(
        { turn: [0, 24, 0] },
        rod(0.5, 8, M.steel, { axis: 'y', at: [0, -1, 0] }),
        rod(0.45, 9, M.steel, { at: [-4.5, 7, 0] }),
        side(
          around(40, (n) => (n % 4 < 2 ? 1.5 : 1.1)),
          1.3,
          M.steel,
          { turn: [90, 0, 0], at: [0, 0.2, 0] },
        ),
      )
    : group(
        { turn: [0, 0, 62] },
        ...(kind === 'sin-llave'
          ? [group({ scale: 1.2 }, chuck(2.4))]
          : [
              lathe(
                [
                  [0, 0],
                  [1.9, 0],
                  [2.5, 1],
                  [2.6, 4],
                  [1.2, 7.4],
                  [0.6, 7.6],
                  [0, 7.4],
                ],
                M.steel,
              ),
              side(
                around(72, (n) => (n % 4 < 2 ? 2.9 : 2.6)),
                1.6,
                M.steel,
                { turn: [0, 90, 0], at: [3, 0, 0] },
              ),
            ]),
        ...(kind === 'sds'
          ? [rod(0.7, 6, M.zinc, { at: [-6, 0, 0] })]
          : [rod(0.9, 1.6, M.burnt, { at: [-1.4, 0, 0] })]),
      );
