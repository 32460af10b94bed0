import { compareInstants, parseInstant } from '#domain/kernel/instant.ts';
import type { StaffDocument } from '#domain/staff/staff-document.ts';
import { loadQuotePages } from '#lazy/quote-pages.ts';
import { loadStaffFeed } from '#lazy/staff-feed.ts';
import { rememberedBackendConfig } from '#rest/remembered-backend.ts';
import { documentsStore } from '#store/documents-store.ts';
import { olderQuotesStore } from '#store/older-quotes-store.ts';

/** Reads the next page of what the inbox does not listen to. Throws without a server. */
export async function readOlder(): Promise<void> {
  const before = olderQuotesStore.getState().last ?? oldestListened();
  const [{ readQuotePage, PAGE }, config] = await Promise.all([loadQuotePages(), rememberedBackendConfig()]);
  const page = await readQuotePage(config, before);
  olderQuotesStore.setState(({ byId, last }) => ({
    byId: new Map([...byId, ...page.map((one) => [one.id, one] as const)]),
    last: page.at(-1) ?? last,
    isAll: page.length < PAGE,
  }));
}

function oldestListened(): StaffDocument | null {
  let oldest: StaffDocument | null = null;
  for (const document of documentsStore.getState().cotizaciones.byId.values()) {
    const [came, first] = [parseInstant(document.fields['creado']), parseInstant(oldest?.fields['creado'])];
    if (came && (!first || compareInstants(came, first) < 0)) oldest = document;
  }
  return oldest;
}

/**
 * Listens to one quotation for as long as somebody has it open.
 * @param onHeard its document is in the store, or there is none.
 */
export function watchOlder(id: string, onHeard: () => void): () => void {
  let isOver = false;
  let stop = (): void => {
    isOver = true;
  };
  async function start(): Promise<void> {
    const [{ listenToStaffDocument }, config] = await Promise.all([loadStaffFeed(), rememberedBackendConfig()]);
    if (isOver) return;
    stop = listenToStaffDocument(config, 'cotizaciones', id, (document) => {
      if (document) keep(document);
      else forgetOlder([id]);
      onHeard();
    });
  }
  void start().catch((reason: unknown) => {
    console.info('Cotización sin leer', reason);
    onHeard();
  });
  return () => stop();
}

function keep(document: StaffDocument): void {
  olderQuotesStore.setState(({ byId }) => ({ byId: new Map(byId).set(document.id, document) }));
}

export function forgetOlder(ids: readonly string[]): void {
  olderQuotesStore.setState(({ byId }) => {
    const rest = new Map(byId);
    for (const id of ids) rest.delete(id);
    return { byId: rest };
  });
}
