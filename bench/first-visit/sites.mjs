import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startDemoStore } from '../../tools/setup/demo-store.mjs';

/**
 * @typedef {object} Site
 * @property {string} origin
 * @property {() => Promise<void>} stop
 */

/**
 * The shop in four ways, each filled with the demo. `limit` is what the network and the drawing take alone, so nothing can be faster with this design.
 * @type {Readonly<Record<string, () => Promise<Site>>>}
 */
export const sites = {
  ours: () => startDemoStore('dist'),
  'empty shell': openShellSite,
  'Firebase SPA': () => startDemoStore('dist-bench/firestore-site'),
  limit: openBareSite,
};

/** The same build without its renderer of pages: the server then sends `shell.html` for every address. */
async function openShellSite() {
  const siteDir = await mkdtemp(join(tmpdir(), 'fragua-sitio-'));
  await cp('dist', siteDir, { recursive: true, filter: (path) => !basename(path).startsWith('.page-') });
  const store = await startDemoStore(siteDir);
  return {
    origin: store.origin,
    async stop() {
      await store.stop();
      await rm(siteDir, { recursive: true, force: true });
    },
  };
}

/** Scripts and what announces them. Data for search engines stays: it is part of the page. */
const SCRIPTS = /<link rel="modulepreload"[^>]*>|<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * The pages of the shop as they are sent, without a script, and its files unchanged. Each is kept as it is sent, so that it comes at least as fast as
 * from the shop's own cache.
 */
async function openBareSite() {
  const store = await startDemoStore('dist');
  /** @type {Map<string, Promise<{ status: number, headers: Record<string, string>, body: Buffer }>>} */
  const kept = new Map();
  /** @param {string} path */
  const read = async (path) => {
    const found = await fetch(store.origin + path);
    const type = found.headers.get('Content-Type') ?? '';
    const body = Buffer.from(await found.arrayBuffer());
    const isText = /text|javascript|json|svg/.test(type);
    const text = type.startsWith('text/html') ? Buffer.from(body.toString().replace(SCRIPTS, '')) : body;
    return {
      status: found.status,
      headers: {
        'Content-Type': type,
        'Cache-Control': found.headers.get('Cache-Control') ?? '',
        ...(isText && { 'Content-Encoding': 'br' }),
      },
      body: isText ? brotliCompressSync(text) : body,
    };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = kept.get(path) ?? read(path);
    kept.set(path, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      () => response.destroy(),
    );
  });
  await new Promise((resolve) => server.listen(0, () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await store.stop();
    },
  };
}
