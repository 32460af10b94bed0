import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyContact } from '#domain/quotes/contact-form.ts';
import type { OutboxEntry } from '#domain/quotes/outbox.ts';
import { addFreeLine, setNote } from '#domain/quotes/quote-list.ts';
import { startQuoteClient } from './quote-client.ts';

/** The events of the page, and a network that a test turns on and off. */
let page: EventTarget;
let tab: EventTarget;
let hasNetwork = false;
let commits = 0;
/** How the server answers a commit. */
let answerCommit: () => Response;
let answerStatus: () => Response;
/** The same, by what the commit writes. */
let answerCommitOf: ((body: string) => Response) | undefined;
const committed = (): Response => Response.json({ writeResults: [], commitTime: '2026-11-28T12:00:00Z' });

beforeEach(() => {
  hasNetwork = false;
  commits = 0;
  answerCommit = committed;
  answerCommitOf = undefined;
  answerStatus = () => Response.json({ error: { status: 'NOT_FOUND' } }, { status: 404 });
  // Timers never fire, so the client does not make its own next attempt: only the event can cause the sending.
  vi.stubGlobal('setTimeout', () => 0);
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', tab);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', (url: string, init?: { readonly body?: unknown }) => {
    if (!hasNetwork) return Promise.reject(new TypeError('Failed to fetch'));
    if (url.includes(':commit')) {
      commits += 1;
      return Promise.resolve(answerCommitOf ? answerCommitOf(String(init?.body)) : answerCommit());
    }
    if (url.includes('estadosCotizacion')) return Promise.resolve(answerStatus());
    return Promise.resolve(Response.json({ projectId: 'tienda', apiKey: 'x', embedded: true }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The status of a quotation, as Firestore answers it. */
const storedStatus = (status: Readonly<Record<'cotizacion' | 'folio' | 'estado', string>>) => (): Response =>
  Response.json({
    name: 'estadosCotizacion/s',
    fields: Object.fromEntries(Object.entries(status).map(([name, stringValue]) => [name, { stringValue }])),
  });

/** Waits turn by turn of the event loop, without a clock; the limit of the test ends a wait in vain. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

/** A client whose outbox holds one request that could not reach the server, and the state of that request. */
async function clientWithOneWaiting() {
  let shown: readonly OutboxEntry[] = [];
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: (entries) => (shown = entries) });
  const contacto = { ...emptyContact, nombre: 'Ana', telefono: '8112345678', mensaje: 'Hola' };
  const { id } = await client.send({ contacto, lineas: [], origen: 'contacto', avisoVersion: 'v1' });
  const own = () => shown.find((entry) => entry.id === id);
  await until(() => own()?.intentos === 1);
  expect(own()).toMatchObject({ estado: 'guardada', intentos: 1 });
  return own;
}

test.each([
  ['the network is back', () => page.dispatchEvent(new Event('online'))],
  ['the tab is looked at again', () => tab.dispatchEvent(new Event('visibilitychange'))],
])('what waits is sent once, at the moment that %s', async (_when, happen) => {
  const own = await clientWithOneWaiting();
  hasNetwork = true;
  happen();
  await until(() => own()?.estado === 'recibida');
  happen();
  await until(() => own()?.estado === 'recibida');
  expect(commits).toBe(1);
});

test('a request that the server puts off says so, waits, and is sent later', async () => {
  const own = await clientWithOneWaiting();
  hasNetwork = true;
  answerCommit = () => Response.json({}, { status: 429 });
  page.dispatchEvent(new Event('online'));
  await until(() => own()?.aplazada === true);
  expect(own()?.estado).toBe('guardada');
  answerCommit = committed;
  page.dispatchEvent(new Event('online'));
  await until(() => own()?.estado === 'recibida');
  expect(commits).toBe(2);
});

test.each([
  ['a document of it was contended for', () => Response.json({}, { status: 409 })],
  ['the network was too slow for the server', () => new Response(null, { status: 408 })],
  ['a portal answered in the server’s place', () => new Response('<title>Wi-Fi</title>', { status: 200 })],
])('a request waits and is sent later when %s', async (_why, answer) => {
  const own = await clientWithOneWaiting();
  hasNetwork = true;
  answerCommit = answer;
  page.dispatchEvent(new Event('online'));
  await until(
    () => commits === 1 && own()?.estado !== 'enviando' && (own()?.intentos === 2 || own()?.estado !== 'guardada'),
  );
  expect(own()).toMatchObject({ estado: 'guardada', intentos: 2 });
  answerCommit = committed;
  page.dispatchEvent(new Event('online'));
  await until(() => own()?.estado === 'recibida');
});

test('a request whose first answer was lost has arrived, also where its second sending is called a conflict', async () => {
  const own = await clientWithOneWaiting();
  hasNetwork = true;
  answerCommit = () => Response.json({}, { status: 409 });
  answerStatus = storedStatus({ cotizacion: own()?.id ?? '', folio: 'C-1', estado: 'recibida' });
  page.dispatchEvent(new Event('online'));
  await until(() => commits === 1 && (own()?.estado === 'recibida' || own()?.intentos === 2));
  expect(own()?.estado).toBe('recibida');
});

test('a tab that the browser suspended while it had its turn to send keeps no request of another one waiting', async () => {
  const turn = new AbortController();
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 60_000 ? turn.signal : timeout(ms)));
  const request = (_name: string, { signal }: { readonly signal?: AbortSignal }): Promise<void> =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  vi.stubGlobal('navigator', { locks: { request } });
  hasNetwork = true;
  let shown: readonly OutboxEntry[] = [];
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: (entries) => (shown = entries) });
  const contacto = { ...emptyContact, nombre: 'Ana', telefono: '8112345678', mensaje: 'Hola' };
  const { id } = await client.send({ contacto, lineas: [], origen: 'contacto', avisoVersion: 'v1' });
  turn.abort(new DOMException('The wait is over', 'TimeoutError'));
  await until(() => shown.find((entry) => entry.id === id)?.estado === 'recibida');
});

test('a request that never reaches the server holds up none that was made later', async () => {
  let shown: readonly OutboxEntry[] = [];
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: (entries) => (shown = entries) });
  const contacto = { ...emptyContact, nombre: 'Ana', telefono: '8112345678', mensaje: 'Hola' };
  const request = { contacto, lineas: [], origen: 'contacto', avisoVersion: 'v1' } as const;
  // The outbox is read in the order of the ids, which are random.
  const stuck = await client.send({ ...request, contacto: { ...contacto, mensaje: 'Atorada' } });
  await until(() => shown.find(({ id }) => id === stuck.id)?.intentos === 1);
  hasNetwork = true;
  answerCommitOf = (body) => (body.includes('Atorada') ? new Response(null, { status: 503 }) : committed());
  const others = await Promise.all(Array.from({ length: 6 }, () => client.send(request)));
  await until(() => others.every(({ id }) => shown.find((entry) => entry.id === id)?.estado === 'recibida'));
  expect(shown.find(({ id }) => id === stuck.id)?.estado).not.toBe('recibida');
  answerCommitOf = undefined;
  page.dispatchEvent(new Event('online'));
  await until(() => shown.every(({ estado }) => estado === 'recibida'));
});

test('a request that was deleted on this device while a suspended tab was sending it does not come back', async () => {
  let shown: readonly OutboxEntry[] = [];
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: (entries) => (shown = entries) });
  const contacto = { ...emptyContact, nombre: 'Ana', telefono: '8112345678', mensaje: 'Hola' };
  const request = { contacto, lineas: [], origen: 'contacto', avisoVersion: 'v1' } as const;
  const deleted = await client.send({ ...request, contacto: { ...contacto, mensaje: 'Borrada' } });
  await until(() => shown.find(({ id }) => id === deleted.id)?.intentos === 1);
  hasNetwork = true;
  answerCommitOf = (body) => {
    // The other tab has sent it, and the person has deleted it there.
    if (body.includes('Borrada')) void client.forget(deleted.id);
    return committed();
  };
  page.dispatchEvent(new Event('online'));
  const later = await client.send(request);
  await until(() => shown.find(({ id }) => id === later.id)?.estado === 'recibida' && commits === 2);
  expect(shown.map(({ id }) => id)).not.toContain(deleted.id);
});

test('a waiting request is sent when the client is opened again', async () => {
  await clientWithOneWaiting();
  hasNetwork = true;
  let shown: readonly OutboxEntry[] = [];
  await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: (entries) => (shown = entries) });
  await until(() => shown.length > 0 && shown.every(({ estado }) => estado === 'recibida'));
  expect(commits).toBe(1);
});

test('the present list has the changes that nobody waited for', async () => {
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: () => {} });
  const changes = [
    client.change((list) => addFreeLine(list, 'Arena')),
    client.change((list) => setNote(list, 'libre-1', 'Cribada')),
  ];
  expect(await client.present()).toMatchObject([{ nombre: 'Arena', nota: 'Cribada' }]);
  await Promise.all(changes);
});

test('a status that the device neither reads nor stores is answered all the same', async () => {
  hasNetwork = true;
  answerStatus = storedStatus({ cotizacion: 'c1', folio: 'C-1', estado: 'cotizada' });
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: () => {} });
  for (const access of ['get', 'put'] as const) {
    vi.spyOn(IDBObjectStore.prototype, access).mockImplementation(() => {
      throw new DOMException('closing', 'InvalidStateError');
    });
  }
  expect(await client.lastStatus('s1')).toBeNull();
  expect(await client.fetchStatus('s1')).toMatchObject({ status: { folio: 'C-1' } });
});

test('a status that only a newer version of the site can read is not taken for a quotation that there is not', async () => {
  hasNetwork = true;
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: () => {} });
  answerStatus = storedStatus({ cotizacion: 'c2', folio: 'C-2', estado: 'cotizada' });
  await client.fetchStatus('s2');
  answerStatus = storedStatus({ cotizacion: 'c2', folio: 'C-2', estado: 'apartada' });
  await expect(client.fetchStatus('s2')).rejects.toThrow();
  expect(await client.lastStatus('s2')).toMatchObject({ status: { estado: 'cotizada' } });
});

test('a request that is stored is not reported as failed because the device cannot be read afterwards', async () => {
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: () => {} });
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError');
  });
  const contacto = { ...emptyContact, nombre: 'Ana', telefono: '8112345678', mensaje: 'Hola' };
  await expect(client.send({ contacto, lineas: [], origen: 'contacto', avisoVersion: 'v1' })).resolves.toBeDefined();
});

test('a request that is stored is not reported as failed because its products cannot be taken off the list', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const client = await startQuoteClient({ list: () => {}, lasting: () => {}, outbox: () => {} });
  const contacto = { ...emptyContact, nombre: 'Ana', telefono: '8112345678' };
  await client.send({ contacto, lineas: [], origen: 'lista', avisoVersion: 'v1' });
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await client.afterRequest(new Set(['p1']));
  expect(warn).toHaveBeenCalled();
});
