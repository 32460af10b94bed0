import type { Quote } from '#domain/quotes/parse-quote.ts';
import { type WriterWords, writtenText } from '../shared/writer-text.ts';
import { actorNow } from './quote-labels.ts';

/** Who changed a quotation last and when, from its history: the document names nobody besides, because visitors write it too. */
export function lastWriter({ historial }: Quote): WriterWords {
  const last = historial.at(-1);
  if (!last) return { name: 'Alguien más', ago: '' };
  const name = last.por === actorNow().por ? 'Tú, en otra pestaña o equipo,' : last.por;
  return { name, ago: writtenText(last.en, Date.now()) };
}
