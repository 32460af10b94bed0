import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { outline, withHoles } from '../../studio/outline.ts';
import { box, group, lathe, ring, rod, side, tube } from '../../studio/solids.ts';
import { battery } from '../parts/batteries.ts';
import { cord } from '../parts/cords.ts';
import { brand, vents } from '../parts/markings.ts';

/** Mortar mixer: a motor between two handles, and the paddle that hangs from it. */
export function paddleMixer({ volts = 0 }: Look) {
  const loops = [0, 120, 240].map((turn) =>
    group(
      { at: [0, -62, 0], turn: [0, turn, 0] },
      tube(
        [
          [0, 11, 0],
          [5, 8, 2],
          [6.4, 0, 4.6],
          [5, -8, 5],
          [0, -10, 0],
        ],
        0.55,
        M.steel,
      ),
    ),
  );
  const handle = (way: number) =>
    side(
      withHoles(
        outline([
          [way * 3, 3, 1],
          [way * 3, 9, 2],
          [way * 17, 9, 3],
          [way * 17, -6, 3],
          [way * 3, -6, 2],
        ]),
        outline([
          [way * 6, 5.4, 1.4],
          [way * 13.4, 5.4, 1.6],
          [way * 13.4, -2.6, 1.6],
          [way * 6, -2.6, 1.4],
        ]),
      ),
      3.4,
      M.black,
      { bevel: 1.1 },
    );
  return group(
    {},
    lathe(
      [
        [0, -12],
        [3.4, -12],
        [4.4, -10],
        [5.6, -6],
        [6, 4],
        [5.4, 9],
        [3, 11.4],
        [0, 11.6],
      ],
      M.tenaz,
      { axis: 'y' },
    ),
    lathe(
      [
        [0, -17],
        [2.6, -17],
        [3.6, -15.6],
        [4, -11],
        [0, -11],
      ],
      M.alu,
      { axis: 'y' },
    ),
    handle(1),
    handle(-1),
    box(1.6, 4.4, 1.6, M.rubber, { at: [13.2, 2.6, 0], r: 0.6 }),
    brand('TENAZ', 8, [0, 1, 6.1], { fill: 0.8 }),
    vents(5, [-1.6, -7, 5.4], { height: 2, lean: 0 }),
    rod(1.3, 4, M.burnt, { axis: 'y', at: [0, -21, 0] }),
    rod(0.7, 52, M.steel, { axis: 'y', at: [0, -73, 0] }),
    ...loops,
    ring(5, 0.5, M.steel, { axis: 'y', at: [0, -72, 0] }),
    ...(volts ? [battery(volts, 5, { at: [0, 11.6, 0], turn: [180, 0, 0] })] : [cord([-16, -4, 0], -73)]),
  );
}
