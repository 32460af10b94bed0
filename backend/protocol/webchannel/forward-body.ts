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

/** Most messages in one POST; the client sends tens. */
const MOST_MESSAGES = 1000;

/**
 * The form body of a handshake or forward POST: `headers=…&count=n&ofs=k&req0___data__=…`. Message N has the id `ofs + N`. Throws
 * INVALID_ARGUMENT when it is no such form.
 */
export function parseForwardBody(body: string): ForwardBody {
  const form = parseForm(body);
  const count = natural(form.get('count') ?? '0');
  const offset = natural(form.get('ofs') ?? '0');
  if (count > MOST_MESSAGES) throw invalid('Too many messages in one request.');
  const messages = Array.from({ length: count }, (_, n) => ({ id: offset + n, text: form.get(`req${n}___data__`) }));
  const isSkippable = (n: number) => form.get(`req${n}_type`) === '_badmap';
  if (messages.some(({ text }, n) => text === undefined && !isSkippable(n)))
    throw invalid('A message of the request is missing.');
  return { headers: parseHeaders(form.get('headers') ?? ''), messages };
}

function parseForm(body: string): Map<string, string> {
  const form = new Map<string, string>();
  try {
    for (const pair of body.split('&')) {
      const equals = pair.indexOf('=');
      if (equals > 0) form.set(decode(pair.slice(0, equals)), decode(pair.slice(equals + 1)));
    }
  } catch {
    throw invalid('The request body is not valid UTF-8 form data.');
  }
  return form;
}

function decode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}

function natural(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw invalid('count and ofs must be natural numbers.');
  return Number(text);
}

function parseHeaders(block: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of block.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
