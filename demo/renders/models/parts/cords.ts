import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { box, group, many, type Place, rod, tube, type Vec } from '../../studio/solids.ts';

/** A mains cord from where it leaves the tool (backwards) to a plug that lies on the floor. */
export function cord(from: Vec, floor: number, { reach = 13, drop = 2.2 } = {}): THREE.Group {
  const [x, y, z] = from;
  const low = floor + 0.4;
  const end: Vec = [x - reach * 0.15, low, z + 6];
  return group(
    {},
    many(5, (n) =>
      rod(0.62 - n * 0.05, 0.42, M.rubber, { at: [x - 0.1 - n * 0.5, y - n * n * 0.03, z], turn: [0, 0, 180] }),
    ),
    tube(
      [
        [x, y, z],
        [x - drop, y - 0.4, z],
        [x - drop * 2.2, y - (y - low) * 0.3, z],
        [x - drop * 2.8, low + (y - low) * 0.25, z + 0.2],
        [x - drop * 3.2, low, z + 0.6],
        [x - reach * 0.95, low, z + 2],
        [x - reach * 0.9, low, z + 4.6],
        [x - reach * 0.6, low, z + 5.8],
        end,
      ],
      0.36,
      M.rubber,
    ),
    plug({ at: end }),
  );
}

/** A grounded plug that points to +x. */
export function plug(place: Place = {}): THREE.Group {
  return group(
    place,
    rod(0.5, 1.2, M.rubber, { r2: 0.8 }),
    rod(1.05, 2.2, M.rubber, { at: [1.1, 0, 0], r2: 1.15 }),
    box(1.7, 0.62, 0.14, M.brass, { at: [4, 0.1, 0.45] }),
    box(1.7, 0.62, 0.14, M.brass, { at: [4, 0.1, -0.45] }),
    rod(0.24, 1.8, M.brass, { at: [3.2, -0.55, 0] }),
  );
}
