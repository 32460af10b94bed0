// `npm run bench:next-screen`: how long the next screen takes after a click, on a phone at a quarter of the speed. Thirty links to different addresses,
// after a first visit has come to rest. Run `npm run build` first; another built site may be named, to compare with.
import { loadavg } from 'node:os';
import process from 'node:process';
import { launchChromium } from '#tools/setup/chromium.mjs';
import { startDemoStore } from '#tools/setup/demo-store.mjs';
import { processorTimes } from './next-screen/processor-times.mjs';
import { watchClicks } from './next-screen/watch-clicks.mjs';

const CLICKS = 30;
const SLOWDOWN = 4;
const GOAL_MS = 100;
/** How long a finger or a mouse is down. Without it the work of pressing (the focus, what is fetched ahead) waits in the click's own task and counts as its. */
const PRESS_MS = 80;
/** The last code that is fetched before it is asked for. */
const LAST_FETCHED = /\/assets\/menu-parts-.*\.js$/;

const store = await startDemoStore(process.argv[2]);
const browser = await launchChromium();
try {
  const throttled = await openShop();
  const session = await throttled.context().newCDPSession(throttled);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const clicks = await follow(throttled);
  await throttled.close();

  const page = await openShop();
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await follow(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const times = processorTimes(traceEvents).map((ms) => Math.round(ms * SLOWDOWN));

  console.table(clicks.map((click, at) => ({ ...click, processor: times[at] })));
  tell(
    'Event Timing',
    clicks.map(({ event }) => event),
  );
  tell(
    'new heading drawn',
    clicks.map(({ shown }) => shown),
  );
  tell(`processor's time ×${SLOWDOWN}`, times);
  console.log(
    `${CLICKS} clicks, load of the machine ${loadavg()[0]?.toFixed(1)}. By the clock other programs count too; by the processor’s time they do not.`,
  );
} finally {
  await browser.close();
  await store.stop();
}

/** A first visit that has fetched all that it fetches unasked. */
async function openShop() {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, serviceWorkers: 'block' });
  await page.addInitScript(watchClicks);
  const fetched = page.waitForResponse((response) => LAST_FETCHED.test(response.url()));
  const live = page.waitForResponse((response) => response.url().includes('/Listen/channel'));
  await page.goto(store.origin);
  await Promise.all([fetched, live]);
  await page.evaluate(rest);
  return page;
}

/** Runs in the page. Resolves when the main thread has had next to nothing to do for a second: what comes in its idle time is over then. */
function rest() {
  return new Promise((resolve) => {
    let quiet = 0;
    const look = (/** @type {IdleDeadline} */ idle) => {
      quiet = idle.timeRemaining() > 20 ? quiet + 1 : 0;
      if (quiet === 20) resolve(undefined);
      else setTimeout(() => requestIdleCallback(look), 50);
    };
    requestIdleCallback(look);
  });
}

/**
 * Follows the links: from lists and texts in the footer and from what the page itself leads to in turns.
 * @param {import('playwright').Page} page
 */
async function follow(page) {
  /** @type {{ path: string, event: number, shown: number }[]} */
  const clicks = [];
  const visited = new Set(['/']);
  for (let at = 0; at < CLICKS; at += 1) {
    const path =
      (await nextPath(page, at % 2 === 0 ? 'footer' : 'main', visited)) ?? (await nextPath(page, 'footer', visited));
    if (!path) throw new Error('No link is left');
    visited.add(path);
    const link = page.locator(`:is(main, footer) a[href="${path}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await link.click({ delay: PRESS_MS });
    const click = await page.waitForFunction(() => {
      const seen = /** @type {any} */ (window).click;
      return seen?.shown && seen.event !== undefined ? seen : null;
    });
    clicks.push({ path, ...(await click.jsonValue()) });
  }
  return clicks;
}

/** @param {import('playwright').Page} page @param {string} place @param {ReadonlySet<string>} visited */
async function nextPath(page, place, visited) {
  const all = await page
    .locator(`${place} a[href^="/"]:visible`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const fresh = all.filter((path) => !visited.has(path) && !/[?#]|^\/(?:admin|login)/.test(path));
  return fresh[(visited.size * 7) % Math.max(1, fresh.length)];
}

/** @param {string} name @param {readonly number[]} times */
function tell(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => sorted[Math.ceil(sorted.length * part) - 1];
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms (goal ${GOAL_MS}), slowest ${at(1)} ms`);
}
