import type * as THREE from 'three';
import type { Look } from '../../catalogue/looks/look.ts';
import type { View } from '../studio/studio.ts';
import { measuring, sanding, sawing } from './in-use/boards.ts';
import { levelling, loaded } from './in-use/loads.ts';
import { coating, painting, rolling } from './in-use/walls.ts';

interface Scene {
  readonly build: (thing: THREE.Object3D, look: Look) => THREE.Object3D;
  readonly view: View;
}

/** What a thing is seen doing, by its model. */
const SCENES: Readonly<Record<string, Scene>> = {
  cubeta: {
    build: (thing, look) => (/impermeabilizante/i.test(look.text ?? '') ? coating : painting)(thing, look),
    view: { around: 14, above: 22 },
  },
  lata: { build: painting, view: { around: 12, above: 16 } },
  rodillo: { build: rolling, view: { around: 18, above: 12 } },
  'sierra-circular': { build: (thing) => sawing(thing, -5.5, 1), view: { around: 26, above: 26 } },
  caladora: { build: (thing) => sawing(thing, -4.9, 0), view: { around: 28, above: 24 } },
  lijadora: { build: sanding, view: { around: 26, above: 26 } },
  flexometro: { build: measuring, view: { around: 22, above: 26 } },
  nivel: { build: levelling, view: { around: 20, above: 16 } },
  carretilla: { build: loaded, view: { around: 30, above: 26 } },
};

export function sceneOf(model: string): Scene {
  const scene = SCENES[model];
  if (!scene) throw new Error(`Nobody has drawn ${model} in use`);
  return scene;
}
