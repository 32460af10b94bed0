import { launchBrowser } from './browser.ts';
import { firstStaffDay, kiosk, listenToAll, priceUpload, staffDay, visit } from './cost/journeys.ts';
import { type Cost, openCostStore } from './cost/store.ts';
import { printCosts, printJourneys } from './cost/tell.ts';

// `npm run bench:cost`: what each journey of the shop uses of Firebase, counted as Google bills it, and what a month of it costs. The browser, the
// pages and the rules are the real ones; the backend is the embedded one, whose meter counts as Firestore bills. `--small` leaves the price list out,
// `--visits` everything but a first visit and the two that follow, without their sum.

const DAILY_CHANGES = 40;
const UPLOADED = 10_000;
const isVisitsOnly = process.argv.includes('--visits');
const hasUpload = !isVisitsOnly && !process.argv.includes('--small');

const browser = await launchBrowser();
const costs: Record<string, Cost> = {};
const note = (name: string, cost: Cost): void => {
  costs[name] = cost;
  console.log(`${name}: ${cost.reads} reads, ${cost.writes} writes, ${Math.round(cost.hosting / 1000)} kB of files`);
};

async function visitors(siteDir: string, port: number, prefix: string, isOurs: boolean): Promise<number> {
  const store = await openCostStore(siteDir, port, { hasRules: isOurs });
  const context = await browser.newContext({ baseURL: store.origin });
  const look = isOurs ? visit : listenToAll;
  try {
    await store.nextDay();
    note(`${prefix}first visit`, await look(context, store));
    await store.nextDay();
    note(`${prefix}return, nothing changed`, await look(context, store));
    await store.change(DAILY_CHANGES);
    await store.nextDay();
    note(`${prefix}return after a day, ${DAILY_CHANGES} products changed`, await look(context, store));
    if (!isOurs || isVisitsOnly) return store.menus;
    const staff = await browser.newContext({ baseURL: store.origin, viewport: { width: 1194, height: 834 } });
    // On one day of the server, because the browser's clock does not go on with it and a session ends after an hour.
    note('staff, first day on a device', await firstStaffDay(staff, store));
    note('staff, a day: 20 prices, quotations, log, a publication', await staffDay(staff, store, 20));
    await staff.close();
    await store.change(DAILY_CHANGES);
    await store.nextDay(6);
    note('return after a week, with a publication between', await look(context, store));
    const shown = await browser.newContext({ baseURL: store.origin, viewport: { width: 1080, height: 1920 } });
    note('kiosk, first day: every picture', await kiosk(shown, store));
    await store.change(DAILY_CHANGES);
    await store.nextDay();
    note('kiosk, any other day', await kiosk(shown, store));
    await shown.close();
    return store.menus;
  } finally {
    await context.close();
    await store.close();
  }
}

async function upload(): Promise<void> {
  const store = await openCostStore('dist', 4723, { products: UPLOADED });
  const context = await browser.newContext({ baseURL: store.origin, viewport: { width: 1194, height: 834 } });
  try {
    await store.nextDay();
    note(`a price list of ${UPLOADED} rows`, await priceUpload(context, store));
  } finally {
    await context.close();
    await store.close();
  }
}

try {
  const menus = await visitors('dist', 4721, '', true);
  if (isVisitsOnly) printJourneys(costs, menus);
  else {
    await visitors('dist-bench/firestore-site', 4722, 'listener: ', false);
    if (hasUpload) await upload();
    if (!printCosts(costs, menus)) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
