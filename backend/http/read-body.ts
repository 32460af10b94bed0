import type { IncomingMessage } from 'node:http';
import { invalid, StatusError } from '../engine/status.ts';

/** The request is larger than the server reads: HTTP 413 where there is an HTTP answer of its own. */
export class BodyTooLarge extends StatusError {
  constructor(limit: number) {
    super('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`);
  }
}

/**
 * The body as text. Throws BodyTooLarge, INVALID_ARGUMENT when it is not UTF-8, or what `keep` throws: it is asked before each piece is kept.
 */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  keep: (bytes: number) => void = () => {},
): Promise<string> {
  let chunks: Buffer[] = [];
  let size = 0;
  let refusal: unknown;
  for await (const chunk of untilBrokenOff(request)) {
    size += chunk.length;
    // Read to the end all the same: a client that is still sending does not listen to an answer.
    if (size > limit * 4) break;
    if (size > limit) refusal ??= new BodyTooLarge(limit);
    try {
      if (refusal === undefined) keep(chunk.length);
    } catch (error) {
      refusal = error;
    }
    if (refusal === undefined) chunks.push(chunk);
    else chunks = [];
  }
  if (refusal !== undefined) throw refusal;
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
