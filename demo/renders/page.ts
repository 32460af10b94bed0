import type { Look } from '#demo/catalogue/looks/look.ts';
import { allLooks } from './all-looks.ts';
import { modelNamed, modelNames } from './models/all.ts';
import { develop } from './studio/develop.ts';
import { LARGE, Studio, type View } from './studio/studio.ts';

const VIEWS: Readonly<Record<NonNullable<Look['view']>, View>> = {
  frente: { around: 52, above: 14 },
  arriba: { around: 20, above: 46 },
  detras: { around: -38, above: 20 },
};
const SIZES = [400, 800, LARGE] as const;
/** As low as smooth studio light allows: all pictures together stay below what the folder may weigh. */
const QUALITY = { 400: 0.62, 800: 0.5, [LARGE]: 0.3 } as const;

const viewOf = ({ model, view }: Look): View => (view ? VIEWS[view] : (modelNamed(model).view ?? {}));
let studio: Studio | undefined;

async function base64(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

const camera = {
  models: modelNames,
  looks: () => [...allLooks()],
  /** The picture in its three sizes, or nothing where it is what the fingerprint says already. */
  async shoot(look: Look, known: string | undefined) {
    studio ??= new Studio();
    const model = modelNamed(look.model).build(look);
    const fingerprint = studio.fingerprint(model, viewOf(look));
    if (fingerprint === known) return undefined;
    const pixels = studio.shoot(model, viewOf(look));
    const files = await Promise.all(
      SIZES.map(async (size) => [size, await base64(await develop(pixels, LARGE, size, QUALITY[size]))] as const),
    );
    return { fingerprint, files };
  },
  /** A quick look while a model is being made. */
  async glance(look: Look, size: number, exposures: number) {
    studio ??= new Studio(size, exposures);
    const pixels = studio.shoot(modelNamed(look.model).build(look), viewOf(look));
    return base64(await develop(pixels, size, size, 0.9));
  },
};

export type Camera = typeof camera;
Object.assign(globalThis, { camera });
