// `npm run install-pictures`: writes the pictures for installing the shop on a phone or a desktop to public/icons/: the icons, drawn from the
// emblem, and screenshots of the real pages for the manifest. Run `npm run build` first.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from './setup/chromium.mjs';
import { startDemoStore } from './setup/demo-store.mjs';

const OUT = 'public/icons';
const INK = '#16150F';

/** The share of the icon's width that the emblem takes: a system that cuts icons to a circle keeps the middle four fifths. */
const ICONS = [
  { file: 'icono-192.png', side: 192, emblem: 'favicon.svg', share: 1 },
  { file: 'icono-512.png', side: 512, emblem: 'favicon.svg', share: 1 },
  { file: 'icono-maskable-512.png', side: 512, emblem: 'emblema.svg', share: 0.82, ground: INK },
  { file: 'apple-touch-icon.png', side: 180, emblem: 'emblema.svg', share: 1, ground: INK },
];

const NARROW = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };
const WIDE = { viewport: { width: 1280, height: 800 } };
const LISTING = '/herramienta-inalambrica';
const CAPTURES = [
  { file: 'captura-inicio-movil.jpg', path: '/', ...NARROW },
  { file: 'captura-categoria-movil.jpg', path: LISTING, ...NARROW },
  { file: 'captura-producto-movil.jpg', path: LISTING, act: openProduct, ...NARROW },
  { file: 'captura-inicio-escritorio.jpg', path: '/', ...WIDE },
  { file: 'captura-producto-escritorio.jpg', path: LISTING, act: openProduct, ...WIDE },
];

async function openProduct(page) {
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await page.getByRole('table').first().waitFor();
}

async function drawIcon(browser, { file, side, emblem, share, ground = 'transparent' }) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const drawing = await readFile(join(OUT, emblem), 'base64');
  const width = Math.round(side * share);
  await page.setContent(`<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}</style>
    <img src="data:image/svg+xml;base64,${drawing}" width="${width}" height="${width}" alt="">`);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  await page.screenshot({ path: join(OUT, file), omitBackground: true });
  await page.close();
}

async function capture(browser, origin, { file, path, act, ...device }) {
  const context = await browser.newContext({
    ...device,
    baseURL: origin,
    locale: 'es-MX',
    timezoneId: 'America/Monterrey',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('article').first().waitFor();
  await act?.(page);
  await page.evaluate(async () => {
    scrollTo(0, 0);
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.all(inSight.map((image) => image.decode().catch(() => {})));
  });
  await page.screenshot({ path: join(OUT, file), type: 'jpeg', quality: 74 });
  await context.close();
}

const store = await startDemoStore();
const browser = await launchChromium();
try {
  for (const icon of ICONS) await drawIcon(browser, icon);
  for (const page of CAPTURES) await capture(browser, store.origin, page);
} finally {
  await browser.close();
  await store.stop();
}
console.log(`${ICONS.length} íconos y ${CAPTURES.length} capturas en ${OUT}/`);
