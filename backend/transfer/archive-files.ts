import path from 'node:path';
import * as v from 'valibot';
import type { ArchiveManifest } from './archive-folder.ts';
import { digestFile, FILE_LIST, FILES, placeOf, readLines, recordOf } from './archive-folder.ts';
import { md5Of } from './md5.ts';
import type { MovedFile } from './shop.ts';

const text = v.optional(v.string());
const fileLine = v.object({
  nombre: v.string(),
  bytes: v.number(),
  md5: v.string(),
  ajustes: v.object({
    contentType: text,
    cacheControl: text,
    contentDisposition: text,
    contentEncoding: text,
    contentLanguage: text,
    custom: recordOf<string>((value) => typeof value === 'string'),
  }),
});

/** By their ends, for the zip of staff, which does not say it. */
const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

export function fileToLine({ name, bytes, md5, settings }: MovedFile): string {
  return `${JSON.stringify({ nombre: name, bytes, md5, ajustes: settings })}\n`;
}

/** The files of a list, by name. */
export async function readFileList(list: string): Promise<Map<string, MovedFile>> {
  const files = new Map<string, MovedFile>();
  for await (const json of readLines(list)) {
    const { nombre: name, bytes, md5, ajustes } = v.parse(fileLine, json);
    const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, custom } = ajustes;
    const settings = { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, custom };
    files.set(name, { name, bytes, md5, settings });
  }
  return files;
}

/** The files of a whole archive, by name. */
export async function archivedFiles(folder: string, { partes }: ArchiveManifest): Promise<Map<string, MovedFile>> {
  if (partes.some(({ nombre }) => nombre === FILE_LIST)) return readFileList(path.join(folder, FILE_LIST));
  const files = new Map<string, MovedFile>();
  for (const { nombre, bytes } of partes.filter(({ nombre: each }) => each.startsWith(`${FILES}/`))) {
    const name = nombre.slice(FILES.length + 1);
    const settings = { ...NO_SETTINGS, contentType: TYPES[path.extname(name)] };
    files.set(name, { name, bytes, md5: await md5Of(placeOf(folder, nombre)), settings });
  }
  return files;
}

const NO_SETTINGS: MovedFile['settings'] = {
  contentType: undefined,
  cacheControl: undefined,
  contentDisposition: undefined,
  contentEncoding: undefined,
  contentLanguage: undefined,
  custom: {},
};

/** Whether the folder has the bytes of a file already. */
export async function hasBytes(folder: string, { name, bytes, md5 }: MovedFile): Promise<boolean> {
  const place = placeOf(folder, `${FILES}/${name}`);
  return (await digestFile(place)).bytes === bytes && (await md5Of(place)) === md5;
}
