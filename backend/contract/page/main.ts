import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  average,
  connectFirestoreEmulator,
  count,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getAggregateFromServer,
  getDocFromCache,
  getDocFromServer,
  getDocsFromCache,
  getDocsFromServer,
  initializeFirestore,
  memoryEagerGarbageCollector,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  onSnapshotsInSync,
  persistentLocalCache,
  persistentMultipleTabManager,
  type QuerySnapshot,
  runTransaction,
  setDoc,
  setLogLevel,
  sum,
  terminate,
  updateDoc,
  waitForPendingWrites,
  writeBatch,
} from 'firebase/firestore';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { applyEntry } from '#firebase/apply-changes.ts';
import { accountCommands, openAuth } from './account.ts';
import { fieldsFromPlain, toPlain, toQuery } from './convert.ts';
import { fileCommands, openStorage } from './files.ts';
import { codeOf } from './outcome.ts';
import type { Plain, PlainFields, QueryResult, QuerySpec } from './plain.ts';

setLogLevel('error');

export type Cache = 'memory' | 'memory-keep' | 'persistent';
/** Where Auth and Storage answer: `http://host:port`. */
export interface AccountServices {
  readonly auth: string;
  readonly files: string;
}
export type WriteSpec =
  | { kind: 'set'; path: string; data: PlainFields; merge?: boolean }
  | { kind: 'update'; path: string; data: PlainFields }
  | { kind: 'delete'; path: string };

const caches = {
  memory: () => memoryLocalCache({ garbageCollector: memoryEagerGarbageCollector() }),
  'memory-keep': () =>
    memoryLocalCache({ garbageCollector: memoryLruGarbageCollector({ cacheSizeBytes: 1_000_000_000 }) }),
  persistent: () => persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
};

let app: FirebaseApp | undefined;
let db: Firestore;

const plain = (snapshot: QuerySnapshot): QueryResult => ({
  paths: snapshot.docs.map((found) => found.ref.path),
  data: snapshot.docs.map((found) => toPlain(found.data())),
  fromCache: snapshot.metadata.fromCache,
  pending: snapshot.metadata.hasPendingWrites,
});

/** The outcome of a promise; 'timeout' for one that does not settle. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | 'timeout'> {
  let timer = 0;
  const late = new Promise<'timeout'>((resolve) => {
    timer = window.setTimeout(() => resolve('timeout'), ms);
  });
  return await Promise.race([work, late]).finally(() => window.clearTimeout(timer));
}

interface Listener {
  last: QueryResult | undefined;
  error: string | undefined;
  events: number;
  stop: () => void;
}
const listeners = new Map<string, Listener>();
const signatureHere = () => Promise.resolve({ email: 'ana@example.mx', device: 'Prueba', now: Date.now() });
const writeOutcomes: string[] = [];

function listen(name: string, spec: QuerySpec): void {
  const listener: Listener = { last: undefined, error: undefined, events: 0, stop: () => undefined };
  listeners.set(name, listener);
  listener.stop = onSnapshot(
    toQuery(spec, db),
    { includeMetadataChanges: true },
    (snapshot) => {
      listener.last = plain(snapshot);
      listener.events += 1;
    },
    (error) => {
      listener.error = error.code;
    },
  );
}

function write(spec: WriteSpec): Promise<void> {
  const target = doc(db, spec.path);
  if (spec.kind === 'delete') return deleteDoc(target);
  const data = fieldsFromPlain(spec.data, db);
  if (spec.kind === 'update') return updateDoc(target, data);
  return spec.merge ? setDoc(target, data, { merge: true }) : setDoc(target, data);
}

/** The SDK refuses some combinations itself, without a request. */
function isValid(spec: QuerySpec): boolean {
  try {
    toQuery(spec, db);
    return true;
  } catch {
    return false;
  }
}

const commands = {
  ...accountCommands,
  ...fileCommands,
  /** Whether the SDK accepts the query. */
  takes: (spec: QuerySpec) => isValid(spec),
  /** `services` adds Auth and Storage at their origins, as the site has them; without, the server sees a visitor. */
  async open(projectId: string, host: string, port: number, cache: Cache, services?: AccountServices): Promise<void> {
    if (app) await commands.close();
    // Tabs share one cache by the name of their app.
    const name = cache === 'persistent' ? projectId : `${projectId}-${Math.random()}`;
    const storageBucket = `${projectId}.appspot.com`;
    app = initializeApp({ projectId, apiKey: 'any', appId: '1:1:web:1', storageBucket }, name);
    if (services) {
      openAuth(app, services.auth);
      openStorage(app, new URL(services.files));
    }
    db = initializeFirestore(app, { localCache: caches[cache]() });
    connectFirestoreEmulator(db, host, port);
  },
  async close(): Promise<void> {
    for (const listener of listeners.values()) listener.stop();
    listeners.clear();
    await terminate(db);
    if (app) await deleteApp(app);
    app = undefined;
  },
  offline: () => disableNetwork(db),
  online: () => enableNetwork(db),
  flushed: () =>
    within(
      15_000,
      waitForPendingWrites(db).then(() => 'flushed' as const),
    ),
  write: (spec: WriteSpec) =>
    within(
      15_000,
      write(spec).then(() => 'ok' as const, codeOf),
    ),
  /** Sends an entry of the staff's journal as the site does. */
  apply: (entry: Entry) => applyEntry({ db, freshToken: () => Promise.resolve(''), signature: signatureHere }, entry),
  /** Starts a write without waiting; its end is kept for `writeOutcomes`. */
  startWrite(spec: WriteSpec): void {
    void write(spec).then(
      () => writeOutcomes.push('ok'),
      (error: unknown) => writeOutcomes.push(codeOf(error)),
    );
  },
  writeOutcomes: () => writeOutcomes,
  async batch(specs: WriteSpec[]): Promise<string> {
    const batch = writeBatch(db);
    for (const spec of specs) {
      const target = doc(db, spec.path);
      if (spec.kind === 'delete') batch.delete(target);
      else if (spec.kind === 'update') batch.update(target, fieldsFromPlain(spec.data, db));
      else batch.set(target, fieldsFromPlain(spec.data, db));
    }
    return await within(
      30_000,
      batch.commit().then(() => 'ok', codeOf),
    );
  },
  async server(spec: QuerySpec, ms = 10_000): Promise<QueryResult | string> {
    return await within(ms, getDocsFromServer(toQuery(spec, db)).then(plain, codeOf));
  },
  async cached(spec: QuerySpec): Promise<QueryResult | string> {
    return await getDocsFromCache(toQuery(spec, db)).then(plain, codeOf);
  },
  /** Both answers for many queries at once, a few at a time. */
  async compare(specs: QuerySpec[], ms: number): Promise<{ server: string[] | string; cached: string[] | string }[]> {
    const results: { server: string[] | string; cached: string[] | string }[] = [];
    const one = async (index: number, spec: QuerySpec) => {
      if (!isValid(spec)) {
        results[index] = { server: 'invalid', cached: 'invalid' };
        return;
      }
      const [server, cached] = await Promise.all([commands.server(spec, ms), commands.cached(spec)]);
      const paths = (result: QueryResult | string) => (typeof result === 'string' ? result : result.paths);
      results[index] = { server: paths(server), cached: paths(cached) };
    };
    const waiting = [...specs.entries()];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await one(...next);
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    return results;
  },
  async docFromServer(path: string): Promise<Plain> {
    const read = getDocFromServer(doc(db, path)).then(
      (found) => (found.exists() ? toPlain(found.data()) : 'missing'),
      codeOf,
    );
    return await within(10_000, read);
  },
  async docFromCache(path: string): Promise<Plain> {
    return await getDocFromCache(doc(db, path)).then(
      (found) => (found.exists() ? toPlain(found.data()) : 'missing'),
      codeOf,
    );
  },
  listen,
  listenMany: (specs: Record<string, QuerySpec>) => Object.entries(specs).forEach(([name, spec]) => listen(name, spec)),
  unlisten(name: string): void {
    listeners.get(name)?.stop();
    listeners.delete(name);
  },
  seen(name: string): Omit<Listener, 'stop'> | undefined {
    const listener = listeners.get(name);
    return listener && { last: listener.last, error: listener.error, events: listener.events };
  },
  /** Names of the listeners whose view is not the server's own or not what the local engine finds. */
  async astray(specs: Record<string, QuerySpec>): Promise<string[]> {
    const wrong: string[] = [];
    for (const [name, spec] of Object.entries(specs)) {
      const last = listeners.get(name)?.last;
      const cached = await commands.cached(spec);
      const expected = typeof cached === 'string' ? cached : JSON.stringify([cached.paths, cached.data]);
      const actual = JSON.stringify([last?.paths, last?.data]);
      if (listeners.get(name)?.error || !last || last.fromCache || last.pending || actual !== expected)
        wrong.push(name);
    }
    return wrong;
  },
  /** Adds one to a counter in a transaction, waiting for `pause` between reading and writing the first time. */
  async countUp(path: string, times: number): Promise<{ done: number; attempts: number; errors: string[] }> {
    const outcome = { done: 0, attempts: 0, errors: [] as string[] };
    for (let round = 0; round < times; round += 1) {
      const work = runTransaction(
        db,
        async (transaction) => {
          outcome.attempts += 1;
          const found = await transaction.get(doc(db, path));
          transaction.set(doc(db, path), { n: Number(found.data()?.['n'] ?? 0) + 1 });
        },
        { maxAttempts: 30 },
      ).then(
        () => 'ok',
        (error: unknown) => codeOf(error),
      );
      const result = await within(30_000, work);
      if (result === 'ok') outcome.done += 1;
      else outcome.errors.push(result);
    }
    return outcome;
  },
  async aggregate(spec: QuerySpec, field: string): Promise<Plain> {
    const wanted = { count: count(), sum: sum(field), average: average(field) };
    const answer = getAggregateFromServer(toQuery(spec, db), wanted).then((found) => toPlain(found.data()), codeOf);
    return await within(10_000, answer);
  },
  async inSync(): Promise<string> {
    return await within(
      10_000,
      new Promise<string>((resolve) => {
        const stop = onSnapshotsInSync(db, () => {
          resolve('in sync');
          queueMicrotask(() => stop());
        });
      }),
    );
  },
};

export type Commands = typeof commands;

Object.assign(window, { contrato: commands });
