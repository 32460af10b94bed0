import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, many, rod, side } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { sawDisc } from '../parts/discs.ts';
import { brand } from '../parts/markings.ts';

const clear = paint('#9fb4bd', { rough: 0.25 });

/** Mitre saw: a round table, a fence, the head on its arm with blade and guard. */
export function mitre({ size = 10, volts = 0, kind = 'fija' }: Look) {
  const r = size * 1.25;
  const head = group(
    { at: [1, r * 1.02 + 4, 0] },
    sawDisc(r, 40, { at: [0, 0, 0.4] }, 0.24),
    lathe(
      [
        [r * 0.2, -1.4],
        [r * 1.06, -1.4],
        [r * 1.08, -1],
        [r * 1.08, 1.1],
        [r * 1.02, 1.5],
        [r * 0.2, 1.6],
      ],
      M.tenaz,
      { axis: 'z', arc: 200, turn: [0, 0, 78], at: [0, 0, 0.2] },
    ),
    lathe(
      [
        [r * 0.9, -0.9],
        [r * 1.02, -0.9],
        [r * 1.02, 1.2],
        [r * 0.9, 1.3],
      ],
      clear,
      { axis: 'z', arc: 120, turn: [0, 0, -60], at: [0, 0, 0.2] },
    ),
    rod(1.4, 1, M.burnt, { axis: 'z', at: [0, 0, 1.1] }),
    rod(3.3, 9, M.black, { axis: 'z', at: [-2, 2, -10] }),
    rod(3.5, 2, M.tenaz, { axis: 'z', at: [-2, 2, -2.6] }),
    side(
      withHoles(
        outline([
          [-2, r * 0.8],
          [5, r * 1.25, 1.5],
          [13, r * 1.05, 2],
          [14.6, r * 0.55, 1.6],
          [11, r * 0.42, 1.4],
          [4, r * 0.6],
        ]),
        outline([
          [4.6, r * 0.82, 0.7],
          [6, r * 1.02, 1],
          [11.4, r * 0.88, 1.2],
          [11.6, r * 0.66, 0.8],
        ]),
      ),
      3.6,
      M.rubber,
      { bevel: 0.9 },
    ),
    brand('TENAZ', r * 0.8, [-1, r * 0.62, 1.95], { fill: 0.8 }),
  );
  const rails =
    kind === 'telescopica' ? [-2.4, 2.4].map((z) => rod(1, r * 2.6, M.chrome, { at: [-r * 2.5, r * 1.5, z - 4] })) : [];
  return group(
    {},
    lathe(
      [
        [0, 0],
        [r * 1.05, 0],
        [r * 1.1, 0.8],
        [r * 1.05, 2.6],
        [0, 2.6],
      ],
      M.alu,
      { axis: 'y', at: [0, 0.6, 0] },
    ),
    box(r * 1.7, 2.4, r * 3.7, M.alu, { at: [-r * 0.2, 1.8, 0], r: 0.6 }),
    box(1.6, 5.4, r * 1.55, M.alu, { at: [-r * 0.34, 5.6, r * 1.05], r: 0.3 }),
    box(1.6, 5.4, r * 1.55, M.alu, { at: [-r * 0.34, 5.6, -r * 1.05], r: 0.3 }),
    side(
      outline([
        [0, 0.4],
        [r * 1.9, 0.4, 0.6],
        [r * 2, 2.4, 0.6],
        [0, 2.8],
      ]),
      4,
      M.alu,
      { bevel: 0.5 },
    ),
    rod(0.7, 3, M.iron, { at: [r * 1.95, 1.6, 0] }),
    rod(1.5, 3.6, M.rubber, { at: [r * 1.95 + 2.6, 1.6, 0] }),
    box(r * 0.06, 0.2, r * 0.06, M.burnt, { at: [0, 3.3, 0] }),
    box(r * 2.2, 0.12, 0.5, M.gloss, { at: [r * 0.6, 3.24, 0] }),
    side(
      outline([
        [-r * 1.6, 0.5, 1],
        [-r * 1.8, r * 1.1, 2],
        [-r * 1.2, r * 1.5, 2],
        [-2, r * 1.4, 1],
        [-2, r * 1.05, 1],
        [-r * 0.9, r * 0.9, 2],
        [-r * 0.8, 1],
      ]),
      5,
      M.tenaz,
      { bevel: 1, at: [0, 0, -4] },
    ),
    many(2, (n) => rod(1.5, 1.2, M.rubber, { axis: 'y', at: [-r * 0.6, -0.2, n ? r * 1.6 : -r * 1.6] })),
    head,
    ...rails,
    ...(volts ? [group({ at: [-r * 0.5, r * 1.5, -9], turn: [90, 0, 0] }, battery(volts, 5, { scale: 0.9 }))] : []),
  );
}
