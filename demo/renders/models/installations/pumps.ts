import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { box, group, lathe, many } from '../../studio/solids.ts';
import { gauge } from '../parts/gauge.ts';
import { brand } from '../parts/markings.ts';
import { submersiblePump } from './submersible-pumps.ts';

const pressureTank = () => [
  lathe(
    [
      [0, 0],
      [6, 1],
      [11, 4],
      [11.6, 9],
      [11, 14],
      [6, 17],
      [0, 18],
    ],
    M.tenaz,
    { at: [-10, 0, 0] },
  ),
  box(14, 4, 14, M.burnt, { at: [-1, -12, 0], r: 0.6 }),
  gauge([10, 16, 5], 2.2),
];

/** Pumps of water. */
export const pump = ({ kind = 'periferica', volts = 0 }: Look) =>
  kind === 'sumergible'
    ? submersiblePump()
    : group(
        {},
        ...(kind === 'presurizador' ? pressureTank() : []),
        group(
          { at: [0, kind === 'presurizador' ? 16 : 0, 0] },
          lathe(
            [
              [0, -14],
              [5.4, -14],
              [6, -13],
              [6, 0],
              [0, 0],
            ],
            M.tenaz,
          ),
          many(16, (n) => group({ turn: [n * 22.5, 0, 0] }, box(11, 0.6, 0.6, M.tenaz, { at: [-7, 6.1, 0] }))),
          lathe(
            [
              [0, -16.4],
              [4.6, -16.4],
              [6.1, -15.6],
              [6.2, -13.4],
              [0, -13.4],
            ],
            M.black,
          ),
          lathe(
            [
              [0, 0],
              [6.4, 0],
              [6.8, 1],
              [6.4, 4],
              [2.6, 5],
              [2.2, 8],
              [2.8, 8],
              [2.8, 9.6],
              [0, 9.6],
            ],
            M.iron,
          ),
          lathe(
            [
              [0, 5],
              [2.2, 5],
              [2.2, 9],
              [2.8, 9],
              [2.8, 10.6],
              [0, 10.6],
            ],
            M.iron,
            { axis: 'y', at: [2.4, 0, 0] },
          ),
          box(14, 1.6, 10, M.black, { at: [-5, -7, 0] }),
          box(6, 3.4, 5, M.black, { at: [-7, 7.6, 0], r: 0.6 }),
          brand('TENAZ', 7, [-7, 0, 6.6]),
          ...(volts ? [box(9, 5, 7, M.rubber, { at: [-14, 9.6, 0], r: 0.8 })] : []),
        ),
      );
