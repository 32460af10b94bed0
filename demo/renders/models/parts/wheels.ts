import type * as THREE from 'three';
import { M } from '../../studio/materials.ts';
import { group, lathe, type Place } from '../../studio/solids.ts';

export function wheelAlongZ(r: number, width: number, hub: THREE.Material = M.grey, place: Place = {}): THREE.Group {
  const w = width / 2;
  return group(
    place,
    lathe(
      [
        [r * 0.62, -w * 0.8],
        [r * 0.9, -w],
        [r, -w * 0.6],
        [r, w * 0.6],
        [r * 0.9, w],
        [r * 0.62, w * 0.8],
      ],
      M.rubber,
      { axis: 'z' },
    ),
    lathe(
      [
        [0, -w * 0.7],
        [r * 0.64, -w * 0.7],
        [r * 0.64, w * 0.7],
        [r * 0.5, w * 0.6],
        [r * 0.45, w * 0.35],
        [r * 0.2, w * 0.35],
        [r * 0.17, w * 0.9],
        [0, w * 0.9],
      ],
      hub,
      { axis: 'z' },
    ),
  );
}
