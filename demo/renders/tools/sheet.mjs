// `npm run demo:sheet`: every picture of the demo on one page, to be looked at: screenshots/fotos.html and fotos-1.png, fotos-2.png …
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '../../../tools/setup/chromium.mjs';
import { PICTURES, SCREENSHOTS } from './folders.mjs';

const SIDE = 200;
const PER_SHEET = 60;

const files = (await readdir(PICTURES)).filter((file) => file.endsWith('-1600.webp')).sort();
const figures = await Promise.all(
  files.map(async (file) => {
    const data = await readFile(join(PICTURES, file), 'base64');
    const name = file.replace('-1600.webp', '');
    return `<figure><img src="data:image/webp;base64,${data}" width="${SIDE}" height="${SIDE}" alt=""><figcaption>${name}</figcaption></figure>`;
  }),
);
const style = `<style>body{margin:8px;display:flex;flex-wrap:wrap;gap:8px;background:#f6f3ec;font:11px sans-serif}
figure{margin:0;width:${SIDE}px;background:#ebe6db;overflow-wrap:anywhere}</style>`;

await mkdir(SCREENSHOTS, { recursive: true });
await writeFile(join(SCREENSHOTS, 'fotos.html'), style + figures.join('\n'));
const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1270, height: 900 } });
for (let at = 0; at < figures.length; at += PER_SHEET) {
  await page.setContent(style + figures.slice(at, at + PER_SHEET).join('\n'));
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: join(SCREENSHOTS, `fotos-${at / PER_SHEET + 1}.png`), fullPage: true });
}
await browser.close();
console.log(`${figures.length} fotos en ${SCREENSHOTS}/fotos.html`);
