import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { box, group, many, ring, rod } from '../../studio/solids.ts';

/** Collated nails: a strip or a coil. */
export const collated = ({ kind = 'tira', size = 2 }: Look) =>
  kind === 'rollo'
    ? group(
        { turn: [-30, 0, 0] },
        ...Array.from({ length: 90 }, (_, n) =>
          group(
            { at: [Math.cos(n * 0.28) * (2 + n * 0.055), 0, Math.sin(n * 0.28) * (2 + n * 0.055)], turn: [0, 0, 90] },
            rod(0.14, 5, M.steel),
            rod(0.32, 0.14, M.steel, { at: [5, 0, 0] }),
          ),
        ),
        many(2, (n) => ring(5.4, 0.08, M.copper, { axis: 'y', at: [0, 1.4 + n * 2, 0] })),
      )
    : group(
        { turn: [0, 20, 0] },
        ...[0, 3.2].map((z) =>
          group(
            { at: [0, 0, z] },
            ...Array.from({ length: 26 }, (_, n) =>
              group(
                { at: [-7 + n * 0.52, 0, 0], turn: [0, 0, kind === 'grapas' ? 90 : 84] },
                rod(0.2, size * 2, M.zinc),
                ...(kind === 'armazon' ? [rod(0.45, 0.16, M.zinc, { at: [size * 2, 0, 0] })] : []),
                ...(kind === 'grapas'
                  ? [
                      box(0.4, 0.36, 2.4, M.zinc, { at: [size * 2, 0, 1] }),
                      rod(0.2, size * 2, M.zinc, { at: [0, 0, 2.2] }),
                    ]
                  : []),
              ),
            ),
            ...(kind === 'armazon'
              ? [
                  box(14, 0.8, 0.3, M.paper, { at: [0, size * 0.8, 0] }),
                  box(14, 0.8, 0.3, M.paper, { at: [0, size * 1.4, 0] }),
                ]
              : []),
          ),
        ),
      );
