import {
  collection,
  disableNetwork,
  documentId,
  enableNetwork,
  limit,
  orderBy,
  query,
  startAfter,
} from 'firebase/firestore';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { type DeltaCursor, type ProductRow, parseProductRow } from '#domain/catalogue/product-rows.ts';
import { type ParsedDocuments, parseDocuments } from '#domain/catalogue/stored-document.ts';
import { type FirebaseConfig, openFirestore } from '../app.ts';
import { listen, type Stop } from './listen.ts';
import { snapshotDocuments, textToTimestamp } from './stored-documents.ts';

/** Public reads of products carry a limit: the rules refuse a list without one. */
const DELTA_LIMIT = 300;

export interface LiveHandlers {
  categories(read: ParsedDocuments<Category>): void;
  labels(read: ParsedDocuments<Label>): void;
  products(read: ParsedDocuments<ProductRow>): void;
  /** `true` when the server answers, `false` when the listener has fallen back on its cache. */
  live(isLive: boolean): void;
}

export interface LiveFeed {
  /** Opens the streams at once instead of waiting out their back-off. */
  reconnect(): Promise<void>;
  stop: Stop;
}

/**
 * Listens to the menus whole, as the specification has it, and to the products written after `since`. A result from the cache alone never
 * takes anything away: an emptied cache would look like an emptied shop.
 */
export function startLiveFeed(config: FirebaseConfig, since: DeltaCursor | null, handlers: LiveHandlers): LiveFeed {
  const db = openFirestore(config);
  // A cursor, not `where('actualizado', '>', …)`: a pending server time has another type and would fail the filter.
  const tail = query(
    collection(db, 'productos'),
    orderBy('actualizado'),
    orderBy(documentId()),
    ...(since ? [startAfter(textToTimestamp(since.actualizado), since.id)] : []),
    limit(DELTA_LIMIT),
  );
  const stops = [
    listen(collection(db, 'categories'), (snapshot) => {
      handlers.live(!snapshot.metadata.fromCache);
      if (!snapshot.metadata.fromCache) handlers.categories(parseDocuments(snapshotDocuments(snapshot), parseCategory));
    }),
    listen(collection(db, 'etiquetas'), (snapshot) => {
      if (!snapshot.metadata.fromCache) handlers.labels(parseDocuments(snapshotDocuments(snapshot), parseLabel));
    }),
    listen(tail, (snapshot) => {
      if (!snapshot.metadata.fromCache) handlers.products(parseDocuments(snapshotDocuments(snapshot), parseProductRow));
    }),
  ];
  return {
    async reconnect() {
      await disableNetwork(db);
      await enableNetwork(db);
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
