import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { Seen } from '#domain/staff/journal/settle.ts';
import { TRASH, TRASHED_COLLECTIONS } from '#domain/staff/log/trash.ts';
import { PRIVATE } from '#domain/staff/products/private-documents.ts';
import { retry } from '#platform/retry.ts';
import { catalogueStore, type Knowledge } from '#store/catalogue-store.ts';
import {
  documentsStore,
  STAFF_COLLECTIONS,
  type StaffCollection,
  type StaffDocuments,
} from '#store/documents-store.ts';
import { olderQuotesStore } from '#store/older-quotes-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { privateDocumentsStore } from '#store/private-documents-store.ts';
import { selectIsMember, selectMay, selectRole, sessionStore } from '#store/session-store.ts';
import type { StaffBackend } from './staff-backend.ts';

interface StaffFeedParts {
  readonly listenToCollection: StaffBackend['listenToCollection'];
  readonly write: StoreWriter<Readonly<Record<StaffCollection, StaffDocuments>>>;
}

/** Listens to what only staff may read, once the person is known to be a member. */
export function watchFeeds(parts: StaffFeedParts, onChange: () => void): void {
  let isListening = false;
  const start = (): void => {
    if (isListening || !selectIsMember(sessionStore.getState())) return;
    isListening = true;
    // Each is tried until it listens.
    for (const collection of STAFF_COLLECTIONS) void listenTo(collection, parts);
  };
  sessionStore.subscribe(start);
  start();
  catalogueStore.subscribe(onChange);
  documentsStore.subscribe(onChange);
  olderQuotesStore.subscribe(onChange);
  privateDocumentsStore.subscribe(onChange);
}

const PAUSES = { first: 2000, last: 30_000 };

/** The part of the trash that staff without the right to costs may read. */
const WITHOUT_COSTS = { field: 'coleccion', values: TRASHED_COLLECTIONS.filter((name) => name !== PRIVATE) };

/** The code that listens may be lost on the way, and screens would wait for what it tells as long as the page is open. */
const listenTo = (collection: StaffCollection, { listenToCollection, write }: StaffFeedParts): Promise<unknown> =>
  retry(
    () =>
      listenToCollection(
        collection,
        (documents, { isKnown, fromCache }) => {
          const byId = new Map(documents.map((document) => [document.id, document]));
          const answeredAt = fromCache ? documentsStore.getState()[collection].answeredAt : Date.now();
          write({ [collection]: { byId, knowledge: isKnown ? 'known' : 'waiting', answeredAt } });
        },
        collection === TRASH && !selectMay(sessionStore.getState(), 'costs') ? WITHOUT_COSTS : undefined,
      ),
    { ...PAUSES, onFailure: (reason) => console.warn('Sin lecturas del personal', reason) },
  );

let indexed: { readonly rows: readonly KnownProduct[]; readonly revisions: ReadonlyMap<string, number> } | undefined;

function productRevisions(): ReadonlyMap<string, number> {
  const { productRows: rows } = catalogueStore.getState();
  if (indexed?.rows !== rows) indexed = { rows, revisions: new Map(rows.map(({ id, rev }) => [id, rev])) };
  return indexed.revisions;
}

/** A document that a feed does not show is known not to be there only once the feed has answered. */
const orAbsent = (rev: number | undefined, knowledge: Knowledge, answeredAt: number | null): Seen =>
  rev !== undefined || knowledge === 'known' ? { rev: rev ?? 0, answeredAt } : 'waiting';

function inFeed(collection: StaffCollection, id: string): Seen {
  const { knowledge, byId, answeredAt } = documentsStore.getState()[collection];
  const found = byId.get(id);
  return found ? { rev: found.rev, fields: found.fields, answeredAt } : orAbsent(undefined, knowledge, answeredAt);
}

interface MenuItem {
  readonly id: string;
  readonly rev?: number | undefined;
}

/**
 * What the menus say of a document. They are listened to from the last known document on, so only a reading of all of them answers for an older one;
 * after a deletion all are read again. What the device kept was read whole once, so a document that it lacks is deleted or new.
 */
const inMenu = (items: readonly MenuItem[], id: string, knowledge: Knowledge, wholeAt = 0): Seen =>
  orAbsent(items.find((item) => item.id === id)?.rev, knowledge, wholeAt);

/** What the feeds show of a document. */
export function seenDocument(collection: string, id: string): Seen {
  const { catalogue, menus, wholeMenusAt, products } = catalogueStore.getState();
  switch (collection) {
    case 'productos':
      // Products are never deleted: the revision only rises, and an answer without the product does not mean that it is gone.
      return orAbsent(productRevisions().get(id), products, null);
    case 'categories':
      return inMenu(catalogue.categories, id, menus, wholeMenusAt.categories);
    case 'etiquetas':
      return inMenu(catalogue.labels, id, menus, wholeMenusAt.etiquetas);
    case 'vocabulario':
      // Words are never deleted, so a missing one has not arrived yet.
      return { rev: catalogue.words?.find((word) => word.id === id)?.rev ?? 0, answeredAt: null };
    case 'borradores':
    case 'tutoriales':
    case 'papelera':
    case 'busquedasIgnoradas':
    case 'ajustes':
    // A repair older than those that are listened to counts as deleted once the server has answered, so that nothing waits for it.
    case 'reparaciones':
      return inFeed(collection, id);
    case 'cotizaciones': {
      const seen = inFeed(collection, id);
      const older = olderQuotesStore.getState().byId.get(id);
      if (!older || (typeof seen === 'object' && seen.rev > 0)) return seen;
      return { rev: older.rev, fields: older.fields, answeredAt: null };
    }
    case 'internos': {
      const session = sessionStore.getState();
      if (selectRole(session) === null) return 'waiting';
      // No feed shows costs to a person without the right to them.
      if (!selectMay(session, 'costs')) return undefined;
      const { knowledge, byId } = privateDocumentsStore.getState();
      return orAbsent(byId.get(id)?.rev, knowledge, null);
    }
    default:
      return undefined;
  }
}
