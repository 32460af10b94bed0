import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { flowing, outline } from '../../studio/outline.ts';
import { box, group, rod, side } from '../../studio/solids.ts';
import { brand } from '../parts/markings.ts';
import { faceShield } from './face-shields.ts';

export const mask = ({ kind = 'electronica' }: Look) => {
  if (kind === 'facial') return faceShield();
  return group(
    { turn: [0, -30, 0] },
    side(
      flowing([
        [-10, 12],
        [-11, 0],
        [-8, -12],
        [0, -17],
        [8, -12],
        [11, 0],
        [10, 12],
        [0, 16],
      ]),
      13,
      paint('#26292d', { rough: 0.3 }),
      { bevel: 5.6, steps: 8 },
    ),
    box(kind === 'amplia' ? 14 : 12, kind === 'fija' ? 5 : 8.4, 2.4, M.gloss, { at: [0, 3.4, 6], r: 0.8 }),
    box(
      kind === 'amplia' ? 12 : 10,
      kind === 'fija' ? 3.6 : 5.6,
      0.5,
      paint(kind === 'fija' ? '#123524' : '#1d6b48', { rough: 0.05, metal: 0.4 }),
      { at: [0, 3.4, 7.2] },
    ),
    side(
      outline([
        [-6, -7, 1],
        [-3, -13, 1],
        [3, -13, 1],
        [6, -7, 1],
      ]),
      13.4,
      M.tenaz,
      { bevel: 5 },
    ),
    rod(2, 2, M.black, { at: [10.6, 6, -2] }),
    ...(kind === 'fija' ? [] : [box(6, 1, 0.5, paint('#33506b', { rough: 0.2 }), { at: [0, 9, 6.4] })]),
    brand('TENAZ', 5, [0, -9.4, 6.75]),
  );
};
