import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PICTURE_SIZES } from '#domain/staff/files/picture-sizes.ts';
import { coarseAlpha, shadowStepOf } from './coarse-alpha.mjs';
import { finishPictures } from './finish-pictures.mjs';
import { halfSize, type Pixels } from './half-size.mjs';
import { keptPictures, SMALLER_WIDTHS, smallerPictures } from './smaller-pictures.mjs';

const PICTURE = 'extintor-1600.webp';

/** Width and height as an extended WebP states them: three bytes each, less one. */
function sizeOf(bytes: Uint8Array): readonly [number, number] {
  const view = Buffer.from(bytes);
  expect(view.toString('latin1', 8, 16)).toBe('WEBPVP8X');
  return [view.readUIntLE(24, 3) + 1, view.readUIntLE(27, 3) + 1];
}

describe('a folder of pictures', () => {
  let folder = '';
  let cache = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fragua-pictures-'));
    cache = join(folder, 'smaller');
    await copyFile(`demo/pictures/${PICTURE}`, join(folder, PICTURE));
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await rm(folder, { recursive: true, force: true });
  });

  test('each picture gets the smaller sizes that an uploaded one has, with transparency, the same bytes each time', async () => {
    const made = await smallerPictures(folder, cache);
    expect([1600, ...SMALLER_WIDTHS]).toEqual(PICTURE_SIZES);
    expect([...made.keys()]).toEqual(['extintor-800.webp', 'extintor-400.webp']);
    for (const width of SMALLER_WIDTHS) {
      const bytes = made.get(`extintor-${width}.webp`) ?? new Uint8Array();
      expect(sizeOf(bytes)).toEqual([width, width]);
      // The bit of an extended WebP that says it has transparency.
      expect((bytes[20] ?? 0) & 0x10).toBe(0x10);
    }

    const again = await smallerPictures(folder, join(folder, 'another-cache'));
    expect([...again].map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')])).toEqual(
      [...made].map(([name, bytes]) => [name, Buffer.from(bytes).toString('hex')]),
    );
  });

  test('pictures with the same content are made smaller once, and share the files', async () => {
    for (const name of ['b', 'c', 'd']) await copyFile(`demo/pictures/${PICTURE}`, join(folder, `${name}-1600.webp`));
    const toWorkers = vi.spyOn(Worker.prototype, 'postMessage');
    const told: (readonly number[])[] = [];
    const made = await smallerPictures(folder, cache, (...counts) => told.push(counts));
    expect(toWorkers).toHaveBeenCalledTimes(1);
    expect(told).toEqual([[1, 1]]);
    expect(made.size).toBe(8);
    expect(made.get('d-400.webp')).toEqual(made.get('extintor-400.webp'));
    expect(await readdir(cache)).toHaveLength(2);
  });

  test('the next build takes them from the cache, and makes anew only what changed', async () => {
    await smallerPictures(folder, cache);
    const before = await readdir(cache);
    const written = await Promise.all(before.map(async (file) => (await stat(join(cache, file))).ino));
    await smallerPictures(folder, cache);
    expect(await Promise.all(before.map(async (file) => (await stat(join(cache, file))).ino))).toEqual(written);

    await copyFile('demo/pictures/careta-amplia-1600.webp', join(folder, PICTURE));
    await smallerPictures(folder, cache);
    const after = await readdir(cache);
    expect(after).toHaveLength(before.length);
    expect(after.filter((file) => before.includes(file))).toEqual([]);
  });

  test('a picture stands for its smaller sizes until they are made beside the server, which then serves those', async () => {
    const built = join(folder, 'dist');
    await mkdir(built);
    const largest = await readFile(join(folder, PICTURE));
    const standing = await keptPictures(folder, cache);
    expect([...standing.values()].map((bytes) => largest.equals(bytes))).toEqual([true, true]);
    for (const [name, bytes] of standing) await writeFile(join(built, name), bytes);

    expect(await finishPictures(folder, cache, built)).toBe(2);
    const made = await smallerPictures(folder, cache);
    for (const [name, bytes] of made) expect((await readFile(join(built, name))).equals(bytes)).toBe(true);
    expect(await keptPictures(folder, cache)).toEqual(made);
    expect(await finishPictures(folder, cache, built)).toBe(0);
    // What was built without the demo gets nothing of it.
    await rm(join(built, 'extintor-400.webp'));
    expect(await finishPictures(folder, cache, built)).toBe(0);
    expect(await readdir(built)).toEqual(['extintor-800.webp']);
  });

  test('a file that is no picture stops the build, by its name', async () => {
    await writeFile(join(folder, 'roto-1600.webp'), 'no soy una foto');
    await expect(smallerPictures(folder, cache)).rejects.toThrow(/roto-1600\.webp/);
  });
});

const pixels = (...rgba: readonly (readonly number[])[]): Pixels => {
  const side = Math.sqrt(rgba.length);
  return { data: new Uint8ClampedArray(rgba.flat()), width: side, height: side };
};

test('halving lets what is transparent thin an edge and not darken it', () => {
  const [red, nothing] = [
    [200, 30, 20, 255],
    [0, 0, 0, 0],
  ];
  expect([...halfSize(pixels(red, red, nothing, nothing)).data]).toEqual([200, 30, 20, 128]);
  expect([...halfSize(pixels(nothing, nothing, nothing, nothing)).data]).toEqual([0, 0, 0, 0]);
});

test('a shadow keeps finer steps of transparency than an edge', () => {
  const shadow = [26, 20, 12];
  const edge = [200, 30, 20];
  const alphas = ({ data }: Pixels) => [data[3], data[7], data[11], data[15]];
  const smooth = pixels([...shadow, 41], [...shadow, 43], [...shadow, 44], [...shadow, 48]);
  expect(alphas(coarseAlpha(smooth))).toEqual([45, 45, 45, 45]);
  const mixed = pixels([...shadow, 41], [...edge, 41], [...edge, 255], [...edge, 0]);
  expect(alphas(coarseAlpha(mixed))).toEqual([42, 45, 255, 0]);
});

test('a picture whose own shadow keeps every shade keeps them in its smaller sizes, and no other does', () => {
  // Sixty-four squares of four pixels by four, each with its own shade.
  const squareAt = (at: number): number => Math.floor((at % 32) / 4) + 8 * Math.floor(at / 32 / 4);
  const shadow = (step: number) =>
    pixels(...Array.from({ length: 1024 }, (_, at): readonly number[] => [26, 20, 12, 2 + squareAt(at) * step]));
  expect(shadowStepOf(shadow(1))).toBe(1);
  expect(shadowStepOf(shadow(2))).toBe(3);
  const same = pixels(...Array.from({ length: 4 }, (): readonly number[] => [26, 20, 12, 41]));
  expect(coarseAlpha(same, 1).data[3]).toBe(41);
  expect(coarseAlpha(same).data[3]).toBe(42);
});
