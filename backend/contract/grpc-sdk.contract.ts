import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  addDoc,
  Bytes,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  doc,
  type Firestore,
  GeoPoint,
  getCountFromServer,
  getDoc,
  getDocs,
  getFirestore,
  increment,
  limit,
  onSnapshot,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterEach, expect, inject, test } from 'vitest';
import { startOwnServer } from './own-server.ts';
import { target } from './target.ts';

/** Firebase's build for Node, which speaks gRPC, unmodified. */
setLogLevel('silent');
const apps: FirebaseApp[] = [];
let projects = 0;

function newProject(): string {
  projects += 1;
  return `grpc-${process.pid}-${Date.now()}-${projects}`;
}

function client(projectId: string, port = target.port): Firestore {
  const app = initializeApp({ projectId, apiKey: 'x' }, `${projectId}-${apps.length}`);
  apps.push(app);
  const db = getFirestore(app);
  connectFirestoreEmulator(db, target.host, port);
  return db;
}

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
});

test('documents of every type are written and read', async () => {
  const project = newProject();
  const db = client(project);
  const fields = {
    none: null,
    no: false,
    big: 9_007_199_254_740_991,
    half: 0.5,
    nan: Number.NaN,
    infinite: Number.NEGATIVE_INFINITY,
    text: 'señal 👍',
    empty: '',
    bytes: Bytes.fromUint8Array(new Uint8Array([0, 1, 255])),
    place: new GeoPoint(25.5, -100.25),
    at: new Timestamp(-62_135_596_800, 1000),
    list: [1, { a: [] }],
    map: { inner: { x: 1 } },
  };
  await setDoc(doc(db, 'c/a'), { ...fields, link: doc(db, 'c/b'), now: serverTimestamp() });
  const other = client(project);
  const found = (await getDoc(doc(other, 'c/a'))).data() ?? {};
  const { link, now, ...rest } = found;
  expect(rest).toEqual(fields);
  expect([(link as { path: string }).path, now]).toEqual(['c/b', expect.any(Timestamp)]);
  expect((await getDoc(doc(other, 'c/none'))).exists()).toBe(false);
});

test('a listener sees what another client does', async () => {
  const project = newProject();
  const [db, other] = [client(project), client(project)];
  const seen: string[] = [];
  const stop = onSnapshot(query(collection(db, 'c'), orderBy('n')), ({ docs }) => {
    seen.push(docs.map((found) => `${found.id}${found.get('n')}`).join(' '));
  });
  await setDoc(doc(other, 'c/a'), { n: 1 });
  await expect.poll(() => seen.at(-1)).toBe('a1');
  await updateDoc(doc(other, 'c/a'), { n: increment(4) });
  await expect.poll(() => seen.at(-1)).toBe('a5');
  await setDoc(doc(other, 'c/b'), { n: 2 });
  await expect.poll(() => seen.at(-1)).toBe('b2 a5');
  await deleteDoc(doc(other, 'c/a'));
  await expect.poll(() => seen.at(-1)).toBe('b2');
  stop();
});

test('queries, counts, batches and transactions', async () => {
  const db = client(newProject());
  const batch = writeBatch(db);
  for (let n = 0; n < 20; n += 1) batch.set(doc(db, `c/d${n}`), { n, even: n % 2 === 0 });
  await batch.commit();
  const found = await getDocs(query(collection(db, 'c'), where('even', '==', true), orderBy('n', 'desc'), limit(3)));
  expect(found.docs.map((one) => Number(one.get('n')))).toEqual([18, 16, 14]);
  expect((await getCountFromServer(query(collection(db, 'c'), where('n', '<', 5)))).data().count).toBe(5);
  const add = () =>
    runTransaction(db, async (transaction) => {
      const before = await transaction.get(doc(db, 'c/d0'));
      transaction.update(doc(db, 'c/d0'), { n: Number(before.get('n')) + 1 });
    });
  await Promise.all([add(), add(), add()]);
  expect((await getDoc(doc(db, 'c/d0'))).get('n')).toBe(3);
});

test('a refusal says why', async () => {
  const db = client(newProject());
  await expect(updateDoc(doc(db, 'c/none'), { n: 1 })).rejects.toMatchObject({ code: 'not-found' });
  const endless = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`k${i}`, i]));
  await expect(addDoc(collection(db, 'c'), { ...endless, long: 'x'.repeat(2 << 20) })).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});

test.skipIf(target.kind === 'emulator')('a client goes on when the server is there again', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'grpc-'));
  const first = await startOwnServer(inject('ownBundle'), directory);
  const { port } = new URL(first.origin);
  const db = client('grpc-again', Number(port));
  const seen: string[] = [];
  const stop = onSnapshot(collection(db, 'c'), { includeMetadataChanges: true }, ({ docs, metadata }) => {
    seen.push(`${docs.map(({ id }) => id).join(' ')}${metadata.hasPendingWrites ? ' pending' : ''}`);
  });
  await setDoc(doc(db, 'c/a'), { n: 1 });
  await expect.poll(() => seen.at(-1)).toBe('a');
  await first.stop();
  const written = setDoc(doc(db, 'c/b'), { n: 2 });
  await expect.poll(() => seen.at(-1)).toBe('a b pending');
  const second = await startOwnServer(inject('ownBundle'), directory, { port });
  await written;
  await expect.poll(() => seen.at(-1)).toBe('a b');
  await setDoc(doc(client('grpc-again', Number(port)), 'c/c'), { n: 3 });
  await expect.poll(() => seen.at(-1)).toBe('a b c');
  stop();
  await second.stop();
  await rm(directory, { recursive: true });
});

test.skipIf(target.kind === 'emulator')(
  'a client is answered after another build has taken the place of the running one',
  async () => {
    const bundle = inject('ownBundle');
    const directory = await mkdtemp(join(tmpdir(), 'grpc-'));
    const copy = `${dirname(bundle)}-running`;
    await cp(dirname(bundle), copy, { recursive: true });
    const server = await startOwnServer(join(copy, basename(bundle)), directory);
    await rm(copy, { recursive: true });
    const db = client('grpc-built', Number(new URL(server.origin).port));
    await setDoc(doc(db, 'c/a'), { n: 1 });
    expect((await getDoc(doc(db, 'c/a'))).get('n')).toBe(1);
    await server.stop();
    await rm(directory, { recursive: true });
  },
);
