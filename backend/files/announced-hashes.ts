import type { BlobStore, Digest } from './blob-store.ts';
import { crc32c } from './crc32c.ts';
import { badRequest } from './file-refusal.ts';
import { parseSettings } from './file-settings.ts';

/** What an upload says its bytes have, in base64. */
export interface AnnouncedHashes {
  readonly md5?: string;
  readonly crc32c?: string;
}

/** Of the metadata of an upload, `md5Hash` and `crc32c`, and of its header `X-Goog-Hash: crc32c=…,md5=…`, which goes first. Throws a 400. */
export function parseHashes(json: string, header = ''): AnnouncedHashes {
  const fields = parseSettings(json);
  const md5 = /\bmd5=([\w+/=]+)/.exec(header)?.[1] ?? hashOf(fields, 'md5Hash');
  const sum = /\bcrc32c=([\w+/=]+)/.exec(header)?.[1] ?? hashOf(fields, 'crc32c');
  return { ...(md5 !== undefined && { md5 }), ...(sum !== undefined && { crc32c: sum }) };
}

function hashOf(fields: Readonly<Record<string, unknown>>, name: string): string | undefined {
  const value = fields[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw badRequest(`${name} must be a string.`);
  return value;
}

/** Throws a 400 when what arrived under `id` has other hashes than were announced. */
export async function requireHashes(
  blobs: BlobStore,
  id: string,
  announced: AnnouncedHashes,
  digest: Digest,
): Promise<void> {
  if (announced.md5 !== undefined && announced.md5 !== digest.md5) throw isOther('MD5 hash', announced.md5, digest.md5);
  if (announced.crc32c === undefined) return;
  const sum = await crc32c(blobs.readIncoming(id));
  if (announced.crc32c !== sum) throw isOther('CRC32C', announced.crc32c, sum);
}

function isOther(kind: string, announced: string, calculated: string) {
  return badRequest(`Provided ${kind} "${announced}" doesn't match calculated ${kind} "${calculated}".`);
}
