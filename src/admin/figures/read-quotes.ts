import { type KeptFacts, quoteFacts } from '#domain/figures/quote-facts.ts';
import { instantToMilliseconds } from '#domain/kernel/instant.ts';
import { parseQuote } from '#domain/quotes/parse-quote.ts';
import type { StaffDocument } from '#domain/staff/journal/staff-document.ts';
import type { StaffBackend } from '../staff-backend.ts';

interface Reading {
  readonly backend: Pick<StaffBackend, 'readStaffPage'>;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly signal: AbortSignal;
  /** Called after each page with how many quotations have been read. */
  readonly onProgress: (count: number) => void;
}

/** Reads every quotation that came since a moment, a page at a time. Throws without a server. `null` when it was aborted. */
export async function readQuotesSince({ backend, since, signal, onProgress }: Reading): Promise<KeptFacts | null> {
  const readAt = Date.now();
  let until = since;
  const quotes: KeptFacts['quotes'][number][] = [];
  let before: StaffDocument | null = null;
  let count = 0;
  for (;;) {
    const page: Awaited<ReturnType<StaffBackend['readStaffPage']>> = await backend.readStaffPage(
      'cotizaciones',
      before,
    );
    if (signal.aborted) return null;
    let isPast = false;
    for (const { id, rev, fields } of page.documents) {
      const parsed = parseQuote(id, { ...fields, rev });
      if (!parsed.ok) {
        console.warn(`Cotización ilegible ${id}: ${parsed.error.problem}`);
        continue;
      }
      const at = instantToMilliseconds(parsed.value.creado);
      until = Math.max(until, at);
      isPast = at < since;
      const facts = isPast ? null : quoteFacts(parsed.value);
      if (facts) quotes.push(facts);
      if (!isPast) count += 1;
    }
    onProgress(count);
    before = page.documents.at(-1) ?? null;
    if (page.isLast) return { since: 0, until, readAt, quotes };
    if (isPast) return { since, until, readAt, quotes };
  }
}
