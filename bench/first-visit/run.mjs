// `npm run bench:first-visit`: Lighthouse on a phone's first visit, beside the same shop served in three other ways, in turns. Before it, once:
// `npm run build` and `npm --prefix bench/first-visit ci`. `--runs 3`, `--pages home,product` and `--sites ours,limit` make it shorter;
// `--budgets` makes it fail where a page is worse in anything that is not a time.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import { systemChromium } from '../../tools/setup/chromium.mjs';
import { audit } from './audit.mjs';
import { sites } from './sites.mjs';
import { exceededBudgets, tableRow, tellGoals } from './table.mjs';

/** @type {Readonly<Record<string, string>>} */
const pages = {
  home: '/',
  category: '/herramienta-inalambrica',
  label: '/herramienta-inalambrica/taladros-inalambricos',
  product: '',
  search: '/busqueda?search=taladro',
  questions: '/preguntas-frecuentes',
  about: '/nosotros',
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(pages).join(',') },
    sites: { type: 'string', default: Object.keys(sites).join(',') },
    budgets: { type: 'boolean', default: false },
  },
});
const load = () => loadavg()[0]?.toFixed(1) ?? '?';
const before = load();

/** @type {Map<string, import('./sites.mjs').Site>} */
const open = new Map();
for (const name of values.sites.split(',')) {
  const start = sites[name];
  if (!start) throw new Error(`No site ${name}: ${Object.keys(sites).join(', ')}`);
  open.set(name, await start());
}

try {
  for (const page of values.pages.split(',')) {
    const path = page === 'product' ? await firstProduct() : pages[page];
    if (path === undefined) throw new Error(`No page ${page}: ${Object.keys(pages).join(', ')}`);
    /** @type {Map<string, import('./audit.mjs').Audit[]>} */
    const visits = new Map([...open.keys()].map((name) => [name, []]));
    // The first request of a page is rendered and compressed; nobody measures that here.
    for (const { origin } of open.values()) await (await fetch(origin + path)).text();
    for (let run = 0; run < Number(values.runs); run += 1)
      for (const [name, { origin }] of open) visits.get(name)?.push(await visit(origin + path));
    const limit = visits.get('limit') ?? [];
    const rows = [...visits].map(([name, audits]) => [name, tableRow(audits, limit)]);
    console.log(`\n${page}: ${path}, medians of ${values.runs}, load of the machine ${load()}`);
    console.table(Object.fromEntries(rows));
    const ours = visits.get('ours') ?? [];
    console.log(tellGoals(page, ours, limit));
    for (const exceeded of values.budgets ? exceededBudgets(page, ours) : []) {
      console.error(`Over the budget: ${exceeded}`);
      process.exitCode = 1;
    }
  }
  console.log(
    `\nLighthouse's phone with simulated throttling (slow 4G, a quarter of the speed). Load of the machine before: ${before}.`,
    'By the clock, tasks grow with that load; «blocked CPU» is the same sum by the processor’s time.',
  );
} finally {
  for (const { stop } of open.values()) await stop();
}

/** @param {string} address */
async function visit(address) {
  // A browser and a profile of its own, because the visit before left a worker and a copy of the catalogue.
  const chromePath = systemChromium();
  const chrome = await launch({
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    ...(chromePath && { chromePath }),
  });
  try {
    return await audit(address, chrome.port);
  } finally {
    chrome.kill();
  }
}

/** The addresses of products depend on the demo. */
async function firstProduct() {
  const [site] = open.values();
  const sitemap = await (await fetch(`${site?.origin}/sitemap-1.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const path = paths.find((one) => one.startsWith(`${pages['label']}/`));
  if (!path) throw new Error('No product in the sitemap');
  return path;
}
