import { runToEnd, type Sliced } from '../../engine/slices.ts';
import { invalid } from '../../engine/status.ts';

export interface IncomingMessage {
  /** Position among all messages of the session, from 0. */
  readonly id: number;
  /** The JSON text, or undefined when the client could not encode it: the id is used up all the same. */
  readonly text: string | undefined;
}

export interface ForwardBody {
  /** The header block of a handshake, `Name:value` lines; empty otherwise. */
  readonly headers: ReadonlyMap<string, string>;
  readonly messages: readonly IncomingMessage[];
}

/** Characters that are decoded without an interruption. */
const CHARS_AT_ONCE = 1 << 16;
/** Most messages in one POST; the client sends tens. */
const MOST_MESSAGES = 1000;
/** Pairs of a form, with room for the client's other fields of each message. As many lines a handshake's headers may have; the client sends ten. */
const MOST_PAIRS = 4 * MOST_MESSAGES;
const MOST_HEADERS = 100;

/**
 * The form body of a handshake or forward POST: `headers=…&count=n&ofs=k&req0___data__=…`. Message N has the id `ofs + N`. Throws
 * INVALID_ARGUMENT when it is no such form.
 */
export function parseForwardBody(body: string): ForwardBody {
  return runToEnd(parseForwardBodySliced(body));
}

/** The same in slices: a message of Firestore's ten megabytes is three times as long when it is encoded. */
export function* parseForwardBodySliced(body: string): Sliced<ForwardBody> {
  const form = yield* parseForm(body);
  const count = natural(form.get('count') ?? '0');
  const offset = natural(form.get('ofs') ?? '0');
  if (count > MOST_MESSAGES) throw invalid('Too many messages in one request.');
  const messages = Array.from({ length: count }, (_, n) => ({ id: offset + n, text: form.get(`req${n}___data__`) }));
  const isSkippable = (n: number) => form.get(`req${n}_type`) === '_badmap';
  if (messages.some(({ text }, n) => text === undefined && !isSkippable(n)))
    throw invalid('A message of the request is missing.');
  return { headers: parseHeaders(form.get('headers') ?? ''), messages };
}

function* parseForm(body: string): Sliced<Map<string, string>> {
  const form = new Map<string, string>();
  const pairs = body.split('&', MOST_PAIRS + 1);
  if (pairs.length > MOST_PAIRS) throw invalid('The request body has too many parts.');
  try {
    for (const pair of pairs) {
      const equals = pair.indexOf('=');
      if (equals > 0) form.set(decode(pair.slice(0, equals)), yield* decodeSliced(pair.slice(equals + 1)));
    }
  } catch {
    throw invalid('The request body is not valid UTF-8 form data.');
  }
  return form;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

/** Cut only before a character that stands for itself, so that no part ends within an encoded one. */
function* decodeSliced(text: string): Sliced<string> {
  if (text.length <= CHARS_AT_ONCE) return decode(text);
  const parts: string[] = [];
  let from = 0;
  for (let at = CHARS_AT_ONCE; at < text.length; at += 1) {
    if (at - from < CHARS_AT_ONCE || text[at] === '%' || text[at - 1] === '%' || text[at - 2] === '%') continue;
    parts.push(decode(text.slice(from, at)));
    from = at;
    yield;
  }
  parts.push(decode(text.slice(from)));
  return parts.join('');
}

function natural(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw invalid('count and ofs must be natural numbers.');
  return Number(text);
}

/** The lines of a handshake's header block, by lower-case name. Throws INVALID_ARGUMENT for too many. */
export function parseHeaders(block: string): Map<string, string> {
  const headers = new Map<string, string>();
  const lines = block.split('\r\n', MOST_HEADERS + 1);
  if (lines.length > MOST_HEADERS) throw invalid('The handshake has too many headers.');
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
