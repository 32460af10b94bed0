import type * as THREE from 'three';
import type { FurtherView, Look } from '../catalogue/looks/look.ts';
import { lookName } from '../catalogue/looks/look-of.ts';
import { allLooks, heroLook } from './all-looks.ts';
import { modelNamed, modelNames } from './models/all.ts';
import { beforeItsBox } from './models/in-use/boxes.ts';
import { sceneOf } from './models/in-use.ts';
import { type Development, develop } from './studio/develop.ts';
import { LARGE, Studio, type View } from './studio/studio.ts';

const TURNED: Readonly<Record<Extract<FurtherView, 'frente' | 'atras' | 'arriba'>, View>> = {
  frente: { around: 64, above: 14 },
  atras: { around: -140, above: 18 },
  arriba: { around: 18, above: 52 },
};

/** The model of a look, in what surrounds it, and where the camera stands. */
function arranged(look: Look): { readonly thing: THREE.Object3D; readonly view: View } {
  const model = modelNamed(look.model);
  const thing = model.build(look);
  const first = model.view ?? {};
  const { view: shown } = look;
  switch (shown) {
    case 'detalle':
      return { thing, view: { ...first, ...(look.close && { close: look.close }) } };
    case 'caja':
      return { thing: beforeItsBox(thing, look.box ?? ''), view: { around: 16, above: 12 } };
    case 'uso': {
      const scene = sceneOf(look.model);
      return { thing: scene.build(thing, look), view: scene.view };
    }
    case 'frente':
      return { thing, view: model.front ?? TURNED.frente };
    case 'atras':
    case 'arriba':
      return { thing, view: TURNED[shown] };
    case undefined:
    default:
      return { thing, view: first };
  }
}

const hero = lookName(heroLook());
const developmentOf = (look: Look): Development => ({
  fineShadow: lookName(look) === hero,
  lens: look.view === 'detalle',
});

let studio: Studio | undefined;

const camera = {
  models: modelNames,
  looks: () => [...allLooks()],
  /** The pixels of the picture, or nothing where it is what the fingerprint says already. */
  shoot(look: Look, known: string | undefined) {
    studio ??= new Studio();
    const { thing, view } = arranged(look);
    const development = developmentOf(look);
    const fingerprint = studio.fingerprint(thing, view, development.fineShadow ? [1] : []);
    if (fingerprint === known) return undefined;
    return { fingerprint, size: LARGE, pixels: develop(studio.shoot(thing, view), LARGE, development) };
  },
  /** A quick look while a model is being made. */
  glance(look: Look, size: number, exposures: number) {
    studio ??= new Studio(size, exposures);
    const { thing, view } = arranged(look);
    return develop(studio.shoot(thing, view), size, developmentOf(look));
  },
};

export type Camera = typeof camera;
Object.assign(globalThis, { camera });
