// Runs in the studio's page, so that millions of pixels need not leave it.
import encode, { init } from '@jsquash/webp/encode.js';

/** As low as smooth studio light allows, because git keeps every picture ever taken. The build makes the smaller sizes of it. */
const QUALITY = 10;
const GLANCE_QUALITY = 90;

/** A square picture as the data address of a WebP. The encoder is libwebp itself, not the browser's: it knows how to keep alpha small, and is the same everywhere. */
async function toWebp(data, size, quality) {
  // `alpha_filtering: 2` tries every filter for alpha; it is what most of the saving comes from.
  const options = { quality, method: 4, sns_strength: 80, alpha_filtering: 2 };
  const webp = await encode({ data, width: size, height: size, colorSpace: 'srgb' }, options);
  return base64(new Uint8Array(webp));
}

function base64(bytes) {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

globalThis.encoder = {
  async start(wasm) {
    const bytes = Uint8Array.from(atob(wasm), (letter) => letter.charCodeAt(0));
    // Without a place for its file it asks for its own address, and a page made by hand has none.
    await init(await WebAssembly.compile(bytes), { locateFile: (name) => name });
  },
  /** A picture as a WebP, or nothing where it is what the fingerprint says already. */
  async shoot(look, known) {
    const picture = globalThis.camera.shoot(look, known);
    if (!picture) return undefined;
    const { fingerprint, pixels, size } = picture;
    return { fingerprint, size, webp: await toWebp(pixels, size, QUALITY) };
  },
  /** A quick look while a model is being made. */
  glance: (look, size) => toWebp(globalThis.camera.glance(look, size, 1), size, GLANCE_QUALITY),
};
