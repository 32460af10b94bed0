import type { Look } from '../../../catalogue/looks/look.ts';
import { M, paint } from '../../studio/materials.ts';
import { outline } from '../../studio/outline.ts';
import { box, group, ring, rod, side } from '../../studio/solids.ts';

export const boot = ({ kind = 'seguridad' }: Look) => {
  const skin = kind === 'hule' ? paint('#23262a', { rough: 0.25 }) : paint('#7a4d26', { rough: 0.6 });
  const h = kind === 'hule' ? 30 : 17;
  const one = (z: number, x: number) =>
    group(
      { at: [x, 0, z] },
      side(
        outline([
          [-9, 2],
          [-9.4, 8, 2],
          [-8.6, h, 0.8],
          [1.6, h, 0.8],
          [2.6, 10, 3],
          [8, 8, 3],
          [14, 6, 4],
          [15.4, 2, 1],
        ]),
        9,
        skin,
        { bevel: 2.6, steps: 6 },
      ),
      side(
        outline([
          [-10, -0.6, 0.6],
          [-10, 2.4, 0.8],
          [15.8, 2.6, 0.8],
          [16, 0.4, 1.5],
          [-1, -0.4],
          [-2, -1.4, 0.4],
          [-9.6, -1.6, 0.4],
        ]),
        9.6,
        M.rubber,
        { bevel: 0.8 },
      ),
      ...(kind === 'hule'
        ? [box(11, 1.2, 9.2, M.black, { at: [-3.4, h - 0.8, 0], r: 0.5 })]
        : [
            ...Array.from({ length: 5 }, (_, n) =>
              group(
                { at: [3 - n * 0.35, 9.4 + n * 1.7, 0] },
                rod(0.3, 4.4, M.yellow, { axis: 'z', at: [0.6, 0, -2.2] }),
                ring(0.4, 0.16, M.brass, { axis: 'x', at: [0.2, 0, 2.6] }),
              ),
            ),
            box(9.6, 2.6, 8, M.rubber, { at: [-3.4, h, 0], r: 1.1 }),
          ]),
    );
  return group({}, one(6, 2), one(-7, -3));
};
