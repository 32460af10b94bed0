// A worker thread: is sent the address of a square WebP, answers with its smaller sizes as `[width, bytes]`, widest first.
// libwebp as WebAssembly, because it gives the same bytes on every machine; a native build of it may not.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import decode, { init as initDecoder } from '@jsquash/webp/decode.js';
import encode, { init as initEncoder } from '@jsquash/webp/encode.js';
import { coarseAlpha, shadowStepOf } from './coarse-alpha.mjs';
import { halfSize } from './half-size.mjs';

/** Widest first, each half of the one before; the first is half of the picture itself. The qualities give alike pictures on a screen. */
const SIZES = [
  { width: 800, quality: 32 },
  { width: 400, quality: 46 },
];
/** Any `alpha_filtering` takes a third as long again and saves a thousandth. */
const OPTIONS = { method: 4, sns_strength: 80, alpha_filtering: 0 };

const wasm = async (name) =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve(`@jsquash/webp/codec/${name}.wasm`)));
// Without a place for its file the codec asks for its own address by fetch, which Node refuses for files.
const locate = { locateFile: (name) => name };
const ready = Promise.all([wasm('dec/webp_dec'), wasm('enc/webp_enc_simd')]).then(([decoder, encoder]) =>
  Promise.all([initDecoder(decoder, locate), initEncoder(encoder, locate)]),
);

async function smallerSizes(path) {
  await ready;
  const bytes = new Uint8Array(await readFile(path));
  let pixels = await decode(bytes.buffer);
  const shadowStep = shadowStepOf(pixels);
  const files = [];
  for (const { width, quality } of SIZES) {
    pixels = halfSize(pixels);
    if (pixels.width !== width) throw new Error(`${path}: ${pixels.width} pixels wide where ${width} were expected`);
    files.push([width, new Uint8Array(await encode(coarseAlpha(pixels, shadowStep), { quality, ...OPTIONS }))]);
  }
  return files;
}

// A rejection nobody catches ends the worker, and the build with it.
parentPort.on('message', (path) => void smallerSizes(path).then((sizes) => parentPort.postMessage(sizes)));
