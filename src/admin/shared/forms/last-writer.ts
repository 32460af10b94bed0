import type { HistoryStep } from '#domain/quotes/parse-quote.ts';
import { actorNow } from '../documents/actor-now.ts';
import { type WriterWords, writtenText } from '../texts/writer-text.ts';

/** Who changed a quotation or a repair last and when, from its history, because such a document names nobody besides. */
export function lastWriter({ historial }: { readonly historial: readonly HistoryStep<string>[] }): WriterWords {
  const last = historial.at(-1);
  if (!last) return { name: 'Alguien más', ago: '' };
  const name = last.por === actorNow().por ? 'Tú, en otra pestaña o equipo,' : last.por;
  return { name, ago: writtenText(last.en, Date.now()) };
}
