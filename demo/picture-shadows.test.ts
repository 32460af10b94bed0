import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/webp/decode.js';
import { beforeAll, expect, test } from 'vitest';
import { builtHomePage } from '#domain/home/home-page.ts';
import { frontPage } from '#domain/home/home-view.ts';
import { lookName, lookOf } from './catalogue/looks/look-of.ts';
import { priceList } from './catalogue/price-list.ts';
import { products } from './parsed-catalogue.ts';

/** Decoding takes 60 ms, so every thirtieth picture stands for the others. */
const EVERY = 30;
/** The shadow is drawn in squares of this many pixels, within which its transparency is the same. */
const SQUARE = 4;
/** Red, green and blue of a shadow together are at most this; a thing may be dark too, but is denser. */
const DARKEST = 130;
const DENSEST = 100;
/** A shade that only a few squares have is the soft edge of the thing, not shadow. */
const FEWEST = 40;

/** The article of the home page's head. */
const { hero } = frontPage(products, builtHomePage);
const HERO = lookName(lookOf(priceList().find(({ clave }) => clave === hero?.clave) ?? missing()));

function missing(): never {
  throw new Error('The home page has no article for its large plate');
}

beforeAll(async () => {
  const codec = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
  // Without a place for its file the codec asks for its own address by fetch, which Node refuses for files.
  await init({ wasmBinary: new Uint8Array(readFileSync(codec)).buffer, locateFile: (name: string) => name });
});

/** The transparencies of a picture's shadow, the faintest first, `0` being nothing. */
async function shadesOf(file: string): Promise<readonly number[]> {
  const { data, width, height } = await decode(new Uint8Array(readFileSync(file)).buffer);
  const squares = new Map<number, number>([[0, FEWEST]]);
  for (let y = 0; y < height; y += SQUARE)
    for (let x = 0; x < width; x += SQUARE) {
      const at = (y * width + x) * 4;
      const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
      const opposite = data[at + (SQUARE - 1) * (width + 1) * 4 + 3];
      if (alpha > DENSEST || red + green + blue > DARKEST || opposite !== alpha) continue;
      squares.set(alpha, (squares.get(alpha) ?? 0) + 1);
    }
  return [...squares].flatMap(([alpha, count]) => (count >= FEWEST ? [alpha] : [])).sort((a, b) => a - b);
}

test('a shadow has so many shades that no bands are seen where it is enlarged', async () => {
  const files = readdirSync('demo/pictures').filter((name) => name.endsWith('-1600.webp'));
  for (const file of files.filter((_, at) => at % EVERY === 0)) {
    const shades = await shadesOf(`demo/pictures/${file}`);
    const steps = shades.slice(1).map((shade, at) => shade - (shades[at] ?? 0));
    // Sparse shadows lack some shades by chance, hence not every step but most of them.
    const coarse = steps.filter((step) => step > 3);
    expect(coarse.length, `${file}: ${shades.join(' ')}`).toBeLessThanOrEqual(steps.length / 4);
  }
});

test('the picture of the home page’s large plate keeps every shade, because its ground is saturated', async () => {
  const shades = await shadesOf(`demo/pictures/${HERO}-1600.webp`);
  const steps = shades.slice(1).map((shade, at) => shade - (shades[at] ?? 0));
  expect(steps.filter((step) => step > 1).length, shades.join(' ')).toBeLessThanOrEqual(steps.length / 8);
});
