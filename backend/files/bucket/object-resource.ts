import { crc32c } from '../crc32c.ts';
import type { FileContext } from '../file-context.ts';
import { type FileReply, replyJson } from '../file-reply.ts';
import { fileToJson, type StoredFile } from '../stored-file.ts';

/** The checksum of a file's bytes, which are read for it: nothing else here needs one, so it is not stored. */
export async function checksumOf({ blobs }: FileContext, { sha256, size }: StoredFile): Promise<string> {
  return crc32c(size === 0 ? nothing() : await blobs.read(sha256, 0, size - 1));
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

/** A file as the JSON API of Cloud Storage shows it. */
export async function objectToJson(context: FileContext, file: StoredFile): Promise<object> {
  return {
    kind: 'storage#object',
    id: `${file.bucket}/${file.name}/${file.generation}`,
    etag: `${file.generation}.${file.metageneration}`,
    ...fileToJson(file),
    crc32c: await checksumOf(context, file),
  };
}

export async function replyObject(context: FileContext, file: StoredFile): Promise<FileReply> {
  return replyJson(await objectToJson(context, file));
}
