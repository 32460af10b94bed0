import { timingSafeEqual } from 'node:crypto';
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
  if (call.header('if-none-match') === etagOf(file)) return { status: 304, headers, body: '' };

  const ifRange = call.header('if-range');
  const isSame = ifRange === undefined || ifRange === etagOf(file);
  const range = parseRange(isSame ? call.header('range') : undefined, file.size);
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
