import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { recordOf } from '../archive-folder.ts';
import type { MovedFile } from '../shop.ts';
import type { GoogleApi } from './google-api.ts';

const text = v.optional(v.string());
const object = v.object({
  name: v.string(),
  size: v.string(),
  md5Hash: v.optional(v.string(), ''),
  contentType: text,
  cacheControl: text,
  contentDisposition: text,
  contentEncoding: text,
  contentLanguage: text,
  metadata: v.optional(
    recordOf<string>((value) => typeof value === 'string'),
    {},
  ),
});
const listing = v.object({ items: v.optional(v.array(object), []), nextPageToken: text });

/** Allows reading a file without any other permission, and is made anew for each content. */
const TOKENS = 'firebaseStorageDownloadTokens';

/** The bucket's files through Cloud Storage's own address, which asks no rules. */
export async function* firebaseFiles(api: GoogleApi, origin: string, bucket: string): AsyncGenerator<MovedFile> {
  let pageToken: string | undefined;
  do {
    const params = new URLSearchParams({ maxResults: '500', ...(pageToken && { pageToken }) });
    const address = `${origin}/storage/v1/b/${encodeURIComponent(bucket)}/o?${params.toString()}`;
    const { items, nextPageToken } = v.parse(listing, await api.json(address));
    for (const item of items) yield toMovedFile(item);
    pageToken = nextPageToken;
  } while (pageToken);
}

export const fileAddress = (origin: string, bucket: string, name: string): string =>
  `${origin}/storage/v1/b/${encodeURIComponent(bucket)}/o/${encodeURIComponent(name)}`;

export async function uploadToFirebase(
  api: GoogleApi,
  origin: string,
  bucket: string,
  { name, settings, md5 }: MovedFile,
  bytes: Uint8Array,
): Promise<void> {
  const { custom, ...headers } = settings;
  const boundary = `mudanza-${randomUUID()}`;
  const described = JSON.stringify({ name, md5Hash: md5, ...headers, metadata: custom });
  const type = settings.contentType ?? 'application/octet-stream';
  const body = Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${described}\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Type: ${type}\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const address = `${origin}/upload/storage/v1/b/${encodeURIComponent(bucket)}/o?uploadType=multipart`;
  await api.send(address, `multipart/related; boundary=${boundary}`, new Uint8Array(body));
}

function toMovedFile({ name, size, md5Hash, metadata, ...stored }: v.InferOutput<typeof object>): MovedFile {
  const { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage } = stored;
  const { [TOKENS]: _, ...custom } = metadata;
  const settings = { contentType, cacheControl, contentDisposition, contentEncoding, contentLanguage, custom };
  return { name, bytes: Number(size), md5: md5Hash, settings };
}
