import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorToJson, toStatusError } from '../protocol/error-json.ts';
import { jsonPieces, PIECE_CHARS } from './json-pieces.ts';
import { BodyPacked, BodyTooLarge } from './read-body.ts';
import { whenGone } from './when-gone.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
const HEADERS_OF_JSON = { ...HEADERS, 'Content-Type': JSON_TYPE };

export function replyJson(response: ServerResponse, status: number, body: unknown): void {
  reply(response, status, JSON_TYPE, JSON.stringify(body));
}

/** Counts bytes that the client has not taken yet, until the returned function is called. May throw a refusal. */
export type HoldBytes = (bytes: number) => () => void;

/**
 * An answer as JSON. A long one is made piece by piece, the next when the client has taken the last: one that does not read costs a piece and not the
 * whole answer, and between two pieces other requests are served. `turn` resolves when the next may be made.
 */
export async function replyInPieces(
  response: ServerResponse,
  answer: unknown,
  hold: HoldBytes,
  turn: () => Promise<void> = nextRound,
): Promise<void> {
  let text = '';
  for (const part of jsonPieces(answer)) {
    if (text.length + part.length > PIECE_CHARS && text !== '') {
      const release = hold(text.length);
      if (!response.headersSent) response.writeHead(200, HEADERS_OF_JSON);
      const isTaken = await written(response, text, turn);
      release();
      if (!isTaken) return;
      text = '';
    }
    text += part;
  }
  const release = hold(text.length);
  whenTaken(response, release);
  if (response.headersSent) response.end(text);
  else reply(response, 200, JSON_TYPE, text);
}

const nextRound = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves when more may be written, or with false when the client has gone. */
async function written(response: ServerResponse, text: string, turn: () => Promise<void>): Promise<boolean> {
  const { socket } = response.req;
  await taken(response, text);
  // A socket that took all of it at once says so before the event loop goes on: others must be served here too.
  await turn();
  return !response.destroyed && !socket.destroyed;
}

/** Resolves when the client has taken what is written, or has gone. */
function taken(response: ServerResponse, text: string): Promise<void> {
  const { socket } = response.req;
  return new Promise((goOn) => {
    if (response.write(text)) return goOn();
    const done = (): void => {
      response.off('drain', done);
      response.off('close', done);
      callOff();
      goOn();
    };
    response.on('drain', done);
    response.on('close', done);
    const callOff = whenGone(socket, done);
  });
}

/** Calls a function once, when the client has taken the whole answer or has gone. */
function whenTaken(response: ServerResponse, then: () => void): void {
  let callOff = (): void => {};
  let isOver = false;
  const once = (): void => {
    if (isOver) return;
    isOver = true;
    callOff();
    then();
  };
  response.once('finish', once);
  response.once('close', once);
  callOff = whenGone(response.req.socket, once);
}

/** Google's error body, with its HTTP status. */
export function replyError(response: ServerResponse, thrown: unknown): void {
  const { error } = errorToJson(toStatusError(thrown));
  const isPacked = thrown instanceof BodyPacked;
  if (isPacked && !response.headersSent) response.setHeader('Accept-Encoding', 'identity');
  const code = thrown instanceof BodyTooLarge ? 413 : isPacked ? 415 : error.code;
  replyJson(response, code, { error: { ...error, code } });
}

export function reply(response: ServerResponse, status: number, contentType: string, body: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    ...HEADERS,
    ...(REFUSED_BODY.has(status) && hasMuchToCome(response.req) && { Connection: 'close' }),
    'Content-Type': contentType,
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

/** What a body is answered that is not read to its end. */
const REFUSED_BODY: ReadonlySet<number> = new Set([413, 415, 429]);
const SMALL_BODY = 1 << 16;

/**
 * The rest of a large body that was refused would only cost more bytes. Of a small one it is read and dropped: a flood of small requests would otherwise
 * come back with a new connection for each, which costs more than the request, and other clients' connections wait behind it.
 */
function hasMuchToCome({ complete, headers }: IncomingMessage): boolean {
  return !complete && !(Number(headers['content-length']) <= SMALL_BODY);
}
