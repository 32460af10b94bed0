import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { build } from 'vite';
import { systemChromium } from '../../../tools/setup/chromium.mjs';
import { CACHE, FONTS_FOLDER, WORKSPACE } from './folders.mjs';

const PAGE = `${CACHE}/page/page.js`;
const ENCODER = `${CACHE}/encoder/encoder.js`;
const WASM = '@jsquash/webp/codec/enc/webp_enc_simd.wasm';
/** Software WebGL: the same pictures on a machine with a graphics card and on one without. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const FONT_WEIGHTS = [600, 700];

/** @type {Promise<unknown> | undefined} */
let bundled;

/** Bundles the studio for the page that it works in. */
function bundleStudio() {
  const lib = { entry: `${WORKSPACE}/page.ts`, formats: ['iife'], name: 'demoRenders', fileName: () => 'page.js' };
  return build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir: `${CACHE}/page`, lib, minify: false },
  });
}

function bundleEncoder() {
  const lib = {
    entry: `${WORKSPACE}/tools/encoder.mjs`,
    formats: ['iife'],
    name: 'encoderPage',
    fileName: () => 'encoder.js',
  };
  const outDir = `${CACHE}/encoder`;
  return build({ configFile: false, publicDir: false, logLevel: 'error', build: { outDir, lib, minify: false } });
}

/** A browser with the studio in it. */
export async function openStudio() {
  bundled ??= Promise.all([bundleStudio(), bundleEncoder()]);
  await bundled;
  const executablePath = systemChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: FLAGS });
  const page = await browser.newPage();
  const faces = await Promise.all(
    FONT_WEIGHTS.map(async (weight) => {
      const font = await readFile(`${FONTS_FOLDER}/barlow-condensed-${weight}.woff2`, 'base64');
      return `@font-face{font-family:"Barlow Condensed";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
    }),
  );
  await page.setContent(`<style>${faces.join('')}</style>`);
  await page.evaluate(
    (weights) => Promise.all(weights.map((weight) => document.fonts.load(`${weight} 20px "Barlow Condensed"`))),
    FONT_WEIGHTS,
  );
  await page.addScriptTag({ path: PAGE });
  await page.addScriptTag({ path: ENCODER });
  const wasm = await readFile(createRequire(import.meta.url).resolve(WASM), 'base64');
  await page.evaluate((wasm) => globalThis.encoder.start(wasm), wasm);
  return {
    page,
    looks: () => page.evaluate(() => globalThis.camera.looks()),
    shoot: (look, known) => page.evaluate(([look, known]) => globalThis.encoder.shoot(look, known), [look, known]),
    close: () => browser.close(),
  };
}
