import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright';
import { build } from 'vite';
import { systemChromium } from '../setup/chromium.mjs';

const PAGE = 'node_modules/.cache/demo-renders/page/page.js';
/** Software WebGL: the same pictures on a machine with a graphics card and on one without. */
const FLAGS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
];
const FONTS = [600, 700];

/** @type {Promise<unknown> | undefined} */
let bundled;

/** A browser with the studio in it. */
export async function openStudio() {
  bundled ??= build({ configFile: 'demo/renders/vite.config.ts' });
  await bundled;
  const executablePath = systemChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: FLAGS });
  const page = await browser.newPage();
  const faces = await Promise.all(
    FONTS.map(async (weight) => {
      const font = await readFile(`public/fonts/barlow-condensed-${weight}.woff2`, 'base64');
      return `@font-face{font-family:"Barlow Condensed";font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
    }),
  );
  await page.setContent(`<style>${faces.join('')}</style>`);
  await page.evaluate(
    (weights) => Promise.all(weights.map((weight) => document.fonts.load(`${weight} 20px "Barlow Condensed"`))),
    FONTS,
  );
  await page.addScriptTag({ path: PAGE });
  return {
    page,
    looks: () => page.evaluate(() => globalThis.camera.looks()),
    shoot: (look, known) => page.evaluate(([look, known]) => globalThis.camera.shoot(look, known), [look, known]),
    close: () => browser.close(),
  };
}
