import type * as THREE from 'three';
import { BRAND, paint } from '../../studio/materials.ts';
import { lathe } from '../../studio/solids.ts';

export const GRIP = paint(BRAND.bravio, { rough: 0.5 });

/** A soft handle along x that ends at the origin's left. */
export const handle = (length: number, r = 1.5, material: THREE.Material = GRIP) =>
  lathe(
    [
      [0, -length],
      [r * 0.8, -length],
      [r, -length + 0.6],
      [r * 1.02, -length * 0.7],
      [r * 0.8, -length * 0.4],
      [r * 0.95, -length * 0.12],
      [r * 0.7, 0],
      [0, 0],
    ],
    material,
  );
