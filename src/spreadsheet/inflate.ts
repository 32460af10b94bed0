import { ReadRefusal } from './read-problem.ts';
import type { ZipPart } from './zip-directory.ts';

/** Fed whole, a bomb is unpacked before anybody can count; a slice of this size unpacks to sixteen megabytes at worst. */
const SLICE = 16 * 1024;

/** The bytes of a part as they are unpacked, piece by piece. One that is longer or shorter than its directory said is refused. */
export async function* inflate(bytes: Uint8Array<ArrayBuffer>, part: ZipPart): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const packed = bytes.subarray(part.start, part.start + part.packed);
  if (part.isStored) {
    yield packed;
    return;
  }
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const feeding = feed(writer, packed);
  // The reader below meets the same error; unheard here it would end the worker.
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

/** Text handed over in pieces of this many characters at least: few calls, little memory. */
const PIECE = 512 * 1024;

/** The part as text, in pieces. XML of a workbook is UTF-8, or UTF-16 with its mark. */
export async function* inflateText(bytes: Uint8Array<ArrayBuffer>, part: ZipPart): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let text = '';
  for await (const piece of inflate(bytes, part)) {
    decoder ??= new TextDecoder(encodingOf(piece));
    text += decoder.decode(piece, { stream: true });
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  text += decoder?.decode() ?? '';
  if (text !== '') yield text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
}

/** A small part, whole. */
export async function inflateAll(bytes: Uint8Array<ArrayBuffer>, part: ZipPart): Promise<string> {
  let text = '';
  for await (const piece of inflateText(bytes, part)) text += piece;
  return text;
}

/** Unpacks every part to nowhere: what is counted here can be given to a reader that does not count. */
export async function countAll(bytes: Uint8Array<ArrayBuffer>, parts: Iterable<ZipPart>): Promise<void> {
  for (const part of parts) for await (const _piece of inflate(bytes, part));
}
