import type { Bytes } from './byte-tags.ts';
import { ReadRefusal } from './read-problem.ts';

const LAST_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const ENTRY = 128;
const HEADER_FAT = 109;
/** Small streams live in sectors of their own: eight of them in the smallest sector. */
const MINI = 64;
const MINI_PER_SECTOR = 8;
const STREAM = 2;

/**
 * The stream of an old workbook; empty without. Only its own chain of sectors is followed, because programs leave rubbish in the entries and
 * chains of everything else. A chain with a cycle would be copied until the memory is full, and is refused.
 */
export function workbookStream(bytes: Bytes): Bytes {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The streams of Excel 2 to 4 have no container.
  if (bytes.length < 512 || view.getUint32(0, true) !== 0xe011cfd0) return bytes;
  const shift = view.getUint16(0x1e, true);
  if (shift !== 9 && shift !== 12) throw new ReadRefusal('damaged');
  const size = 1 << shift;
  const perSector = size / 4;
  const sectors = Math.ceil(bytes.length / size);
  const word = (at: number): number => (at >= 0 && at + 4 <= bytes.length ? view.getUint32(at, true) : NO_ENTRY);
  const placeOf = (sector: number): number => (sector + 1) * size;

  const fatSectors = fatSectorsOf(word, placeOf, perSector, sectors);
  const next = (sector: number): number => {
    const table = fatSectors[Math.floor(sector / perSector)];
    return table === undefined || table >= LAST_SECTOR ? NO_ENTRY : word(placeOf(table) + (sector % perSector) * 4);
  };
  const walk = (first: number, follow: (sector: number) => number): number[] => {
    const chain: number[] = [];
    for (let sector = first; sector < LAST_SECTOR; sector = follow(sector)) {
      chain.push(sector);
      if (chain.length > sectors * MINI_PER_SECTOR) throw new ReadRefusal('damaged');
    }
    return chain;
  };
  const places = walk(word(0x30), next).flatMap((sector) =>
    Array.from({ length: size / ENTRY }, (_, at) => placeOf(sector) + at * ENTRY),
  );
  const lengthOf = (place: number): number => word(place + 0x78);
  const contentAt = (place: number): Bytes => {
    const length = lengthOf(place);
    if (length >= word(0x38)) return joined(bytes, walk(word(place + 0x74), next), size, placeOf).subarray(0, length);
    const mini = walk(word(0x3c), next);
    const nextMini = (sector: number): number => {
      const table = mini[Math.floor(sector / perSector)];
      return table === undefined ? NO_ENTRY : word(placeOf(table) + (sector % perSector) * 4);
    };
    const [root = 0] = places;
    const small = joined(bytes, walk(word(root + 0x74), next), size, placeOf).subarray(0, lengthOf(root));
    return joined(small, walk(word(place + 0x74), nextMini), MINI, (sector) => sector * MINI).subarray(0, length);
  };

  const streams = places.filter((place) => bytes[place + 0x42] === STREAM && lengthOf(place) > 0);
  const siblings = rootEntries(places, word);
  const find = (name: RegExp): number | undefined =>
    streams.find((place) => siblings.has(place) && name.test(nameAt(bytes, place)));
  // A workbook may have others in it, in folders of their own, and one saved for Excel 95 as well has two streams.
  const chosen =
    find(/^Workbook$/i) ?? find(/^Book$/i) ?? streams.find((place) => /^(Workbook|Book)$/i.test(nameAt(bytes, place)));
  return chosen === undefined ? new Uint8Array() : contentAt(chosen);
}

/** The sectors of the table of sectors: the first are in the header, the others in sectors of their own. The header says where those begin. */
function fatSectorsOf(
  word: (at: number) => number,
  placeOf: (sector: number) => number,
  perSector: number,
  sectors: number,
): number[] {
  const found = Array.from({ length: HEADER_FAT }, (_, at) => word(0x4c + at * 4));
  let more = word(0x44);
  // Where there are none, some programs write 0 for the first, which is a sector of another chain.
  for (let left = Math.min(word(0x48), sectors); left > 0 && more < LAST_SECTOR; left -= 1) {
    for (let at = 0; at < perSector - 1; at += 1) found.push(word(placeOf(more) + at * 4));
    more = word(placeOf(more) + (perSector - 1) * 4);
  }
  return found;
}

/** The sectors of a chain as one. Nearly always they lie one after the other, and nothing is copied. */
function joined(bytes: Bytes, chain: readonly number[], size: number, placeOf: (sector: number) => number): Bytes {
  const [first = 0] = chain;
  if (chain.every((sector, at) => sector === first + at))
    return bytes.subarray(placeOf(first), placeOf(first) + chain.length * size);
  const whole = new Uint8Array(chain.length * size);
  for (const [at, sector] of chain.entries()) {
    // The blanks left in its place would be read as records without content.
    if (placeOf(sector) >= bytes.length) throw new ReadRefusal('damaged');
    whole.set(bytes.subarray(placeOf(sector), placeOf(sector) + size), at * size);
  }
  return whole;
}

function nameAt(bytes: Bytes, place: number): string {
  const length = Math.max(0, Math.min((bytes[place + 0x40] ?? 0) - 2, 62));
  return new TextDecoder('utf-16le').decode(bytes.subarray(place, place + length));
}

/** The places of the entries of the root itself, without those of its folders. A tree that leads back to itself is followed once. */
function rootEntries(places: readonly number[], word: (at: number) => number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [word((places[0] ?? 0) + 0x4c)];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const place = places[entry];
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    open.push(word(place + 0x44), word(place + 0x48));
  }
  return found;
}
