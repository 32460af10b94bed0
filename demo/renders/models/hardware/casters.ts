import type { Look } from '../../../catalogue/looks/look.ts';
import { M } from '../../studio/materials.ts';
import { circle, outline, plate, withHoles } from '../../studio/outline.ts';
import { box, group, rod, side } from '../../studio/solids.ts';
import { wheelAlongZ } from '../parts/wheels.ts';

export const caster = ({ size = 2, kind }: Look) =>
  group(
    {},
    wheelAlongZ(size * 1.27, 2.2, kind === 'freno' ? M.tenaz : M.grey, { at: [-0.8, size * 1.27, 0] }),
    side(
      outline([
        [-2, size * 1.1, 0.5],
        [-1.6, size * 2.8, 0.5],
        [1.8, size * 2.8, 0.5],
        [0.4, size * 1.1, 0.5],
      ]),
      0.4,
      M.zinc,
      { at: [0, 0, 1.5] },
    ),
    side(
      outline([
        [-2, size * 1.1, 0.5],
        [-1.6, size * 2.8, 0.5],
        [1.8, size * 2.8, 0.5],
        [0.4, size * 1.1, 0.5],
      ]),
      0.4,
      M.zinc,
      { at: [0, 0, -1.5] },
    ),
    rod(2, 0.9, M.zinc, { axis: 'y', at: [0.4, size * 2.8, 0] }),
    side(
      withHoles(
        plate(7, 5.4, 0.5),
        circle(0.4, 2.7, 2),
        circle(0.4, -2.7, 2),
        circle(0.4, 2.7, -2),
        circle(0.4, -2.7, -2),
      ),
      0.4,
      M.zinc,
      { turn: [90, 0, 0], at: [0.4, size * 2.8 + 1.1, 0] },
    ),
    rod(0.5, 3.6, M.steel, { axis: 'z', at: [-0.8, size * 1.27, -1.8] }),
    ...(kind === 'freno' ? [box(4, 0.8, 2.6, M.red, { at: [-3.6, size * 2, 0], r: 0.3, turn: [0, 0, 24] })] : []),
  );
