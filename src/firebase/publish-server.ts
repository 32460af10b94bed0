import { FirebaseError } from 'firebase/app';
import {
  Bytes,
  collection,
  type DocumentSnapshot,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type Query,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { parseDocuments } from '#domain/catalogue/stored-document.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { err } from '#domain/kernel/result.ts';
import {
  LOCK_ID,
  POINTER_ID,
  type PublishLock,
  parseLock,
  parsePointer,
  type SnapshotPointer,
} from '#domain/snapshot/pointer.ts';
import type { AsyncPublishServer, ProductPage } from '#domain/snapshot/publish-server.ts';
import { WINDOW_LIMIT } from '#domain/snapshot/reader.ts';
import { sha256 } from '#platform/sha256.ts';
import { type PackedSnapshot, packSnapshot, unpackSnapshot } from '#platform/snapshot-bytes.ts';
import { openLiteFirestore } from './lite-app.ts';
import { liteDocument, liteTimestamp } from './lite-documents.ts';
import type { StaffConnection } from './staff-connection.ts';

const COLLECTION = 'publicado';
/** The rules do not limit how many products staff list. */
const PAGE = 1000;
const KEPT_DAYS = 30;
/** Parts deleted at a time; each is read before. */
const CLEANED = 3;

/**
 * What publishing asks of the server, through the SDK without a cache: every answer comes from the server, nothing is queued, ten thousand
 * products leave nothing on the device, and without a network it fails at once.
 */
export function openPublishServer(
  connection: Pick<StaffConnection, 'app' | 'embedded'>,
  uid: string,
): AsyncPublishServer {
  const db = openLiteFirestore(connection);
  const published = (id: string) => doc(db, COLLECTION, id);
  let packed: PackedSnapshot | undefined;
  const bytesOf = (name: string): Uint8Array =>
    packed?.parts.find((part) => part.sha256 === name)?.bytes ?? new Uint8Array();

  return {
    async takeLock(nonce) {
      await setDoc(published(LOCK_ID), { tomado: serverTimestamp(), por: uid, nonce });
    },
    readLock: async () => lockIn(await getDoc(published(LOCK_ID))),
    readPointer: async () => pointerIn(await getDoc(published(POINTER_ID))),

    async readSnapshot(pointer) {
      const parts = await Promise.all(pointer.partes.map((name) => readPart(db, name)));
      const whole = parts.filter((part) => part !== null);
      if (whole.length < parts.length) return err({ kind: 'unreadable', detail: 'a part is missing' });
      return unpackSnapshot(pointer, whole);
    },

    async readDelta(start) {
      const behind = start && [liteTimestamp(start.actualizado), ...(start.id === null ? [] : [start.id])];
      const { page, last } = await readPage(
        query(
          collection(db, 'productos'),
          orderBy('actualizado'),
          orderBy(documentId()),
          ...(behind ? [startAfter(...behind)] : []),
          limit(WINDOW_LIMIT),
        ),
        WINDOW_LIMIT,
      );
      const actualizado = last && parseInstant(last.fields['actualizado']);
      return { ...page, end: last && actualizado ? { actualizado, id: last.id } : null };
    },

    async readAll(behind) {
      const { page, last } = await readPage(
        query(
          collection(db, 'productos'),
          orderBy(documentId()),
          ...(behind === null ? [] : [startAfter(behind)]),
          limit(PAGE),
        ),
        PAGE,
      );
      return { ...page, end: last?.id ?? null };
    },

    async pack(text) {
      packed = await packSnapshot(text);
      return { sha256: packed.sha256, bytes: packed.bytes, partes: packed.parts.map((part) => part.sha256) };
    },

    async storePart(name) {
      const part = { sha256: name, datos: Bytes.fromUint8Array(bytesOf(name)), rev: 1, actualizado: serverTimestamp() };
      try {
        await setDoc(published(name), part);
      } catch (reason) {
        // The rules let a part be created once. It is named by its content's hash, which `verifyParts` checks afterwards.
        if (!isDenied(reason) || !(await getDoc(published(name))).exists()) throw reason;
      }
    },

    async verifyParts(names) {
      const stored = await Promise.all(names.map((name) => readPart(db, name)));
      const hashes = await Promise.all(stored.map((bytes) => sha256(bytes ?? new Uint8Array())));
      return names.every((name, at) => hashes[at] === name);
    },

    async movePointer(draft) {
      try {
        // The rules compare as well; asking here tells a lost race from a missing permission and a missing network.
        return await runTransaction(db, async (transaction) => {
          const before = pointerIn(await transaction.get(published(POINTER_ID)));
          const lock = lockIn(await transaction.get(published(LOCK_ID)));
          if ((before?.seq ?? 0) + 1 !== draft.seq || lock?.nonce !== draft.nonce) return 'refused';
          transaction.set(published(POINTER_ID), {
            ...draft,
            since: liteTimestamp(draft.since),
            actualizado: serverTimestamp(),
          });
          return 'moved';
        });
      } catch (reason) {
        if (reason instanceof FirebaseError) return isDenied(reason) ? 'refused' : 'unknown';
        throw reason;
      }
    },

    async cleanUp() {
      try {
        const old = new Timestamp(Timestamp.now().seconds - KEPT_DAYS * 24 * 3600, 0);
        const found = await getDocs(query(collection(db, COLLECTION), where('actualizado', '<', old), limit(CLEANED)));
        await Promise.all(found.docs.map((part) => deleteDoc(part.ref)));
      } catch (reason) {
        // The catalogue is published; the old parts are deleted the next time.
        console.info('Quedan partes antiguas del catálogo', reason);
      }
    },
  };
}

const isDenied = (reason: unknown): boolean => reason instanceof FirebaseError && reason.code === 'permission-denied';

async function readPart(db: Firestore, name: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const bytes: unknown = (await getDoc(doc(db, COLLECTION, name))).get('datos');
  return bytes instanceof Bytes ? new Uint8Array(bytes.toUint8Array()) : null;
}

async function readPage(
  of: Query,
  size: number,
): Promise<{ page: Omit<ProductPage<never>, 'end'>; last: ReturnType<typeof liteDocument> | null }> {
  const documents = (await getDocs(of)).docs.map(liteDocument);
  const { values, problems } = parseDocuments<ProductRow>(documents, parseProductRow);
  return { page: { rows: values, problems }, last: documents.length < size ? null : (documents.at(-1) ?? null) };
}

function pointerIn(snapshot: DocumentSnapshot): SnapshotPointer | null {
  if (!snapshot.exists()) return null;
  const parsed = parsePointer(liteDocument(snapshot).fields);
  if (!parsed.ok) throw new Error(`${parsed.error.id}: ${parsed.error.problem}`);
  return parsed.value;
}

function lockIn(snapshot: DocumentSnapshot): PublishLock | null {
  const parsed = parseLock(snapshot.exists() ? liteDocument(snapshot).fields : null);
  return parsed.ok ? parsed.value : null;
}
