import { collection, doc, documentId, limit, orderBy, type Query, query, startAfter, where } from 'firebase/firestore';
import type { Instant } from '#domain/kernel/instant.ts';
import { LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import type { LiveDocument } from '#domain/staff/forms/live-document.ts';
import { writerStamp } from '#domain/staff/journal/change.ts';
import { type StaffDocument, toStaffDocument } from '#domain/staff/journal/staff-document.ts';
import { LATEST_REPAIRS } from '#domain/workshop/repair-list.ts';
import { STATES_IN_STORE } from '#domain/workshop/repair-state.ts';
import type { StaffConnection } from '../staff-connection.ts';
import { listen, listenToDocument, type Stop } from './listen.ts';
import { plainFields, snapshotDocuments, textToTimestamp } from './stored-documents.ts';

/** Collections that grow for ever are listened to by their latest documents; older ones are asked for when somebody looks for them. */
const LATEST: Readonly<Record<string, Latest>> = {
  cotizaciones: { by: 'creado', count: LATEST_QUOTES },
  // An article that nobody comes for may be older than three hundred others, and is the one that must not be forgotten.
  reparaciones: { by: 'creado', count: LATEST_REPAIRS, besides: { field: 'estado', values: STATES_IN_STORE } },
};

/** The documents of a collection that have one of some values in a field. */
export interface OnlySome {
  readonly field: string;
  readonly values: readonly string[];
}

interface Latest {
  readonly by: string;
  readonly count: number;
  /** Documents that are listened to however old they are. */
  readonly besides?: OnlySome;
}

/** How far the documents of a collection can be relied on. */
export interface FeedAnswer {
  /** False where the cache had nothing and the server has not answered: then empty means nothing. */
  readonly isKnown: boolean;
  /** Whether some of them are what the device's cache has, and not what the server has said. */
  readonly fromCache: boolean;
}

type OnDocuments = (documents: readonly StaffDocument[], answer: FeedAnswer) => void;

/**
 * Listens to a collection with the signed-in person's rights. Without a network it shows what Firestore's cache kept.
 * @param only the part that the person may read, where that is not everything: the rules refuse a query that asks for more.
 */
export function listenToStaffCollection(
  { db }: Pick<StaffConnection, 'db'>,
  name: string,
  onDocuments: OnDocuments,
  only?: OnlySome,
): Stop {
  const all = collection(db, name);
  const whole = only ? query(all, where(only.field, 'in', only.values)) : all;
  const latest = LATEST[name];
  if (!latest) return listenToEach([whole], onDocuments);
  const { besides } = latest;
  return listenToEach(
    [
      query(whole, orderBy(latest.by, 'desc'), limit(latest.count)),
      ...(besides ? [query(whole, where(besides.field, 'in', [...besides.values]))] : []),
    ],
    onDocuments,
  );
}

/** Listens to what any of the queries has, each document once, as its newest revision. Nothing is told before each has answered. */
function listenToEach(queries: readonly Query[], onDocuments: OnDocuments): Stop {
  const answers = new Map<Query, FeedAnswer & { readonly documents: readonly StaffDocument[] }>();
  const stops = queries.map((one) =>
    listen(one, (snapshot) => {
      const documents = snapshotDocuments(snapshot).map(toStaffDocument);
      const { fromCache } = snapshot.metadata;
      answers.set(one, { documents, isKnown: !fromCache || documents.length > 0, fromCache });
      if (answers.size < queries.length) return;
      const all = [...answers.values()];
      const byId = new Map<string, StaffDocument>();
      for (const document of all.flatMap((answer) => answer.documents)) {
        if ((byId.get(document.id)?.rev ?? -1) < document.rev) byId.set(document.id, document);
      }
      onDocuments([...byId.values()], {
        isKnown: all.some(({ isKnown }) => isKnown),
        fromCache: all.some((answer) => answer.fromCache),
      });
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * Listens to one document that no listened collection shows.
 * @param onDocument `null`: the server has none.
 */
export function listenToStaffDocument(
  { db }: Pick<StaffConnection, 'db'>,
  name: string,
  id: string,
  onDocument: (document: StaffDocument | null) => void,
): Stop {
  return listenToDocument(doc(db, name, id), (snapshot) => {
    const data = snapshot.data();
    if (data && !snapshot.metadata.hasPendingWrites) onDocument(toStaffDocument({ id, fields: plainFields(data) }));
    // Absence in a cache is not absence.
    if (!data && !snapshot.metadata.fromCache) onDocument(null);
  });
}

/** Listens to one document as an open form follows it. Nothing is told of a document that the device's copy lacks and nobody has asked the server about. */
export function watchStaffDocument(
  { db }: Pick<StaffConnection, 'db'>,
  name: string,
  id: string,
  onDocument: (document: LiveDocument) => void,
): Stop {
  return listenToDocument(doc(db, name, id), (snapshot) => {
    const { fromCache, hasPendingWrites } = snapshot.metadata;
    const data = snapshot.data();
    if (hasPendingWrites || (!data && fromCache)) return;
    const isConfirmed = !fromCache;
    if (!data) return onDocument({ rev: 0, fields: null, stamp: null, isConfirmed });
    const stored = plainFields(data);
    const { rev, fields } = toStaffDocument({ id, fields: stored });
    onDocument({ rev, fields, stamp: writerStamp(stored), isConfirmed });
  });
}

/** As many documents as one listener to the end of a collection carries. */
const TAIL = 300;

/**
 * Listens to what is written in a collection behind a place in the order of writes. Answers of the cache are left out, because it knows less than has been read.
 * @param onDocuments is told all of them each time; `isFull` when there may be more.
 */
export function listenToStaffTail(
  { db }: Pick<StaffConnection, 'db'>,
  name: string,
  start: { readonly actualizado: Instant; readonly id: string | null },
  onDocuments: (documents: readonly StaffDocument[], isFull: boolean) => void,
): Stop {
  const order = [orderBy('actualizado'), orderBy(documentId())];
  const behind = [textToTimestamp(start.actualizado), ...(start.id === null ? [] : [start.id])];
  return listen(
    // A cursor, because a filter on the time would leave out this device's own pending writes.
    query(collection(db, name), ...order, startAfter(...behind), limit(TAIL)),
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      onDocuments(snapshotDocuments(snapshot).map(toStaffDocument), snapshot.size === TAIL);
    },
  );
}
