import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, rod, side, sticker } from '../../studio/solids.ts';
import { writing } from '../../studio/writing.ts';
import { brand } from '../parts/markings.ts';

/** A flat rail, a mitre box, a glue tube pair: what fits no shelf. */
export function odd({ kind = 'riel' }: Look) {
  switch (kind) {
    case 'caja-ingletes':
      return group(
        { turn: [0, 22, 0] },
        box(30, 1.4, 9, M.yellow, { r: 0.2 }),
        ...[-3.9, 3.9].map((z) =>
          side(
            withHoles(
              outline([
                [-15, 0],
                [-15, 7],
                [15, 7],
                [15, 0],
              ]),
              ...[-9, -0.2, 8.6].map(
                (x): ReturnType<typeof outline> =>
                  outline([
                    [x, 2],
                    [x + 0.5, 2],
                    [x + 0.5, 6.9],
                    [x, 6.9],
                  ]),
              ),
            ),
            1,
            M.yellow,
            { at: [0, 0, z], bevel: 0.1 },
          ),
        ),
        group(
          { at: [-3, 9, 0], turn: [0, 42, 0] },
          box(30, 5, 0.24, M.steel, { at: [4, 0, 0] }),
          box(30, 1, 0.8, M.black, { at: [4, 2.6, 0] }),
          box(6, 7, 2, M.tenaz, { at: [-13, -0.4, 0], r: 0.9 }),
        ),
      );
    case 'epoxico':
      return group(
        {},
        ...[-1.5, 1.5].map((x) =>
          group(
            { at: [x, 0, 0] },
            rod(1.3, 12, x > 0 ? M.ash : M.white, { axis: 'y', at: [0, 2, 0] }),
            rod(0.5, 2, M.black, { axis: 'y', at: [0, 0, 0] }),
          ),
        ),
        box(6, 0.6, 3, M.black, { at: [0, 14, 0] }),
        rod(1, 6, M.black, { axis: 'y', at: [0, 14, 0] }),
        box(6, 0.8, 3, M.black, { at: [0, 20, 0] }),
        sticker(5, 6, writing(['EPÓXICO', '5 MINUTOS'], 5, 6, { back: '#c8390a', fill: 0.3 }), { at: [0, 8, 1.34] }),
      );
    default:
      return group(
        { turn: [0, 26, 0] },
        box(120, 1.2, 18, M.alu, { r: 0.2 }),
        box(120, 1.4, 2, M.alu, { at: [0, 1, -2] }),
        box(120, 0.5, 1.4, M.rubber, { at: [0, 0.6, 8.4] }),
        box(120, 0.7, 1, M.alu, { at: [0, 0.9, 4] }),
        brand('TENAZ', 14, [-30, 0.66, 2], { turn: [-90, 0, 0], ink: '#33373a', height: 3 }),
      );
  }
}
