import type * as THREE from 'three';
import type { Look } from '../../catalogue/looks/look.ts';
import type { View } from '../studio/studio.ts';

export interface Model {
  readonly build: (look: Look) => THREE.Object3D;
  readonly view?: View;
  /** Where its front is seen from, where that is not from its right. */
  readonly front?: View;
}

/** A shelf of models by name. A function alone is seen from the side. */
export type Models = Readonly<Record<string, Model | Model['build']>>;
