import type { Look } from '../catalogue/looks/look.ts';
import { allLooks } from './all-looks.ts';
import { modelNamed, modelNames } from './models/all.ts';
import { develop } from './studio/develop.ts';
import { LARGE, Studio, type View } from './studio/studio.ts';

const VIEWS: Readonly<Record<NonNullable<Look['view']>, View>> = {
  frente: { around: 52, above: 14 },
  arriba: { around: 20, above: 46 },
  detras: { around: -38, above: 20 },
};

const viewOf = ({ model, view }: Look): View => (view ? VIEWS[view] : (modelNamed(model).view ?? {}));
let studio: Studio | undefined;

const camera = {
  models: modelNames,
  looks: () => [...allLooks()],
  /** The pixels of the picture, or nothing where it is what the fingerprint says already. */
  shoot(look: Look, known: string | undefined) {
    studio ??= new Studio();
    const model = modelNamed(look.model).build(look);
    const fingerprint = studio.fingerprint(model, viewOf(look));
    if (fingerprint === known) return undefined;
    return { fingerprint, size: LARGE, pixels: develop(studio.shoot(model, viewOf(look)), LARGE) };
  },
  /** A quick look while a model is being made. */
  glance(look: Look, size: number, exposures: number) {
    studio ??= new Studio(size, exposures);
    return develop(studio.shoot(modelNamed(look.model).build(look), viewOf(look)), size);
  },
};

export type Camera = typeof camera;
Object.assign(globalThis, { camera });
