import type { KeepBytes } from './file-context.ts';
import { badRequest } from './file-refusal.ts';

/** Both heads together: the metadata JSON is small, and nothing larger is kept in memory. */
const LARGEST_HEAD = 64 << 10;
const BLANK_LINE = Buffer.from('\r\n\r\n');

export interface MultipartUpload {
  /** The JSON of the first part. */
  readonly metadata: string;
  /** `Content-Type` of the second part. */
  readonly contentType: string | undefined;
  /** Bytes of everything around the data, if the body ends as the SDK ends it. */
  readonly overhead: number;
  /** The second part's content as it arrives; throws a 400 at its end when the body was cut short. */
  readonly data: AsyncIterable<Uint8Array>;
}

/** Reads a `multipart/related` body of two parts, metadata and data, up to where the data begins. Throws a 400, and what `keep` throws. */
export async function readMultipart(
  contentTypeHeader: string,
  body: AsyncIterable<Uint8Array>,
  keep: KeepBytes = () => {},
): Promise<MultipartUpload> {
  const boundary = parseBoundary(contentTypeHeader);
  const chunks = body[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter has no line before it; with one put there, all are alike.
  let buffer: Buffer = Buffer.from('\r\n');
  let taken = 0;

  async function until(mark: Buffer): Promise<Buffer> {
    for (;;) {
      const at = buffer.indexOf(mark);
      if (at !== -1) {
        const before = buffer.subarray(0, at);
        buffer = buffer.subarray(at + mark.length);
        taken += before.length;
        if (taken > LARGEST_HEAD) throw headTooLarge();
        return before;
      }
      if (taken + buffer.length > LARGEST_HEAD) throw headTooLarge();
      const { value, done } = await chunks.next();
      if (done === true) throw badRequest('The upload ends too early.');
      keep(value.length);
      buffer = Buffer.concat([buffer, value]);
    }
  }

  const preamble = await until(delimiter);
  const firstHead = await until(BLANK_LINE);
  const metadata = await until(delimiter);
  const secondHead = await until(BLANK_LINE);
  const head = preamble.length + firstHead.length + metadata.length + secondHead.length;
  return {
    metadata: metadata.toString('utf8'),
    contentType: contentTypeOf(secondHead.toString('latin1')),
    // Less the two bytes put in front, plus three delimiters and the two hyphens at the end.
    overhead: head - 2 + 3 * delimiter.length + 2 * BLANK_LINE.length + 2,
    data: untilDelimiter(buffer, chunks, delimiter),
  };
}

const headTooLarge = () => badRequest('The head of the upload is too large.');

/** Not by one regular expression: a line of blanks would cost the square of its length, and nobody has been asked for permission yet. */
function contentTypeOf(head: string): string | undefined {
  for (const line of head.split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (line.slice(0, colon).toLowerCase() === 'content-type') return line.slice(colon + 1).trim() || undefined;
  }
  return undefined;
}

async function* untilDelimiter(
  first: Buffer,
  chunks: AsyncIterator<Uint8Array>,
  delimiter: Buffer,
): AsyncGenerator<Uint8Array, void, void> {
  let buffer = first;
  for (;;) {
    const at = buffer.indexOf(delimiter);
    if (at !== -1) {
      yield buffer.subarray(0, at);
      return;
    }
    // Its beginning may already be here.
    const safe = Math.max(0, buffer.length - delimiter.length + 1);
    if (safe > 0) yield buffer.subarray(0, safe);
    const { value, done } = await chunks.next();
    if (done === true) throw badRequest('The upload ends too early.');
    buffer = Buffer.concat([buffer.subarray(safe), value]);
  }
}

function parseBoundary(header: string): string {
  const [, quoted, plain] =
    /^multipart\/related\s*;.*?\bboundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))/i.exec(header) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw badRequest('The upload is not multipart/related with a boundary.');
  return boundary;
}
