import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { median } from './bench-store.ts';
import { openProfile } from './browser.ts';
import type { fill, LoadName, load, longestGap } from './copy-page/page.ts';
import { productCatalogue } from './product-catalogue.ts';

// How long the page takes to have the catalogue from IndexedDB, as the mirror keeps it and as it might: turn by turn, in one browser.
const FOLDER = 'dist-bench/page';
const SIZE = Number(process.argv[2] ?? 10_000);
const ROUNDS = Number(process.argv[3] ?? 9);
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };
const WAYS: readonly (readonly [LoadName, string])[] = [
  ['firstScreen', 'first screen (48)'],
  ['mirror', 'mirror: chunks one by one'],
  ['objectChunks', 'chunks all at once'],
  ['records', 'a record each'],
];

const server = createServer(({ url = '/' }, response) => {
  try {
    const path = url === '/' ? '/index.html' : new URL(url, 'http://x').pathname;
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const body = readFileSync(join(FOLDER, path));
    response.writeHead(200, { 'content-type': type }).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const profile = await openProfile();
const { context } = profile;
type Page = { readonly fill: typeof fill; readonly load: typeof load; readonly longestGap: typeof longestGap };
try {
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate((products) => (globalThis as unknown as Page).fill(products), productCatalogue(SIZE));
  const session = await context.newCDPSession(page);
  const table: Record<string, Record<string, number>> = {};
  for (const rate of [1, 4]) {
    const times = new Map(WAYS.map(([way]) => [way, { ms: [] as number[], gap: [] as number[] }]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [way] of WAYS) {
        const expected = way === 'firstScreen' ? 48 : SIZE;
        await page.reload();
        await session.send('Emulation.setCPUThrottlingRate', { rate });
        const ms = await page.evaluate(({ name, count }) => (globalThis as unknown as Page).load(name, count), {
          name: way,
          count: expected,
        });
        await page.reload();
        const gap = await page.evaluate((name) => (globalThis as unknown as Page).longestGap(name), way);
        // The first round warms the disk.
        if (round === 0) continue;
        times.get(way)?.ms.push(ms);
        times.get(way)?.gap.push(gap);
      }
    }
    const records = median(times.get('records')?.ms ?? []);
    for (const [way, name] of WAYS) {
      const { ms: found = [], gap = [] } = times.get(way) ?? {};
      const ms = median(found);
      table[`${name}, CPU ${rate}×`] = {
        'median ms': Math.round(ms),
        'best ms': Math.round(Math.min(...found)),
        'longest gap ms': Math.round(median(gap)),
        'of a record each': Number((ms / records).toFixed(2)),
      };
    }
  }
  console.log(`${SIZE} products from IndexedDB, medians of ${ROUNDS} turns.`);
  console.table(table);
} finally {
  await profile.close();
  server.close();
}
