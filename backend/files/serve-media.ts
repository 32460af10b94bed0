import { timingSafeEqual } from 'node:crypto';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { matchesEtag } from '../hosting/negotiate.ts';
import { parseRange } from './byte-range.ts';
import { type FileCall, type FileContext, requireAllowed } from './file-context.ts';
import { FileRefusal, notFound } from './file-refusal.ts';
import type { FileReply } from './file-reply.ts';
import { etagOf, mediaHeaders } from './media-headers.ts';
import type { StoredFile } from './stored-file.ts';

/** `?alt=media`: the bytes, whole or a range, to whoever has the download token or may read. */
export async function serveMedia(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const file = context.store.file(call.bucket, name);
  if (file === undefined || !isToken(call.params.get('token'), file.downloadToken)) {
    requireAllowed(context.access, { ...call, operation: 'get', name, current: file, next: undefined });
  }
  if (file === undefined) throw notFound();
  const headers = mediaHeaders(file);
  if (matchesEtag(call.header('if-none-match'), etagOf(file))) return { status: 304, headers, body: '' };

  if (isUnpacked(file, call)) return serveUnpacked(context, call, file);

  const ifRange = call.header('if-range');
  const isSame = ifRange === undefined || ifRange === etagOf(file);
  const range = parseRange(isSame && call.method !== 'HEAD' ? call.header('range') : undefined, file.size);
  if (range.kind === 'unsatisfiable') {
    return {
      status: 416,
      headers: { 'Content-Range': `bytes */${file.size}`, 'X-Content-Type-Options': 'nosniff' },
      body: '',
    };
  }
  const { start, end } = range.kind === 'part' ? range : { start: 0, end: file.size - 1 };
  return {
    status: range.kind === 'part' ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(end - start + 1),
      ...(range.kind === 'part' ? { 'Content-Range': `bytes ${start}-${end}/${file.size}` } : {}),
    },
    body: call.method === 'HEAD' || file.size === 0 ? '' : await open(context, call, file, start, end),
  };
}

/** A file packed with gzip goes unpacked to who cannot unpack it, unless its cache control forbids that. */
function isUnpacked({ contentEncoding, cacheControl = '' }: StoredFile, { header }: FileCall): boolean {
  return (
    contentEncoding === 'gzip' &&
    !/\bno-transform\b/i.test(cacheControl) &&
    !/\bgzip\b|\*/i.test(header('accept-encoding') ?? '')
  );
}

/** Whole, without a length: both are only known of the packed bytes. */
async function serveUnpacked(context: FileContext, call: FileCall, file: StoredFile): Promise<FileReply> {
  const { 'Content-Encoding': _, 'Accept-Ranges': __, ...headers } = mediaHeaders(file);
  const isEmpty = call.method === 'HEAD' || file.size === 0;
  const body = isEmpty ? '' : unpack(await open(context, call, file, 0, file.size - 1));
  return { status: 200, headers, body };
}

/** What cannot be unpacked breaks the answer off. */
function unpack(packed: Readable): Readable {
  return pipeline(packed, createGunzip(), () => {});
}

async function open({ blobs }: FileContext, { admit }: FileCall, { sha256 }: StoredFile, start: number, end: number) {
  if (!admit()) throw new FileRefusal(429, 'Too many downloads. Try again later.');
  try {
    return await blobs.read(sha256, start, end);
  } catch (error) {
    // Deleted since we looked.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notFound();
    throw error;
  }
}

function isToken(given: string | null, token: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
