import { compareInstants, parseInstant } from '#domain/kernel/instant.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import { documentsStore } from '#store/documents-store.ts';
import { type OlderQuotes as OlderQuotesState, olderQuotesStore } from '#store/older-quotes-store.ts';
import type { StoreWriter } from '#store/owned-store.ts';
import { whileWatched } from '../shared/documents/while-watched.ts';
import type { StaffBackend } from '../staff-backend.ts';

interface OlderQuotesParts {
  readonly backend: Pick<StaffBackend, 'readStaffPage' | 'listenToDocument'>;
  readonly write: StoreWriter<OlderQuotesState>;
}

export type OlderQuotes = ReturnType<typeof createOlderQuotes>;

/** Reads quotations that are older than those the inbox listens to. */
export function createOlderQuotes({ backend, write }: OlderQuotesParts) {
  const keep = (document: StaffDocument): void =>
    write(({ byId }) => ({ byId: new Map(byId).set(document.id, document) }));

  const forget = (ids: readonly string[]): void =>
    write(({ byId }) => {
      const rest = new Map(byId);
      for (const id of ids) rest.delete(id);
      return { byId: rest };
    });

  return {
    /** Reads the next page. Throws without a server. */
    async readMore(): Promise<void> {
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

    forget,
  };
}

function oldestListened(): StaffDocument | null {
  let oldest: StaffDocument | null = null;
  for (const document of documentsStore.getState().cotizaciones.byId.values()) {
    const [came, first] = [parseInstant(document.fields['creado']), parseInstant(oldest?.fields['creado'])];
    if (came && (!first || compareInstants(came, first) < 0)) oldest = document;
  }
  return oldest;
}
