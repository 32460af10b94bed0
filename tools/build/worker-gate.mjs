// Runs after the site is built: checks the size of the service worker and of what it stores on every visitor's device.
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const WORKER_BUDGET = 25_000;
/**
 * On the device, as files are stored: a mebibyte, 32 kB for the table of described things, without which the search finds only six of ten described
 * problems, 8 kB for the sizes that are asked by their gauge and for undoing one action of a list that other tabs change too, and 8 kB for what goes on
 * after late code or an answer was lost, and for telephones and can sizes as people write them. Another 8 kB for lists, sizes and hours as people write them, and for «uno» beside «varios».
 * And 4 kB for what a tab that is open for weeks tries again: its worker's registration, a search report, a snapshot's worker.
 * And 4 kB for touches and codes of a kiosk, and for the focus and the place on pages that share a path.
 */
const PRECACHE_BUDGET = 1_048_576 + 32_768 + 3 * 8_192 + 2 * 4_096;

const worker = readFileSync('dist/sw.js', 'utf8');
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const problems = [];

const workerSize = gzipSync(worker, { level: 9 }).length;
if (workerSize > WORKER_BUDGET) problems.push(`sw.js: ${workerSize} bytes gzip of ${WORKER_BUDGET}`);

/** @type {{ url: string, staff?: true }[]} */
const files = JSON.parse(worker.match(/\[\{"revision":.+?\}\]/)?.[0] ?? '[]');
const precached = files.filter(({ staff }) => !staff).map(({ url }) => url);
const precacheSize = precached.reduce((sum, url) => sum + statSync(`dist/${url}`).size, 0);
if (precacheSize > PRECACHE_BUDGET) problems.push(`precache: ${precacheSize} bytes of ${PRECACHE_BUDGET}`);

// Workbox only warns when it leaves a file out for its size or because a pattern matches nothing, and the page then breaks only offline. So this
// checks the required files by name.
const reach = (page, wall) => {
  const found = new Set();
  const keys = new Set([page]);
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || wall.test(key)) continue;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) keys.add(next);
  }
  return found;
};
const visitors = reach('shell.html', /^src\/(firebase|admin)\//);
const staff = reach('admin.html', /^src\/storefront\//);
const needed = ['shell.html', 'icons/favicon.svg', 'fonts/barlow-400.woff2', ...visitors];
const missing = needed.filter((url) => !precached.includes(url));
if (missing.length > 0) problems.push(`not in the precache: ${missing.join(', ')}`);
const all = new Set(files.map(({ url }) => url));
const missingForStaff = ['admin.html', ...staff].filter((url) => !all.has(url));
if (missingForStaff.length > 0) problems.push(`not kept for staff: ${missingForStaff.join(', ')}`);

const chunks = new Set(Object.values(manifest).map(({ file }) => file));
const strangers = precached.filter((url) => chunks.has(url) && !visitors.has(url));
if (strangers.length > 0) problems.push(`precached, but not for visitors: ${strangers.join(', ')}`);

if (problems.length > 0) {
  console.error(`Service worker:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
console.log(
  `sw.js: ${(workerSize / 1000).toFixed(1)} kB gzip of ${WORKER_BUDGET / 1000}; precache ${(precacheSize / 1000).toFixed(0)} kB in ${precached.length} files; ${files.length - precached.length} more for staff`,
);
