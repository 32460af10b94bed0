// `npm run bench:errands`: ten errands of a shopper with a phone, done on the real pages of the demo store. It counts the taps and the typed characters
// and measures how long the page took to answer each of them. Run `npm run build` first; the table is docs/errands.md.
import { loadavg } from 'node:os';
import process from 'node:process';
import { devices } from 'playwright';
import { launchChromium } from '#tools/setup/chromium.mjs';
import { startDemoStore } from '#tools/setup/demo-store.mjs';
import { ERRANDS } from './errands/errands.mjs';
import { createShopper } from './errands/shopper.mjs';

const store = await startDemoStore(process.argv[2]);
const browser = await launchChromium();
/** @type {Record<string, string | number>[]} */
const rows = [];
try {
  for (const { name, run } of ERRANDS) {
    const { defaultBrowserType: _, ...phone } = devices['Pixel 7'];
    const context = await browser.newContext({ ...phone, locale: 'es-MX', timezoneId: 'America/Monterrey' });
    const page = await context.newPage();
    await page.goto(store.origin);
    // Whoever does an errand has the page before them; how fast it came is measured by bench:first-visit.
    await page.locator('html[data-tienda]').waitFor({ state: 'attached' });
    const shopper = createShopper(page);
    await run(shopper, page);
    rows.push({ errand: name, ...shopper.told() });
    await context.close();
  }
  console.table(rows);
  console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}. A person’s time is a model: see docs/errands.md.`);
} finally {
  await browser.close();
  await store.stop();
}
