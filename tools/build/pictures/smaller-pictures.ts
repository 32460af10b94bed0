import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The widths that a picture is shipped in besides its own. */
export const SMALLER_WIDTHS = [800, 400] as const;
const LARGEST = '-1600.webp';

/** Every core, up to as many as still have a picture each for a while. */
const MOST_WORKERS = 8;

const here = (file: string): URL => new URL(file, import.meta.url);
const WORKER = here('./picture-worker.mjs');

/** What decides the bytes of a smaller picture besides the picture itself: our code and the codec. */
async function recipe(): Promise<Buffer> {
  const codec = createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  const parts = await Promise.all(
    [WORKER, here('./half-size.mjs'), here('./coarse-alpha.mjs'), codec].map((file) => readFile(file)),
  );
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}

interface Picture {
  readonly name: string;
  readonly path: string;
  /** Names its smaller sizes in the cache. */
  readonly key: string;
}

async function picturesIn(folder: string): Promise<readonly Picture[]> {
  const salt = await recipe();
  const names = (await readdir(folder)).filter((file) => file.endsWith(LARGEST)).sort();
  return Promise.all(
    names.map(async (file) => {
      const path = join(folder, file);
      const key = createHash('sha256')
        .update(salt)
        .update(await readFile(path))
        .digest('hex')
        .slice(0, 32);
      return { name: file.slice(0, -LARGEST.length), path, key };
    }),
  );
}

const fileOf = ({ key }: Picture, width: number): string => `${key}-${width}.webp`;

/** Is told after each picture that was not made before, because the first build has over a thousand of them and takes minutes. */
export type TellProgress = (made: number, of: number) => void;

/**
 * The smaller sizes of every `…-1600.webp` of a folder, by the names of their files. What was made before is taken from `cache`, where what no
 * picture needs any more is removed.
 */
export async function smallerPictures(
  folder: string,
  cache: string,
  tell?: TellProgress,
): Promise<ReadonlyMap<string, Uint8Array>> {
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

  const files = new Map<string, Uint8Array>();
  for (const picture of pictures)
    for (const width of SMALLER_WIDTHS)
      files.set(`${picture.name}-${width}.webp`, await readFile(join(cache, fileOf(picture, width))));
  return files;
}

async function makeSizes(pictures: readonly Picture[], cache: string, tell?: TellProgress): Promise<void> {
  const queue = [...pictures];
  let made = 0;
  const work = async (): Promise<void> => {
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

type Sizes = readonly (readonly [width: number, bytes: Uint8Array])[];

async function sizesFrom(worker: Worker, path: string): Promise<Sizes> {
  worker.postMessage(path);
  try {
    const [sizes] = (await once(worker, 'message')) as [Sizes];
    return sizes;
  } catch (error) {
    throw new Error(`${path} has no smaller sizes`, { cause: error });
  }
}

/** Under another name until it is whole, because a build may be stopped at any time, and two may run at once. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const partial = `${path}.${randomUUID()}`;
  await writeFile(partial, bytes);
  await rename(partial, path);
}
