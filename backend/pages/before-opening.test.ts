import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openAccess } from '../access/open-access.ts';
import { Databases } from '../databases/databases.ts';
import { parseWrites } from '../protocol/write-json.ts';
import { openSqliteStore } from '../storage/sqlite-store.ts';
import { pagesOnceOpen } from './before-opening.ts';
import type { ShopPages } from './serve-pages.ts';

const NAME = 'projects/la-fragua/databases/(default)';

test('search engines get no list of the built store’s products from a shop that nobody has opened', async () => {
  const database = new Databases(openSqliteStore(':memory:'), openAccess).open(NAME);
  const built: ShopPages = {
    prepare: () => Promise.resolve(),
    sendPage: () => Promise.resolve(false),
    sendFile: (_request, response, pathname) => {
      response.end(pathname);
      return Promise.resolve(true);
    },
    close: () => {},
  };
  const pages = pagesOnceOpen(built, database.state, () => Promise.resolve({}));
  const server = createServer((request, response) => void pages.sendFile(request, response, request.url ?? ''));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const status = async (file: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${file}`)).status;
  const lists = ['/sitemap.xml', '/sitemap-1.xml', '/productos.xml'];
  try {
    expect(await Promise.all(lists.map(status))).toEqual([503, 503, 503]);
    expect(await Promise.all(['/manifest.webmanifest', '/favicon.ico', '/robots.txt'].map(status))).toEqual([
      200, 200, 200,
    ]);
    const update = { name: `${NAME}/documents/ajustes/tienda`, fields: {} };
    database.commit(parseWrites([{ update }], NAME), { uid: undefined });
    expect(await Promise.all(lists.map(status))).toEqual([200, 200, 200]);
  } finally {
    server.close();
  }
});
