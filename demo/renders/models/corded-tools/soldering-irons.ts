import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { box, group, lathe, rod } from '../../studio/solids.ts';
import { cord } from '../parts/cords.ts';
import { brand } from '../parts/markings.ts';

/** Soldering iron, or the station it belongs to. */
export function solder({ kind = 'lapiz' }: Look) {
  const iron = group(
    { turn: [0, 0, 8] },
    lathe(
      [
        [0, -9],
        [0.9, -9],
        [1.1, -8],
        [1, -2],
        [1.4, 0],
        [1.4, 0.5],
        [0, 0.5],
      ],
      M.tenaz,
    ),
    rod(0.55, 6, M.steel, { at: [0.4, 0, 0] }),
    rod(0.4, 3, M.copper, { at: [6.2, 0, 0], r2: 0.07 }),
  );
  const stationBox = [
    box(13, 9, 12, M.black, { at: [-4, -1, -9], r: 1.2 }),
    box(6, 2.6, 0.3, paint('#9fb89a', { rough: 0.3 }), { at: [-4.6, 1, -2.9] }),
    brand('TENAZ', 4, [-7.4, -3.4, -2.9], { fill: 0.8 }),
    rod(1.2, 1, M.grey, { axis: 'z', at: [-0.2, -3, -3.1] }),
  ];
  return group(
    {},
    iron,
    ...(kind === 'estacion' ? [group({ at: [0, 3.4, 0] }, ...stationBox)] : []),
    cord([-9, -1.2, 0], -2.2, { reach: 7, drop: 1.5 }),
  );
}
