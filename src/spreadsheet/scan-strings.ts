import { byteQueue } from './byte-queue.ts';
import { ascii, type Bytes, emptyTag, find, nextTag, opens, readTag } from './byte-tags.ts';
import type { TextReader } from './byte-text.ts';
import { LIMITS } from './limits.ts';
import { ReadRefusal } from './read-problem.ts';

const SI = ascii('<si');
const SI_END = ascii('</si>');
/** As the first beta of Excel 2007 wrote it. */
const ITEM = ascii('<sstItem');
const ITEM_END = ascii('</sstItem>');
/** Reading begins when so much has come; what is left unfinished waits for as much again. */
const ENOUGH = 128 * 1024;

/** The texts that cells refer to by number, read while they are unpacked, because they may be most of the file. */
export async function scanStrings(pieces: AsyncIterable<Bytes>, text: TextReader): Promise<string[]> {
  const strings: string[] = [];
  const queue = byteQueue();
  const tag = emptyTag();
  let enough = ENOUGH;
  const scan = (): void => {
    const bytes = queue.bytes();
    const end = queue.length();
    let at = nextTag(bytes, 0, end);
    // A name can be compared only when all of its bytes have come.
    for (; at < end - ITEM.length; at = nextTag(bytes, at, end)) {
      const isItem = opens(bytes, at, ITEM);
      if (!isItem && !opens(bytes, at, SI)) {
        at += 1;
        continue;
      }
      const closing = isItem ? ITEM_END : SI_END;
      if (!readTag(bytes, at + (isItem ? ITEM.length : SI.length), end, tag)) break;
      const close = tag.isClosed ? tag.end : find(bytes, tag.end, end, closing);
      if (close < 0) break;
      if (strings.length >= LIMITS.cells) throw new ReadRefusal('too-many-cells');
      strings.push(tag.isClosed ? '' : text.runs(bytes, tag.end, close));
      at = tag.isClosed ? close : close + closing.length;
    }
    queue.drop(Math.min(at, end));
  };
  for await (const piece of pieces) {
    queue.add(piece);
    if (queue.length() < enough) continue;
    scan();
    enough = Math.max(ENOUGH, queue.length() * 2);
  }
  scan();
  return strings;
}
