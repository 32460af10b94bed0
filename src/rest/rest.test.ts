import { afterEach, expect, test, vi } from 'vitest';
import { commit } from './commit.ts';
import { documentName } from './documents-url.ts';
import { claimShop, isShopUnclaimed } from './opening.ts';
import { readDocument } from './read-document.ts';
import { rememberedBackendConfig } from './remembered-backend.ts';
import { restFields } from './rest-fields.ts';
import { restToStoredDocument } from './rest-values.ts';
import { runQuery } from './run-query.ts';
import { fetchBackupHealth } from './server-health.ts';
import { loadShopArchive } from './shop-import.ts';
import { staffRequest } from './staff-request.ts';

const own = { projectId: 'tienda', apiKey: 'a&b', embedded: true };
const google = { ...own, embedded: false };
const name = documentName(own, 'productos/p1');

/** Gives every request the same answer and returns the requests. */
function answer(status: number, json: unknown) {
  const fetched = vi.fn(async (_url: string, _init?: RequestInit) => Response.json(json, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => void vi.unstubAllGlobals());

test('a query goes to the page’s own origin or to Google, with the key, as text that needs no preflight', async () => {
  const fetched = answer(200, []);
  await runQuery(own, { limit: 1 });
  await runQuery(google, { limit: 1 });
  const path = '/v1/projects/tienda/databases/(default)/documents:runQuery?key=a%26b';
  expect(fetched.mock.calls.map(([url]) => url)).toEqual([path, `https://firestore.googleapis.com${path}`]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"structuredQuery":{"limit":1}}' });
});

test('what nobody answers is given up, because a request that is never answered was the last', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const asked = [
    runQuery(own, {}),
    readDocument(own, 'publicado/actual'),
    staffRequest('/__/respaldos', 'GET', 'x'),
    isShopUnclaimed(),
    rememberedBackendConfig(),
  ];
  limit.abort();
  const given = await Promise.allSettled(asked);
  expect(given.map(({ status }) => status)).toEqual(asked.map(() => 'rejected'));
  vi.restoreAllMocks();
});

test('what opens a shop and the health of its server are given up too, and say that nobody answered', async () => {
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort(new DOMException('The wait is over', 'TimeoutError'));
  });
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit = {}) =>
      new Promise((_, reject) => signal?.aborted && reject(signal.reason)),
  );
  expect(await fetchBackupHealth()).toBeNull();
  expect(await claimShop('c', 'a@tienda.mx', 'x')).toEqual({ ok: false, error: 'network' });
  expect(await loadShopArchive('t', new Blob([new Uint8Array(3_000_000)]))).toEqual({ ok: false, error: 'network' });
  // An archive takes its time: some hundred thousand bits a second are a slow line.
  expect(limits).toEqual([120_000, 120_000, 220_000, 120_000]);
  vi.restoreAllMocks();
}, 5000);

test.each([
  ['loaded where the shop is not empty any more', false, { ok: true, value: null }],
  ['not known to be loaded where the shop is still empty', true, { ok: false, error: 'network' }],
])('an archive whose answer is lost counts as %s', async (_name, vacia, outcome) => {
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit = {}) => {
    if (method === 'POST') throw new TypeError('Failed to fetch');
    return Response.json({ vacia });
  });
  expect(await loadShopArchive('t', new Blob(['zip']))).toEqual(outcome);
});

test('a query answers with its documents and the time as of which they hold', async () => {
  const readTime = '2026-11-21T00:00:09Z';
  answer(200, [{ readTime, document: { name, fields: { n: { integerValue: '7' } } } }, { readTime }]);
  const { documents, readTime: asOf } = await runQuery(own, {});
  expect(documents.map(restToStoredDocument)).toEqual([{ id: 'p1', fields: { n: 7 } }]);
  expect(asOf).not.toBeNull();
});

test.each([
  ['a refusal', 403, {}],
  ['something that is no answer', 200, { hello: 1 }],
])('a query rejects on %s', async (_name, status, json) => {
  answer(status, json);
  await expect(runQuery(own, {})).rejects.toThrow();
});

test('a document that does not exist is null, a refused one rejects with its status', async () => {
  answer(404, { error: { code: 404, message: 'Not found.', status: 'NOT_FOUND' } });
  expect(await readDocument(own, 'publicado/actual')).toBeNull();
  answer(400, {});
  await expect(readDocument(own, 'publicado/actual')).rejects.toMatchObject({ status: 400 });
});

test('a proxy that finds no server says nothing of a document, because devices forget one that there is not', async () => {
  for (const body of ['404 page not found', '<title>404</title>', '{}', 'null']) {
    vi.stubGlobal('fetch', async () => new Response(body, { status: 404 }));
    await expect(readDocument(own, 'estadosReparacion/s1')).rejects.toMatchObject({ status: 404 });
  }
});

test('fields come back as they were written', async () => {
  const fields = { a: 'x', b: 3, c: true, d: null, e: ['y', 0], f: { g: [] } };
  answer(200, { name, fields: restFields(fields) });
  expect(await readDocument(own, 'productos/p1')).toEqual({ id: 'p1', fields });
});

test('a commit returns the status of the answer, whatever it is', async () => {
  const fetched = answer(429, {});
  expect(await commit(own, [{ delete: name }], new AbortController().signal)).toBe(429);
  expect(fetched.mock.calls[0]?.[1]?.body).toBe(JSON.stringify({ writes: [{ delete: name }] }));
});
