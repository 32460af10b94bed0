import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { launchBrowser } from './browser.ts';
import type { measurePage, PageTimes } from './search-page/page.ts';

// After `vite build bench/search-page --outDir ../../dist-bench/page`: the search as the site runs it, in Chromium, in its worker.
const FOLDER = 'dist-bench/page';
const SIZE = Number(process.argv[2] ?? 10_000);
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

const server = createServer(({ url = '/' }, response) => {
  try {
    const path = url === '/' ? '/index.html' : new URL(url, 'http://x').pathname;
    const body = readFileSync(join(FOLDER, path));
    response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

const browser = await launchBrowser();
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/`);
const times: PageTimes = await page.evaluate(
  (size) => (globalThis as unknown as { measurePage: typeof measurePage }).measurePage(size),
  SIZE,
);
await browser.close();
server.close();

const sorted = [...times.roundTrips].sort((a, b) => a - b);
const share = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
console.table({
  [`${SIZE} products, in a worker`]: {
    'first answer, built cold, ms': times.firstAnswer.toFixed(0),
    'longest gap of the page meanwhile, ms': times.longestGap.toFixed(1),
    'while idle, ms': times.idleGap.toFixed(1),
    'round trip p50 ms': share(0.5),
    'p95 ms': share(0.95),
  },
});
