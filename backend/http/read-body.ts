import type { IncomingMessage } from 'node:http';
import { invalid, StatusError } from '../engine/status.ts';

/** The request is larger than the server reads: HTTP 413 where there is an HTTP answer of its own. */
export class BodyTooLarge extends StatusError {
  constructor(limit: number) {
    super('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${limit} bytes.`);
  }
}

/** The body as text. Throws BodyTooLarge, or INVALID_ARGUMENT when it is not UTF-8. */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Read to the end all the same: a client that is still sending does not listen to an answer.
    if (size <= limit) chunks.push(chunk);
    else if (size > limit * 4) break;
  }
  if (size > limit) throw new BodyTooLarge(limit);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch {
    throw invalid('The request body is not valid UTF-8.');
  }
}
