// Runs after the site is built: what the service worker weighs and what it puts on every visitor's device.
import { readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const WORKER_BUDGET = 25_000;
const PRECACHE_BUDGET = 1_000_000;

const worker = readFileSync('dist/sw.js', 'utf8');
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const problems = [];

const workerSize = gzipSync(worker, { level: 9 }).length;
if (workerSize > WORKER_BUDGET) problems.push(`sw.js: ${workerSize} bytes gzip of ${WORKER_BUDGET}`);

const precached = [...worker.matchAll(/"?url"?:\s?["'`]([^"'`]+)["'`]/g)].map(([, url]) => url);
const precacheSize = precached.reduce((sum, url) => sum + statSync(`dist/${url}`).size, 0);
if (!precached.includes('index.html')) problems.push('the precache has no index.html');
if (precacheSize > PRECACHE_BUDGET) problems.push(`precache: ${precacheSize} bytes of ${PRECACHE_BUDGET}`);

// A chunk that visitors reach without the SDK is theirs; every other one comes when it is used.
const visitors = new Set();
const reach = (key) => {
  const chunk = manifest[key];
  if (!chunk || visitors.has(chunk.file) || /^src\/(firebase|admin)\//.test(key)) return;
  visitors.add(chunk.file);
  for (const style of chunk.css ?? []) visitors.add(style);
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) reach(next);
};
reach('index.html');
const chunks = new Set(Object.values(manifest).map(({ file }) => file));
const strangers = precached.filter((url) => chunks.has(url) && !visitors.has(url));
if (strangers.length > 0) problems.push(`precached, but not for visitors: ${strangers.join(', ')}`);

if (problems.length > 0) {
  console.error(`Service worker:\n  ${problems.join('\n  ')}`);
  process.exit(1);
}
console.log(
  `sw.js: ${(workerSize / 1000).toFixed(1)} kB gzip of ${WORKER_BUDGET / 1000}; precache ${(precacheSize / 1000).toFixed(0)} kB in ${precached.length} files`,
);
