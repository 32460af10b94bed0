import { ReadRefusal } from './read-problem.ts';

const LAST_SECTOR = 0xfffffffa;
const NO_ENTRY = 0xffffffff;
const ENTRY = 128;
const HEADER_FAT = 109;
const STREAM = 2;
const ROOT = 5;

/**
 * The stream of an old workbook. The chains of sectors are walked once before SheetJS copies them: one that bites its tail, or many that
 * share their sectors, would be copied until the memory is full. Empty where the workbook is a small one, among other small streams.
 */
export function workbookStream(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
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

  // Every sector belongs to one chain; a few more steps than sectors are the slips of careless programs.
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
  let stream = new Uint8Array();
  for (const [number, place] of places.entries()) {
    const kind = bytes[place + 0x42] ?? 0;
    // Folders have no content, whatever they say, and neither has a stream of no length.
    if ((kind !== STREAM && kind !== ROOT) || word(place + 0x78) === 0) continue;
    const isMini = number > 0 && word(place + 0x78) < cutoff;
    const chain = walk(word(place + 0x74), isMini ? nextMini : next);
    if (isMini || !/^(Workbook|Book)$/i.test(nameAt(bytes, place))) continue;
    stream = new Uint8Array(chain.length * size);
    chain.forEach((sector, at) => stream.set(bytes.subarray(placeOf(sector), placeOf(sector) + size), at * size));
  }
  refuseTwisted(places, word);
  return stream;
}

function nameAt(bytes: Uint8Array<ArrayBuffer>, place: number): string {
  const length = Math.max(0, Math.min((bytes[place + 0x40] ?? 0) - 2, 62));
  return new TextDecoder('utf-16le').decode(bytes.subarray(place, place + length));
}

/** Small streams live in sectors of 64 bytes: eight of them in the smallest sector. */
const MINI_PER_SECTOR = 8;

/** The names hang in a tree: an entry that is reached twice makes it endless. */
function refuseTwisted(places: readonly number[], word: (at: number) => number): void {
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
