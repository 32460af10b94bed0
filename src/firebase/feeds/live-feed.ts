import {
  collection,
  disableNetwork,
  documentId,
  enableNetwork,
  type Firestore,
  limit,
  orderBy,
  type Query,
  query,
  startAfter,
  startAt,
} from 'firebase/firestore';
import type { ProductRow } from '#domain/catalogue/product-rows.ts';
import type { ParsedDocuments, StoredDocument } from '#domain/catalogue/stored-document.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { parseInstant } from '#domain/kernel/instant.ts';
import { SETTINGS } from '#domain/settings/subjects.ts';
import { WINDOW_LIMIT, type WindowStart } from '#domain/snapshot/reader.ts';
import { type FirebaseConfig, openFirestore } from '../app.ts';
import { listen, type Stop } from './listen.ts';
import { productReader } from './product-reader.ts';
import { snapshotDocuments, textToTimestamp } from './stored-documents.ts';

/** A collection of the menus. */
type MenuName = 'categories' | 'etiquetas';

export interface LiveHandlers {
  /** `true` when the server answers, `false` when the listener has fallen back on its cache. */
  live(isLive: boolean): void;
}

/** The products behind a place, all of them each time; `isFull` when there may be more than a listener carries. */
export type OnTail = (
  read: ParsedDocuments<ProductRow>,
  answer: { readonly isFull: boolean; readonly fromCache: boolean },
) => void;

export interface LiveFeed {
  /** Listens to a collection of the menus from a start on, itself included, or to all of it with `null`, instead of from the start before. */
  followMenu(name: MenuName, start: WindowStart, onDocuments: (documents: readonly StoredDocument[]) => void): void;
  /** Listens to the products written behind a place, instead of to those of the place before. */
  follow(start: WindowStart, onTail: OnTail): void;
  /** Listens to the shop's own words for the search that are written behind a place. */
  followWords(start: WindowStart, onDocuments: (documents: readonly StoredDocument[]) => void): void;
  /** Listens to the documents of the store's settings written behind a time, to all of them with `null`, instead of to those before. */
  followSettings(start: Instant | null, onDocuments: (documents: readonly StoredDocument[]) => void): void;
  /** Opens the streams at once instead of waiting out their back-off. */
  reconnect(): Promise<void>;
  stop: Stop;
}

/**
 * Listens to what is written of the menus, the settings and the words, and to the end of the products' delta. A result from the cache alone never
 * takes anything away: an emptied cache would look like an emptied shop.
 */
export function startLiveFeed(config: FirebaseConfig, handlers: LiveHandlers): LiveFeed {
  const db = openFirestore(config);
  const stopMenus = new Map<MenuName, Stop>();
  let stopTail: Stop = () => {};
  let stopWords: Stop = () => {};
  let stopSettings: Stop = () => {};

  return {
    followMenu(name, start, onDocuments) {
      stopMenus.get(name)?.();
      const place = start && [textToTimestamp(start.actualizado), ...(start.id === null ? [] : [start.id])];
      const from = place ? [orderBy('actualizado'), orderBy(documentId()), startAt(...place)] : [];
      const stop = listen(query(collection(db, name), ...from), (snapshot) => {
        if (!snapshot.metadata.fromCache) onDocuments(snapshotDocuments(snapshot));
      });
      stopMenus.set(name, stop);
    },
    follow(start, onTail) {
      stopTail();
      stopTail = listenToTail(db, start, onTail);
    },
    followWords: function followWords(start, onDocuments) {
      stopWords();
      stopWords = listen(tailQuery(db, 'vocabulario', start), (snapshot) => {
        if (snapshot.metadata.fromCache) return;
        const documents = snapshotDocuments(snapshot);
        onDocuments(documents);
        const actualizado = parseInstant(documents.at(-1)?.fields['actualizado']);
        // More may follow a full answer, and what is written next would push the oldest of it out.
        if (snapshot.size === WINDOW_LIMIT && actualizado) {
          followWords({ actualizado, id: documents.at(-1)?.id ?? null }, onDocuments);
        }
      });
    },
    followSettings(start, onDocuments) {
      stopSettings();
      const behind = start ? [startAfter(textToTimestamp(start))] : [];
      stopSettings = listen(query(collection(db, SETTINGS), orderBy('actualizado'), ...behind), (snapshot) => {
        const { fromCache } = snapshot.metadata;
        // The one listener that every page has.
        handlers.live(!fromCache);
        if (!fromCache) onDocuments(snapshotDocuments(snapshot));
      });
    },
    async reconnect() {
      await disableNetwork(db);
      await enableNetwork(db);
    },
    stop() {
      stopTail();
      stopWords();
      stopSettings();
      for (const stop of stopMenus.values()) stop();
    },
  };
}

function listenToTail(db: Firestore, start: WindowStart, onTail: OnTail): Stop {
  const read = productReader();
  let isStopped = false;
  const stop = listen(tailQuery(db, 'productos', start), (snapshot, isFirst) => {
    const rows = read(snapshot, isFirst);
    const answer = { isFull: snapshot.size === WINDOW_LIMIT, fromCache: snapshot.metadata.fromCache };
    // In a task of its own: the SDK's work, the reading and the drawing of three hundred products in one would hold up a tap.
    setTimeout(() => {
      if (!isStopped) onTail(rows, answer);
    });
  });
  return () => {
    isStopped = true;
    stop();
  };
}

// A cursor, not `where('actualizado', '>', …)`: a pending server time has another type and would fail the filter. The limit is the rules'.
function tailQuery(db: Firestore, name: 'productos' | 'vocabulario', start: WindowStart): Query {
  const behind = start && startAfter(textToTimestamp(start.actualizado), ...(start.id === null ? [] : [start.id]));
  const order = [orderBy('actualizado'), orderBy(documentId())];
  return query(collection(db, name), ...order, ...(behind ? [behind] : []), limit(WINDOW_LIMIT));
}
