import type { KnownProduct } from '#domain/catalogue/product-rows.ts';
import type { SeenRevision } from '#domain/staff/journal.ts';
import { PRIVATE } from '#domain/staff/private-documents.ts';
import { TRASH, TRASHED_COLLECTIONS } from '#domain/staff/trash.ts';
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
import { selectIsMember, selectMay, sessionStore } from '#store/session-store.ts';
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
    // Without the SDK there is no editing either, and the session, which loads it first, reports that.
    void listenToAll(parts).catch((reason: unknown) => console.warn('Sin lecturas del personal', reason));
  };
  sessionStore.subscribe(start);
  start();
  catalogueStore.subscribe(onChange);
  documentsStore.subscribe(onChange);
  olderQuotesStore.subscribe(onChange);
  privateDocumentsStore.subscribe(onChange);
}

/** The part of the trash that may be read by who may not see costs. */
const WITHOUT_COSTS = { field: 'coleccion', values: TRASHED_COLLECTIONS.filter((name) => name !== PRIVATE) };

async function listenToAll({ listenToCollection, write }: StaffFeedParts): Promise<void> {
  await Promise.all(
    STAFF_COLLECTIONS.map((collection) =>
      listenToCollection(
        collection,
        (documents, isKnown) => {
          const byId = new Map(documents.map((document) => [document.id, document]));
          write({ [collection]: { byId, knowledge: isKnown ? 'known' : 'waiting' } });
        },
        collection === TRASH && !selectMay(sessionStore.getState(), 'costs') ? WITHOUT_COSTS : undefined,
      ),
    ),
  );
}

let indexed: { readonly rows: readonly KnownProduct[]; readonly revisions: ReadonlyMap<string, number> } | undefined;

function productRevisions(): ReadonlyMap<string, number> {
  const { productRows: rows } = catalogueStore.getState();
  if (indexed?.rows !== rows) indexed = { rows, revisions: new Map(rows.map(({ id, rev }) => [id, rev])) };
  return indexed.revisions;
}

/** A document that a feed does not show is known not to be there only once the feed has answered. */
const orAbsent = (rev: number | undefined, knowledge: Knowledge): number | 'waiting' =>
  rev ?? (knowledge === 'known' ? 0 : 'waiting');

export function revisionSeen(collection: string, id: string): SeenRevision {
  const { catalogue, menus, products } = catalogueStore.getState();
  switch (collection) {
    case 'productos':
      return orAbsent(productRevisions().get(id), products);
    case 'categories':
      return orAbsent(catalogue.categories.find((category) => category.id === id)?.rev, menus);
    case 'etiquetas':
      return orAbsent(catalogue.labels.find((label) => label.id === id)?.rev, menus);
    case 'vocabulario':
      // Never deleted, so that a missing one is one that is still to come.
      return catalogue.words?.find((word) => word.id === id)?.rev ?? 0;
    case 'borradores':
    case 'tutoriales':
    case 'papelera':
    case 'busquedasIgnoradas':
    case 'ajustes': {
      const { knowledge, byId } = documentsStore.getState()[collection];
      return orAbsent(byId.get(id)?.rev, knowledge);
    }
    case 'internos': {
      const { knowledge, byId } = privateDocumentsStore.getState();
      // Until all of them are known, nothing waits for them to be shown.
      return knowledge === 'known' ? (byId.get(id)?.rev ?? 0) : undefined;
    }
    case 'cotizaciones':
      // Only the latest quotations are listened to. One that the feed does not show may be older, so nothing waits for it.
      return documentsStore.getState().cotizaciones.byId.get(id)?.rev ?? olderQuotesStore.getState().byId.get(id)?.rev;
    case 'reparaciones':
      // As of quotations: a finished one may be older than those that are listened to.
      return documentsStore.getState().reparaciones.byId.get(id)?.rev;
    default:
      return undefined;
  }
}
