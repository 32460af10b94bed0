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
const ROOT = 5;

/**
 * The stream of an old workbook; empty without. The chains of all sectors are walked, because SheetJS, which may have to read the file,
 * copies them all: a chain with a cycle, or many that share their sectors, would be copied until the memory is full.
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

  const fatSectors: number[] = [];
  for (let at = 0; at < HEADER_FAT; at += 1) fatSectors.push(word(0x4c + at * 4));
  let more = word(0x44);
  for (let step = 0; more < LAST_SECTOR; step += 1) {
    if (step > sectors) throw new ReadRefusal('damaged');
    for (let at = 0; at < perSector - 1; at += 1) fatSectors.push(word(placeOf(more) + at * 4));
    more = word(placeOf(more) + size - 4);
  }
  const next = (sector: number): number => {
    const table = fatSectors[Math.floor(sector / perSector)];
    return table === undefined || table >= LAST_SECTOR ? NO_ENTRY : word(placeOf(table) + (sector % perSector) * 4);
  };

  // Every sector belongs to one chain; a few more steps than sectors are allowed for programs that write a sector twice.
  let steps = 0;
  const walk = (first: number, follow: (sector: number) => number): number[] => {
    const chain: number[] = [];
    for (let sector = first; sector < LAST_SECTOR; sector = follow(sector)) {
      chain.push(sector);
      steps += 1;
      if (chain.length > sectors * MINI_PER_SECTOR || steps > 4 * sectors * MINI_PER_SECTOR)
        throw new ReadRefusal('damaged');
    }
    return chain;
  };
  const directory = walk(word(0x30), next);
  const mini = walk(word(0x3c), next);
  const nextMini = (sector: number): number => {
    const table = mini[Math.floor(sector / perSector)];
    return table === undefined ? NO_ENTRY : word(placeOf(table) + (sector % perSector) * 4);
  };
  const cutoff = word(0x38);
  const places = directory.flatMap((sector) =>
    Array.from({ length: size / ENTRY }, (_, at) => placeOf(sector) + at * ENTRY),
  );
  refuseCycles(places, word);
  const contentOf = new Map<number, () => Bytes>();
  for (const [entry, place] of places.entries()) {
    const kind = bytes[place + 0x42] ?? 0;
    const length = word(place + 0x78);
    // Folders have no content, whatever length they declare.
    if ((kind !== STREAM && kind !== ROOT) || length === 0) continue;
    const isMini = entry > 0 && length < cutoff;
    const chain = walk(word(place + 0x74), isMini ? nextMini : next);
    contentOf.set(entry, () => {
      const whole = isMini
        ? joined(contentOf.get(0)?.() ?? new Uint8Array(), chain, MINI, (sector) => sector * MINI)
        : joined(bytes, chain, size, placeOf);
      return whole.subarray(0, length);
    });
  }
  const streams = [...contentOf.keys()].filter((entry) => entry > 0);
  const siblings = rootEntries(places, word);
  const find = (name: RegExp): number | undefined =>
    streams.find((entry) => siblings.has(entry) && name.test(nameAt(bytes, places[entry] ?? 0)));
  // A workbook may have others in it, in folders of their own, and one saved for Excel 95 as well has two streams.
  const chosen =
    find(/^Workbook$/i) ??
    find(/^Book$/i) ??
    streams.find((entry) => /^(Workbook|Book)$/i.test(nameAt(bytes, places[entry] ?? 0)));
  return (chosen === undefined ? undefined : contentOf.get(chosen)?.()) ?? new Uint8Array();
}

/** The sectors of a chain as one. Nearly always they lie one after the other, and nothing is copied. */
function joined(bytes: Bytes, chain: readonly number[], size: number, placeOf: (sector: number) => number): Bytes {
  const [first = 0] = chain;
  if (chain.every((sector, at) => sector === first + at))
    return bytes.subarray(placeOf(first), placeOf(first) + chain.length * size);
  const whole = new Uint8Array(chain.length * size);
  for (const [at, sector] of chain.entries())
    whole.set(bytes.subarray(placeOf(sector), placeOf(sector) + size), at * size);
  return whole;
}

function nameAt(bytes: Bytes, place: number): string {
  const length = Math.max(0, Math.min((bytes[place + 0x40] ?? 0) - 2, 62));
  return new TextDecoder('utf-16le').decode(bytes.subarray(place, place + length));
}

/** Refuses a tree of entries in which one is reached twice: it may have no end. */
function refuseCycles(places: readonly number[], word: (at: number) => number): void {
  const seen = new Set<number>([0]);
  const open = [0];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const place = places[entry];
    if (place === undefined) continue;
    for (const at of [0x44, 0x48, 0x4c]) {
      const other = word(place + at);
      if (other >= places.length) continue;
      if (seen.has(other)) throw new ReadRefusal('damaged');
      seen.add(other);
      open.push(other);
    }
  }
}

/** The entries of the root itself, without those of its folders. */
function rootEntries(places: readonly number[], word: (at: number) => number): ReadonlySet<number> {
  const found = new Set<number>();
  const open = [word((places[0] ?? 0) + 0x4c)];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const place = places[entry];
    if (place === undefined) continue;
    found.add(entry);
    open.push(word(place + 0x44), word(place + 0x48));
  }
  return found;
}
