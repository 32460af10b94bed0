import { LONGEST_PIECE } from './byte-queue.ts';
import { ReadRefusal } from './read-problem.ts';
import { xmlEncoding } from './xml-encoding.ts';
import { elementPrefix, refuseDoctype, withoutPrefix } from './xml-text.ts';
import type { ZipPart } from './zip-directory.ts';

/** Given whole, a zip bomb would be unpacked before its bytes are counted; a slice of this size unpacks to sixteen megabytes at worst. */
const SLICE = 16 * 1024;
/** Of a part of XML, where its document type and its first element stand. */
const HEAD = 16 * 1024;

/** The bytes of a part as they are unpacked, piece by piece. One that is longer or shorter than its directory said is refused. */
async function* inflate(bytes: Uint8Array<ArrayBuffer>, part: ZipPart): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packed = bytes.subarray(part.start, part.start + part.packed);
  if (part.isStored) {
    yield packed;
    return;
  }
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const feeding = feed(writer, packed);
  // The reader below gets the same error; unhandled here it would end the worker.
  feeding.catch(() => {});
  let seen = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      seen += value.byteLength;
      if (seen > part.unpacked) throw new ReadRefusal('bomb');
      yield value;
    }
    await feeding;
  } catch (error) {
    throw error instanceof ReadRefusal ? error : new ReadRefusal('damaged');
  } finally {
    await reader.cancel().catch(() => {});
  }
  if (seen !== part.unpacked) throw new ReadRefusal('damaged');
}

async function feed(writer: WritableStreamDefaultWriter<BufferSource>, packed: Uint8Array<ArrayBuffer>): Promise<void> {
  for (let at = 0; at < packed.length; at += SLICE) await writer.write(packed.subarray(at, at + SLICE));
  await writer.close();
}

/**
 * A part of XML in pieces, as the scanners read it: UTF-8, and no prefix before its own elements. Nearly every part is so already, and
 * its bytes go through untouched.
 * @param root the name of its first element
 */
export async function* inflateXml(
  bytes: Uint8Array<ArrayBuffer>,
  part: ZipPart,
  root: string,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let decoder: TextDecoder | null | undefined;
  let prefix = '';
  let rest = '';
  for await (const piece of inflate(bytes, part)) {
    if (decoder === undefined) {
      const encoding = xmlEncoding(piece);
      const head = new TextDecoder(encoding).decode(piece.subarray(0, HEAD));
      refuseDoctype(head);
      prefix = elementPrefix(head, root);
      decoder = encoding === 'utf-8' && prefix === '' ? null : new TextDecoder(encoding);
    }
    if (decoder === null) {
      yield piece;
      continue;
    }
    const text = rest + decoder.decode(piece, { stream: true });
    // A tag that is cut in two would keep its prefix.
    const whole = Math.max(0, text.lastIndexOf('<'));
    rest = text.slice(whole);
    if (rest.length > LONGEST_PIECE) throw new ReadRefusal('damaged');
    yield encoder.encode(withoutPrefix(text.slice(0, whole), prefix));
  }
  if (rest !== '') yield encoder.encode(withoutPrefix(rest, prefix));
}

/** A small part of XML, whole. */
export async function inflateAll(bytes: Uint8Array<ArrayBuffer>, part: ZipPart): Promise<string> {
  let decoder: TextDecoder | undefined;
  let text = '';
  for await (const piece of inflate(bytes, part)) {
    decoder ??= new TextDecoder(xmlEncoding(piece));
    text += decoder.decode(piece, { stream: true });
  }
  return text + (decoder?.decode() ?? '');
}

/** A part of records, whole. */
export async function inflateBytes(bytes: Uint8Array<ArrayBuffer>, part: ZipPart): Promise<Uint8Array<ArrayBuffer>> {
  const whole = new Uint8Array(part.unpacked);
  let at = 0;
  for await (const piece of inflate(bytes, part)) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Unpacks every part only to check its size, for a reader that does not. */
export async function countAll(bytes: Uint8Array<ArrayBuffer>, parts: Iterable<ZipPart>): Promise<void> {
  for (const part of parts) for await (const _piece of inflate(bytes, part));
}
