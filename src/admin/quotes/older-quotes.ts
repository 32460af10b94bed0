import { compareInstants, parseInstant } from '#domain/kernel/instant.ts';
import { LATEST_QUOTES } from '#domain/quotes/inbox.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import { documentsStore, type StaffDocuments } from '#store/documents-store.ts';
import { type OlderQuotes as OlderQuotesState, olderQuotesStore } from '#store/older-quotes-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { whileWatched } from '../shared/documents/while-watched.ts';
import type { StaffBackend } from '../staff-backend.ts';

interface OlderQuotesParts {
  readonly backend: Pick<StaffBackend, 'readStaffPage' | 'listenToDocument'>;
  readonly write: StoreWriter<OlderQuotesState>;
}

export type OlderQuotes = ReturnType<typeof createOlderQuotes>;

/**
 * Reads quotations that are older than those the inbox listens to. It also keeps those that new ones push out of the inbox, because the pages begin
 * where the inbox ended when the first page was read, so neither would have them.
 */
export function createOlderQuotes({ backend, write }: OlderQuotesParts) {
  let isAsked = false;
  /** The quotations that were erased on this page. They leave the inbox too, and must not be kept as pushed out. */
  const erased = new Set<string>();

  const keep = (document: StaffDocument): void =>
    write(({ byId }) => ({ byId: new Map(byId).set(document.id, document) }));

  const forget = (ids: readonly string[]): void =>
    write(({ byId }) => {
      const rest = new Map(byId);
      for (const id of ids) rest.delete(id);
      return { byId: rest };
    });

  documentsStore.subscribe(({ cotizaciones: now }, { cotizaciones: before }) => {
    if (!isAsked || now.byId === before.byId) return;
    const out = pushedOut(before.byId, now.byId).filter(({ id }) => !erased.has(id));
    if (out.length > 0)
      write(({ byId }) => ({ byId: new Map([...byId, ...out.map((one) => [one.id, one] as const)]) }));
  });

  return {
    /** Reads the next page. Throws without a server. */
    async readMore(): Promise<void> {
      isAsked = true;
      const before = olderQuotesStore.getState().last ?? oldestListened();
      const { documents: quotes, isLast } = await backend.readStaffPage('cotizaciones', before);
      write(({ byId, last }) => ({
        byId: new Map([...byId, ...quotes.map((one) => [one.id, one] as const)]),
        last: quotes.at(-1) ?? last,
        isAll: isLast,
      }));
    },

    /** Listens to one quotation for as long as somebody has it open. */
    watch(id: string): () => void {
      return whileWatched(
        () =>
          backend.listenToDocument('cotizaciones', id, (document) => {
            if (document) keep(document);
            else forget([id]);
          }),
        (reason) => console.info('Cotización sin leer', reason),
      );
    },

    /** Forgets what was erased here. */
    forget(ids: readonly string[]): void {
      for (const id of ids) erased.add(id);
      forget(ids);
    },
  };
}

type Documents = StaffDocuments['byId'];

/** The quotations that newer ones pushed out of the inbox. One that left it and is newer than its oldest was erased. */
function pushedOut(before: Documents, now: Documents): readonly StaffDocument[] {
  // Nothing is pushed out of a list that has room.
  if (now.size < LATEST_QUOTES) return [];
  const first = parseInstant(oldestOf(now)?.fields['creado']);
  return [...before.values()].filter(({ id, fields }) => {
    const came = parseInstant(fields['creado']);
    return !now.has(id) && came && first && compareInstants(came, first) < 0;
  });
}

const oldestListened = (): StaffDocument | null => oldestOf(documentsStore.getState().cotizaciones.byId);

function oldestOf(documents: Documents): StaffDocument | null {
  let oldest: StaffDocument | null = null;
  for (const document of documents.values()) {
    const [came, first] = [parseInstant(document.fields['creado']), parseInstant(oldest?.fields['creado'])];
    if (came && (!first || compareInstants(came, first) < 0)) oldest = document;
  }
  return oldest;
}
