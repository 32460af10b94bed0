import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The widths that a picture is shipped in besides its own. */
export const SMALLER_WIDTHS = [800, 400];
const LARGEST = '-1600.webp';

/** Every core, up to as many as still have a picture each for a while. */
const MOST_WORKERS = 8;

const here = (file) => new URL(file, import.meta.url);
const WORKER = here('./picture-worker.mjs');

/** What decides the bytes of a smaller picture besides the picture itself: our code and the codec. */
async function recipe() {
  const codec = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  const parts = await Promise.all(
    [WORKER, here('./half-size.mjs'), here('./coarse-alpha.mjs'), codec].map((file) => readFile(file)),
  );
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

/** The pictures of a folder: the name, the largest file's path and bytes, and a key that names the smaller sizes in the cache. */
async function picturesIn(folder) {
  const salt = await recipe();
  const names = (await readdir(folder)).filter((file) => file.endsWith(LARGEST)).sort();
  return Promise.all(
    names.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      const key = createHash('sha256').update(salt).update(bytes).digest('hex').slice(0, 32);
      return { name: file.slice(0, -LARGEST.length), path, bytes, key };
    }),
  );
}

const fileOf = ({ key }, width) => `${key}-${width}.webp`;

export async function smallerPictures(folder, cache, tell) {
  await mkdir(cache, { recursive: true });
  const pictures = await picturesIn(folder);
  const kept = new Set(await readdir(cache));
  const missing = pictures.filter((picture) => SMALLER_WIDTHS.some((width) => !kept.has(fileOf(picture, width))));
  // By key: two pictures with the same content have one file, which two workers must not write at once.
  await makeSizes([...new Map(missing.map((picture) => [picture.key, picture])).values()], cache, tell);

  const needed = new Set(pictures.flatMap((picture) => SMALLER_WIDTHS.map((width) => fileOf(picture, width))));
  // A name that does not end so is one that another build is writing.
  for (const file of kept)
    if (file.endsWith('.webp') && !needed.has(file)) await rm(join(cache, file), { force: true });
  return smallerFiles(pictures, (picture, width) => readFile(join(cache, fileOf(picture, width))));
}

export async function keptPictures(folder, cache) {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  return smallerFiles(await picturesIn(folder), (picture, width) => {
    const file = fileOf(picture, width);
    return kept.has(file) ? readFile(join(cache, file)) : picture.bytes;
  });
}

/** The smaller files of some pictures by their names. */
async function smallerFiles(pictures, bytesOf) {
  const files = new Map();
  for (const picture of pictures)
    for (const width of SMALLER_WIDTHS) files.set(`${picture.name}-${width}.webp`, await bytesOf(picture, width));
  return files;
}

async function makeSizes(pictures, cache, tell) {
  const queue = [...pictures];
  let made = 0;
  const work = async () => {
    const worker = new Worker(WORKER);
    try {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const sizes = await sizesFrom(worker, next.path);
        for (const [width, bytes] of sizes) await writeWhole(join(cache, fileOf(next, width)), bytes);
        made += 1;
        tell?.(made, pictures.length);
      }
    } finally {
      await worker.terminate();
    }
  };
  const workers = Math.min(availableParallelism(), MOST_WORKERS, queue.length);
  await Promise.all(Array.from({ length: workers }, work));
}

async function sizesFrom(worker, path) {
  worker.postMessage(path);
  try {
    const [sizes] = await once(worker, 'message');
    return sizes;
  } catch (error) {
    throw new Error(`${path} has no smaller sizes`, { cause: error });
  }
}

export async function writeWhole(path, bytes) {
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, path);
}
