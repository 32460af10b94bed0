import type { IncomingMessage } from 'node:http';
import { invalid, StatusError } from '../engine/status.ts';

/** Reads a small body of a client that nobody knows yet. */
export type ReadBody = (request: IncomingMessage, limit: number) => Promise<string>;

/** The request is larger than the server reads: HTTP 413 where there is an HTTP answer of its own. */
export class BodyTooLarge extends StatusError {
  constructor(limit: number) {
    super('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`);
  }
}

/** The body is packed, which could be a thousand times as much as it says: HTTP 415 where there is an HTTP answer of its own. */
export class BodyPacked extends StatusError {
  constructor(encoding: string) {
    super('INVALID_ARGUMENT', `A request body with the Content-Encoding ${encoding} is not read here.`);
  }
}

/** How often a limit a body may have that is read and dropped, so that its client hears the answer. */
const DROPPED = 4;

/** What is asked before each piece of a body: whether it may be kept, which may throw, and when it may be taken. */
export interface BodyGate {
  readonly keep: (bytes: number) => void;
  readonly turn: () => Promise<void>;
}

/**
 * The body as text. Throws BodyTooLarge, BodyPacked, INVALID_ARGUMENT when it is not UTF-8, or what the gate throws.
 */
export async function readBody(request: IncomingMessage, limit: number, gate?: BodyGate): Promise<string> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new BodyPacked(encoding);
  // Nothing of it is read: the answer closes the connection.
  if (Number(request.headers['content-length'] ?? 0) > limit * DROPPED) throw new BodyTooLarge(limit);
  let chunks: Buffer[] = [];
  let size = 0;
  let isTooLarge = false;
  // Without `return`, which would destroy the connection that a refusal must travel on.
  const pieces = untilBrokenOff(request);
  for (let next = await pieces.next(); next.done !== true; next = await pieces.next()) {
    // Until then the connection is not read: hundreds that send as fast as they can would otherwise fill each round of the event loop.
    await gate?.turn();
    size += next.value.length;
    // A body that is only too large is read to the end all the same: a client that is still sending does not listen to an answer.
    if (size > limit * DROPPED) break;
    if (size > limit) {
      isTooLarge = true;
      chunks = [];
      continue;
    }
    // What is more than the client's part is not even read: the answer closes the connection.
    gate?.keep(next.value.length);
    chunks.push(next.value);
  }
  if (isTooLarge) throw new BodyTooLarge(limit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalid('The request body is not valid UTF-8.');
  }
}

async function* untilBrokenOff(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* request as AsyncIterable<Buffer>;
  } catch {
    // The client left in the middle of its request: nothing of ours failed.
    throw new StatusError('CANCELLED', 'The request was broken off.');
  }
}
