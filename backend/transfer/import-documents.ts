import * as v from 'valibot';
import type { Fields } from '../engine/value.ts';
import { type ArchiveManifest, DOCUMENTS, placeOf, readLines, recordOf } from './archive-folder.ts';
import { canonicalFields, rebaseReferences } from './canonical.ts';
import type { TransferOptions } from './export-shop.ts';
import type { ImportLedger } from './import-ledger.ts';
import { type DocumentWrite, type ShopTarget, TransferError } from './shop.ts';

/** The limits of a commit: Google's is 10 MiB, and a smaller one is repeated sooner when it fails. */
const MOST_WRITES = 400;
const MOST_BYTES = 4 << 20;

/** What a field holds is looked at by `canonicalFields`. */
const archived = v.object({ ruta: v.string(), campos: recordOf<unknown>(() => true) });

/** The documents of an archive, with references into the target's own database. */
export async function* archivedDocuments(
  folder: string,
  { partes, tienda }: ArchiveManifest,
  projectId: string,
): AsyncGenerator<{ readonly path: string; readonly fields: Fields }> {
  for (const { nombre } of partes.filter((part) => part.nombre.startsWith(`${DOCUMENTS}/`))) {
    for await (const json of readLines(placeOf(folder, nombre))) {
      const { ruta, campos } = v.parse(archived, json);
      yield { path: ruta, fields: rebaseReferences(canonicalFields(campos), tienda, projectId) };
    }
  }
}

/** What is at the target, by path. */
export async function readTarget(
  target: ShopTarget,
  { progress, signal }: TransferOptions,
  what: string,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>();
  for await (const page of target.documents()) {
    signal.throwIfAborted();
    for (const { path: where, fields } of page) digests.set(where, target.digest(fields));
    progress(what, digests.size);
  }
  return digests;
}

/** The documents that a target held before the import, by path, and the ledger of what this archive has brought to it. */
export interface TargetState {
  readonly before: ReadonlyMap<string, string>;
  readonly ledger: ImportLedger;
}

export interface ImportedDocuments {
  readonly written: number;
  readonly deleted: number;
  /** What somebody wrote at the target since: nothing there is overwritten or deleted that this archive did not bring. */
  readonly conflicts: readonly string[];
  /** What somebody deleted at the target since. */
  readonly deletedThere: readonly string[];
}

/** Writes what differs and deletes what is no longer in the archive. */
export async function importDocuments(
  target: ShopTarget,
  folder: string,
  manifest: ArchiveManifest,
  { before, ledger }: TargetState,
  options: TransferOptions,
): Promise<ImportedDocuments> {
  const isOurs = (where: string): boolean => {
    const there = before.get(where);
    return there === undefined || ledger.digests('documento', where).has(there);
  };
  // What an import that was stopped had stored.
  await ledger.noteStored(
    'documento',
    [...before].filter(([where, digest]) => ledger.digests('documento', where).has(digest)),
  );
  const conflicts: string[] = [];
  const deletedThere: string[] = [];
  const inArchive = new Set<string>();
  const batch = createBatch(target, ledger, options);
  for await (const { path: where, fields } of archivedDocuments(folder, manifest, target.projectId)) {
    options.signal.throwIfAborted();
    inArchive.add(where);
    const digest = target.digest(fields);
    if (before.get(where) === digest) continue;
    if (!before.has(where) && ledger.wasStored('documento', where)) {
      if (!hasEnded(fields, options.now())) deletedThere.push(where);
    } else if (isOurs(where)) await batch.add({ path: where, fields }, digest);
    else conflicts.push(where);
  }
  await batch.flush();
  const written = batch.count();
  for (const where of ledger.names('documento')) {
    if (inArchive.has(where) || !before.has(where)) continue;
    if (isOurs(where)) await batch.add({ path: where, fields: undefined }, '');
    else conflicts.push(where);
  }
  await batch.flush();
  return { written, deleted: batch.count() - written, conflicts, deletedThere };
}

/** Whether the server deletes the document by itself by now. */
function hasEnded({ caduca }: Fields, now: Date): boolean {
  return caduca !== undefined && 'timestampValue' in caduca && Date.parse(caduca.timestampValue) <= now.getTime();
}

/** Throws TransferError for a target with a shop that this archive did not bring. */
export function requireEmptyOrOurs(state: TargetState, { label }: ShopTarget): void {
  const { before, ledger } = state;
  if (!ledger.isEmpty || isEmptied(state)) return;
  throw new TransferError(
    `En ${label} ya hay una tienda (${before.size} documentos) que no vino de este archivo. No se cambió nada: elija un destino vacío.`,
  );
}

/** The first owner may have been let in before the shop is filled, and the site be open: visitors' devices report what was searched. */
const BESIDE: ReadonlySet<string> = new Set(['personal', 'invitaciones', 'busquedas', 'cuposBusqueda']);

/** Whether the target has no shop, or none any more. */
export const isEmptied = ({ before }: Pick<TargetState, 'before'>): boolean =>
  [...before.keys()].every((where) => BESIDE.has(collectionOf(where)));

function createBatch(target: ShopTarget, ledger: ImportLedger, { progress, signal }: TransferOptions) {
  let waiting: { readonly write: DocumentWrite; readonly digest: string }[] = [];
  let bytes = 0;
  let done = 0;
  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    signal.throwIfAborted();
    const items = waiting.map(({ write, digest }) => [write.path, digest] as const);
    await ledger.note('documento', items);
    await target.writeDocuments(waiting.map(({ write }) => write));
    await ledger.noteStored('documento', items);
    done += waiting.length;
    progress('documentos llevados', done);
    waiting = [];
    bytes = 0;
  };
  return {
    flush,
    count: () => done,
    add: async (write: DocumentWrite, digest: string): Promise<void> => {
      const size = write.fields === undefined ? 0 : JSON.stringify(write.fields).length;
      if (waiting.length >= MOST_WRITES || bytes + size > MOST_BYTES) await flush();
      waiting.push({ write, digest });
      bytes += size;
    },
  };
}

/** The collection that a document is of, or below. */
export const collectionOf = (where: string): string => where.slice(0, where.indexOf('/'));
