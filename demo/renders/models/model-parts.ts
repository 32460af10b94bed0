import * as THREE from 'three';
import { cordedTools } from './corded-tools.ts';
import { cutters } from './cutters.ts';
import { drills } from './drills.ts';
import { hammers } from './hammers.ts';
import type { Models } from './model.ts';

const TOOLS: Models = { ...drills, ...hammers, ...cutters, ...cordedTools };

/** A tool of another shelf, to stand in a kit; `impacto:llave` is the kind `llave` of it. */
export function modelParts(name: string, volts: number): THREE.Object3D {
  const [model = '', kind] = name.split(':');
  const found = TOOLS[model];
  if (!found) throw new Error(`No tool is called ${model}`);
  const build = typeof found === 'function' ? found : found.build;
  return build({ model, volts, ...(kind && { kind }) });
}

/** Puts a thing with its lowest point on a height: whatever its model takes for its middle. */
export function standing(
  thing: THREE.Object3D,
  [x, y, z]: readonly [number, number, number],
  scale = 1,
): THREE.Object3D {
  const place = new THREE.Group();
  place.add(thing);
  place.scale.setScalar(scale);
  place.position.set(x, y - new THREE.Box3().setFromObject(thing, true).min.y * scale, z);
  return place;
}
