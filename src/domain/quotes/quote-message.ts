import { groupThousands } from '#domain/kernel/money.ts';
import type { QuoteList } from './quote-list.ts';

/** WhatsApp accepts far more, but some phones cut a longer text when the browser passes it to the app. */
export const MESSAGE_LIMIT = 1500;

/** What is kept for the visitor's own words: lines that do not fit are counted and can be seen elsewhere, words cannot. */
const WORDS_ROOM = 400;

/** A longer link would leave no room for the lines, so it is left out and the message states how many lines are missing. */
export const LINK_LIMIT = 900;

export interface MessageParts {
  /** How the store is greeted; ends where the request begins. Empty in a shop that has no greeting. */
  readonly greeting: string;
  readonly folio: string | null;
  readonly list: QuoteList;
  readonly message: string;
  /** Where the whole list can be seen; `null` on a device that has no address to give. */
  readonly link: string | null;
  /** Most UTF-16 units; what is copied instead of sent through a link has no limit. */
  readonly limit?: number;
}

/**
 * The request as one chat message of at most `limit` UTF-16 units: greeting, folio, a line for each product, the message, the link. What does
 * not fit is counted ("y 12 más en el enlace"), never silently left out.
 */
export function quoteMessage(parts: MessageParts): string {
  const { greeting, folio, list, message, limit = MESSAGE_LIMIT } = parts;
  const link = parts.link !== null && parts.link.length <= LINK_LIMIT ? parts.link : null;
  // A shop may greet with nothing.
  const opening = greeting.replace(/[:\s]+$/, '') || 'Quiero cotizar';
  const head = folio ? `${opening} (folio ${folio}):` : `${opening}:`;
  const tail = link ? `\nLista completa: ${link}` : '';
  const lines = list.map((line, at) => {
    const clave = line.clave ? ` · clave ${line.clave}` : '';
    const note = line.nota ? ` · ${line.nota}` : '';
    return `\n${at + 1}) ${groupThousands(line.cantidad)} × ${line.nombre}${clave}${note}`;
  });
  const elsewhere = link ? 'en el enlace' : folio ? 'en la solicitud' : 'que te paso aparte';
  const more = (left: number): string => `\ny ${left} más ${elsewhere}`;
  const budget = limit - head.length - tail.length;
  const note = message === '' ? '' : `\n${message}`;
  const forLines = budget - Math.min(note.length, WORDS_ROOM);

  let body = '';
  let shown = 0;
  for (const line of lines) {
    const left = lines.length - shown - 1;
    if (body.length + line.length + (left > 0 ? more(left).length : 0) > forLines) break;
    body += line;
    shown += 1;
  }
  if (shown < lines.length) body += more(lines.length - shown);

  const room = budget - body.length;
  const words = note.length <= room ? note : room > 20 ? `${whole(note, room - 1)}…` : '';
  return head + body + words + tail;
}

/** A cut that never leaves half of a surrogate pair: `encodeURIComponent` would throw on it. */
function whole(text: string, max: number): string {
  const end = /[\ud800-\udbff]/.test(text.charAt(max - 1)) ? max - 1 : max;
  return text.slice(0, end);
}
