import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ArchivePart } from '#domain/staff/archive/shop-archive.ts';
import { TransferError } from './shop.ts';

/**
 * The archive as a folder: the form of the zip that staff download, unpacked (see `shop-archive.ts`), and besides what staff may not read: all
 * collections, what is set for each file, and the accounts.
 */
export const MANIFEST = 'manifiesto.json';
export const DOCUMENTS = 'documentos';
export const FILES = 'archivos';
/** A line for each file: its name, and what is set for it. */
export const FILE_LIST = 'archivos.jsonl';
/** Each a file for `firebase auth:import`. */
export const ACCOUNTS = 'cuentas';
/** A pass that is not whole yet. */
export const PARTIAL = 'a-medias';

const manifest = v.object({
  formato: v.literal(1),
  tienda: v.string(),
  hecho: v.string(),
  partes: v.array(
    v.object({ nombre: v.string(), documentos: v.optional(v.number()), bytes: v.number(), sha256: v.string() }),
  ),
});
export type ArchiveManifest = v.InferOutput<typeof manifest>;

/** An object with names of the shop's own. Valibot's `record` leaves out `constructor` and `prototype`, which a field or a file's setting may be called. */
export function recordOf<T>(isValue: (value: unknown) => boolean) {
  return v.custom<Readonly<Record<string, T>>>(
    (json) => typeof json === 'object' && json !== null && !Array.isArray(json) && Object.values(json).every(isValue),
  );
}

/** Throws TransferError where there is no whole archive. */
export async function readManifest(folder: string): Promise<ArchiveManifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file))
    throw new TransferError(`${folder} no tiene un archivo completo de una tienda (falta ${MANIFEST}).`);
  const parsed = v.safeParse(manifest, parseOr(await readFile(file, 'utf8')));
  if (!parsed.success) throw new TransferError(`${file} no es de esta versión del sitio, o está dañado.`);
  return parsed.output;
}

function parseOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads every part and compares it with the manifest. Throws TransferError with the name of the first that differs. */
export async function verifyArchive(folder: string, { partes }: ArchiveManifest): Promise<void> {
  for (const part of partes) {
    const { bytes, sha256 } = await digestFile(placeOf(folder, part.nombre));
    if (bytes !== part.bytes || sha256 !== part.sha256)
      throw new TransferError(`${part.nombre} no es lo que se exportó: vuelva a exportar en esa carpeta.`);
  }
}

/** A part's place in the folder. Throws TransferError for a name that leads elsewhere. */
export function placeOf(folder: string, name: string): string {
  if (!isSafeName(name))
    throw new TransferError(`El archivo nombra «${name}», que no puede ser un archivo de la tienda.`);
  return path.join(folder, ...name.split('/'));
}

/** Whether the name of an uploaded file can be a path below a folder, on any system. */
export function isSafeName(name: string): boolean {
  const isPlain = !/[\\:*?"<>|\p{Cc}]/u.test(name);
  return (
    isPlain && name.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !part.endsWith('.'))
  );
}

export async function digestFile(file: string): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      bytes += chunk.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { bytes: -1, sha256: '' };
    throw error;
  }
  return { bytes, sha256: hash.digest('hex') };
}

export async function partOf(folder: string, nombre: string, documentos?: number): Promise<ArchivePart> {
  return { nombre, ...(documentos !== undefined && { documentos }), ...(await digestFile(placeOf(folder, nombre))) };
}

/** Written aside and renamed, so that a kill leaves the old content or the new one. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.nuevo`, content);
  await rename(`${file}.nuevo`, file);
}

/**
 * The JSON of each line. The last one may have been cut off by a kill; whatever is no JSON there is left out. Not by readline, which since Node 24 ends a
 * line at U+2028 and U+2029 too: texts may have those, and JSON writes them as they are.
 */
export async function* readLines(file: string): AsyncGenerator {
  if (!existsSync(file)) return;
  let rest = '';
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield* parsedLine(line);
  }
  yield* parsedLine(rest);
}

function* parsedLine(line: string): Generator {
  const parsed = line === '' ? undefined : parseOr(line);
  if (parsed !== undefined) yield parsed;
}
