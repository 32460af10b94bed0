import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  ARCHIVED,
  type ArchivedCollection,
  type ArchivePart,
  archiveLine,
  archiveManifest,
  MANIFEST,
} from '#domain/staff/archive/shop-archive.ts';
import { sha256 } from '#platform/sha256.ts';
import { documentPages, fileBytes, fileNames, type ShopSource } from './shop-source.ts';
import { MOST_ZIP_BYTES, openZip, type ZipPart } from './zip-blob.ts';

/** What is being read, and how much of it there is so far. */
export type ArchiveProgress =
  | { readonly kind: 'documents'; readonly collection: string; readonly count: number }
  | { readonly kind: 'files'; readonly count: number; readonly all: number };

/**
 * Everything of the shop that staff may read, as a zip: the documents, a file of lines for each collection, the uploaded files, and the list of
 * all of them with their digests. It is not one moment of the shop: what is changed meanwhile may be in it or not. Rejects without a server, and
 * with the signal's reason when it is aborted.
 * @param mostBytes more than this is `too-large`: a zip beyond its limit is one that no program can open
 */
export async function makeShopArchive(
  source: ShopSource,
  now: Date,
  onProgress: (progress: ArchiveProgress) => void,
  signal: AbortSignal,
  mostBytes = MOST_ZIP_BYTES,
): Promise<Result<Blob, 'too-large'>> {
  const zip = openZip();
  const parts: ArchivePart[] = [];
  for (const collection of ARCHIVED) {
    const lines = createLines();
    const nombre = `documentos/${collection.name}.jsonl`;
    const file = zip.begin(nombre);
    for await (const bytes of linesOf(source, collection)) {
      signal.throwIfAborted();
      lines.add(file, bytes.text, bytes.count);
      onProgress({ kind: 'documents', collection: collection.name, count: lines.count() });
    }
    file.end();
    parts.push({ nombre, documentos: lines.count(), ...(await lines.digest()) });
  }
  const names = await fileNames(source, signal);
  for (const [at, name] of names.entries()) {
    signal.throwIfAborted();
    onProgress({ kind: 'files', count: at, all: names.length });
    const bytes = await fileBytes(source, name, signal);
    if (!bytes) continue;
    const nombre = `archivos/${name}`;
    addWhole(zip.begin(nombre, { isCompressed: true }), bytes);
    if (zip.written() > mostBytes) return err('too-large');
    parts.push({ nombre, bytes: bytes.length, sha256: await sha256(bytes) });
  }
  const manifest = archiveManifest(source.config.projectId, now.toISOString(), parts);
  addWhole(zip.begin(MANIFEST), new TextEncoder().encode(manifest));
  signal.throwIfAborted();
  return ok(zip.finish());
}

function addWhole(file: ZipPart, bytes: Uint8Array<ArrayBuffer>): void {
  file.add(bytes);
  file.end();
}

/** The documents of a collection as lines, and those below each of them. */
async function* linesOf(
  source: ShopSource,
  { name, below }: ArchivedCollection,
): AsyncGenerator<{ readonly text: string; readonly count: number }> {
  for await (const documents of documentPages(source, name)) {
    yield { text: documents.map(archiveLine).join(''), count: documents.length };
    if (!below) continue;
    for (const document of documents) {
      const parent = `${name}/${document.name.slice(document.name.lastIndexOf('/') + 1)}`;
      for await (const some of documentPages(source, below, parent))
        yield { text: some.map(archiveLine).join(''), count: some.length };
    }
  }
}

/** The bytes of one file of lines: a browser's digest takes them only all at once. */
function createLines() {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let documents = 0;
  return {
    add(file: ZipPart, text: string, count: number): void {
      const bytes = new TextEncoder().encode(text);
      // The zip may take the bytes over.
      chunks.push(bytes.slice());
      documents += count;
      file.add(bytes);
    },
    count: () => documents,
    async digest(): Promise<{ readonly bytes: number; readonly sha256: string }> {
      const whole = await new Blob(chunks).arrayBuffer();
      return { bytes: whole.byteLength, sha256: await sha256(whole) };
    },
  };
}
