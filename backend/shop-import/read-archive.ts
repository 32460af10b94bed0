import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { ARCHIVED, type ArchivePart, MANIFEST, parseManifest } from '#domain/staff/archive/shop-archive.ts';
import { LARGEST_ARCHIVE } from '#domain/staff/archive/shop-import.ts';
import { StatusError } from '../engine/status.ts';
import type { Fields } from '../engine/value.ts';
import { checkId } from '../protocol/document-name.ts';
import { asObject, asString } from '../protocol/json-shape.ts';
import { parseJson } from '../protocol/parse-json.ts';
import { parseFields } from '../protocol/value-json.ts';
import { ImportRefusal } from './import-refusal.ts';
import { entryBytes, readZipEntries, type ZipEntry } from './zip-reader.ts';

/** Of all documents together, unpacked: they are in memory at once, as the shop's always are. */
const MOST_DOCUMENT_BYTES = 128 << 20;
/** Of all files together, unpacked: the archive that a shop made has them as they are, so it is as large at least. */
const MOST_FILE_BYTES = LARGEST_ARCHIVE;
const LARGEST_MANIFEST = 32 << 20;
/** A document is a mebibyte at most; its line says the type of each value too. */
const LONGEST_LINE = 8 << 20;

export interface ArchivedDocument {
  /** `productos/p1` */
  readonly path: string;
  readonly fields: Fields;
}

export interface ArchivedFile {
  /** As it is stored: `productos/<digest>.webp`. */
  readonly name: string;
  readonly contentType: string;
  readonly part: ArchivePart;
  readonly bytes: () => AsyncGenerator<Buffer>;
}

export interface ReadArchive {
  readonly documents: readonly ArchivedDocument[];
  /** Not read yet: whoever reads them compares their digests with those of their parts. */
  readonly files: readonly ArchivedFile[];
}

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  avif: 'image/avif',
  pdf: 'application/pdf',
};
/** The names that `storage.rules` lets staff upload; nothing else is in an archive, so no name can lead anywhere. */
const FILE =
  /^archivos\/(productos\/[0-9a-f]{64}(?:-[0-9]{2,4})?\.(webp|jpg|png|avif)|reparaciones\/[A-Za-z0-9_-]{20,64}\/[0-9a-f]{64}-(?:1600|800|400)\.(webp|jpg)|documentos\/[0-9a-f]{64}\.(pdf))$/;
const LINES = /^documentos\/([A-Za-z]+)\.jsonl$/;

/** The documents of an archive, all verified, and its files. Throws ImportRefusal. */
export async function readArchive(zip: FileHandle, size: number): Promise<ReadArchive> {
  const entries = ownEntries(await readZipEntries(zip, size));
  const parts = await readManifest(zip, entries);
  const listed = new Map(parts.map((part) => [part.nombre, part]));
  if (listed.size !== parts.length || listed.size !== entries.size - 1) throw new ImportRefusal('damaged');
  const documents: ArchivedDocument[] = [];
  const files: ArchivedFile[] = [];
  let left = MOST_DOCUMENT_BYTES;
  let room = MOST_FILE_BYTES;
  for (const part of parts) {
    const entry = entries.get(part.nombre);
    if (entry?.size !== part.bytes) throw new ImportRefusal('damaged');
    const [, collection] = LINES.exec(part.nombre) ?? [];
    if (collection !== undefined) {
      left -= part.bytes;
      if (left < 0) throw new ImportRefusal('too-large');
      // One by one: a call takes some hundred thousand arguments, and the log of years has more records.
      for (const document of await readLines(entryBytes(zip, entry), part, collection)) documents.push(document);
    } else {
      room -= part.bytes;
      if (room < 0) throw new ImportRefusal('too-large');
      files.push(fileOf(part, () => entryBytes(zip, entry)));
    }
  }
  if (new Set(documents.map(({ path }) => path)).size !== documents.length) throw new ImportRefusal('damaged');
  return { documents, files };
}

/** Folders, and what computers leave in them. */
const BESIDE = /\/$|^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/**
 * The archive's own files by their names in it. A browser that unpacks what it downloads leaves a folder, and whoever packs that again has everything
 * below its name.
 */
function ownEntries(entries: ReadonlyMap<string, ZipEntry>): ReadonlyMap<string, ZipEntry> {
  const own = [...entries].filter(([name]) => !BESIDE.test(name));
  const folder = entries.has(MANIFEST) ? '' : /^[^/]+\//.exec(own[0]?.[0] ?? '')?.[0];
  if (!folder || own.some(([name]) => !name.startsWith(folder))) return new Map(own);
  return new Map(own.map(([name, entry]) => [name.slice(folder.length), entry]));
}

async function readManifest(zip: FileHandle, entries: ReadonlyMap<string, ZipEntry>): Promise<readonly ArchivePart[]> {
  const entry = entries.get(MANIFEST);
  if (entry === undefined) throw new ImportRefusal('not-an-archive');
  if (entry.size > LARGEST_MANIFEST) throw new ImportRefusal('too-large');
  const chunks: Buffer[] = [];
  for await (const chunk of entryBytes(zip, entry)) chunks.push(chunk);
  const parsed = parseManifest(asDamage(() => parseJson(Buffer.concat(chunks).toString('utf8'))));
  if (!parsed.ok) throw new ImportRefusal(parsed.error);
  return parsed.value;
}

function fileOf(part: ArchivePart, bytes: () => AsyncGenerator<Buffer>): ArchivedFile {
  const [, name, picture, photo, sheet] = FILE.exec(part.nombre) ?? [];
  const contentType = TYPES[picture ?? photo ?? sheet ?? ''];
  if (name === undefined || contentType === undefined) throw new ImportRefusal('unknown-part');
  return { name, contentType, part, bytes };
}

async function readLines(
  bytes: AsyncGenerator<Buffer>,
  part: ArchivePart,
  collection: string,
): Promise<ArchivedDocument[]> {
  const known = ARCHIVED.find(({ name }) => name === collection);
  // A later version of the site has collections that this one would never show.
  if (known === undefined) throw new ImportRefusal('version');
  const digest = createHash('sha256');
  const decoder = new StringDecoder('utf8');
  const documents: ArchivedDocument[] = [];
  let rest = '';
  for await (const chunk of bytes) {
    digest.update(chunk);
    const lines = (rest + decoder.write(chunk)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST_LINE) throw new ImportRefusal('damaged');
    for (const line of lines) documents.push(asDamage(() => parseLine(line, collection, known.below)));
  }
  if (rest !== '' || documents.length !== part.documentos || digest.digest('hex') !== part.sha256)
    throw new ImportRefusal('damaged');
  return documents;
}

function parseLine(line: string, collection: string, below: string | undefined): ArchivedDocument {
  const { ruta, campos } = asObject(parseJson(line), 'A line');
  const path = asString(ruta, 'ruta');
  const ids = path.split('/');
  const [first, , second] = ids;
  const isOwn = ids.length === 2 || (ids.length === 4 && below !== undefined && second === below);
  if (first !== collection || !isOwn) throw new ImportRefusal('damaged');
  for (const id of ids) checkId(id);
  return { path, fields: parseFields(campos) };
}

/** What the protocol's parsers refuse is damage here. */
function asDamage<T>(parse: () => T): T {
  try {
    return parse();
  } catch (error) {
    if (error instanceof StatusError || error instanceof SyntaxError) throw new ImportRefusal('damaged');
    throw error;
  }
}
