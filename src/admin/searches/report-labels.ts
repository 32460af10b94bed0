import { sentence } from '#domain/kernel/sentence.ts';
import { momentText } from '../shared/texts/moment-text.ts';
import type { KnownTotals } from './use-search-totals.ts';

type Reading = Pick<KnownTotals, 'state' | 'readAt'>;

const NONE = 'Todavía no hay búsquedas en estos días.';
const UNREAD = 'Todavía no se han leído.';

/** Whether this device has ever read the searches to their end: before that, it cannot say that there are none. */
const areRead = ({ state, readAt }: Reading): boolean =>
  state === 'read' || (state === 'unreachable' && readAt !== null);

/** How far the searches are read. */
export function readingText({ state, readAt }: Reading): string {
  if (state === 'reading' || state === 'opening') return 'Leyendo lo que llegó…';
  if (state === 'read') return 'Al día.';
  return readAt === null
    ? 'Sin conexión: este equipo todavía no ha leído búsquedas.'
    : sentence(`Sin conexión: leído el ${momentText(readAt)}`);
}

/** What stands in the place of what was searched most where there is nothing. */
export const noSearchesText = (reading: Reading): string => (areRead(reading) ? NONE : UNREAD);

/**
 * What stands in the place of what was not found where there is nothing.
 * @param isLooking whether this device still searches for what people searched
 * @param hasSearches whether people searched anything in these days
 */
export function nothingLackingText(reading: Reading, isLooking: boolean, hasSearches: boolean): string {
  if (isLooking) return 'Revisando qué se encuentra hoy…';
  if (hasSearches) return 'Todo lo que se buscó en estos días se encuentra.';
  return noSearchesText(reading);
}
