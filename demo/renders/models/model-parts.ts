import type * as THREE from 'three';
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
