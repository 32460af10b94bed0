import { createHash, randomBytes } from 'node:crypto';
import { type AnnouncedHashes, parseHashes } from './announced-hashes.ts';
import { parseConditions } from './conditions.ts';
import { type FileCall, type FileContext } from './file-context.ts';
import { badRequest, tooLarge } from './file-refusal.ts';
import { applySettings, NO_SETTINGS } from './file-settings.ts';
import { type Arrival, finishUpload, requireMayUpload } from './finish-upload.ts';
import { readMultipart } from './multipart.ts';
import { receiveBytes } from './receive-bytes.ts';
import type { StoredFile } from './stored-file.ts';

/** `uploadBytes`, `uploadString` and small resumable uploads: metadata and bytes in one request. */
export async function uploadMultipart(context: FileContext, call: FileCall, name: string): Promise<StoredFile> {
  const parts = await readMultipart(call.header('content-type') ?? '', call.body, call.keep);
  const settings = applySettings({ ...NO_SETTINGS, contentType: parts.contentType }, parts.metadata);
  const announced = Math.max(0, parseLength(call.header('content-length')) - parts.overhead);
  const hashes = parseHashes(parts.metadata, call.header('x-goog-hash'));
  return receiveWhole(context, call, { name, settings, data: parts.data, announced, hashes });
}

/** The body is the file, as clients without the SDK send it. */
export async function uploadMedia(context: FileContext, call: FileCall, name: string): Promise<StoredFile> {
  const settings = { ...NO_SETTINGS, contentType: call.header('content-type') };
  const announced = parseLength(call.header('content-length'));
  return receiveWhole(context, call, {
    name,
    settings,
    data: call.body,
    announced,
    hashes: parseHashes('', call.header('x-goog-hash')),
  });
}

interface WholeFile extends Pick<Arrival, 'name' | 'settings'> {
  readonly data: AsyncIterable<Uint8Array>;
  /** How many bytes it will have, as far as is known. */
  readonly announced: number;
  readonly hashes?: AnnouncedHashes;
}

/** Stores a file as it arrives. Throws what refuses it. */
export async function receiveWhole(
  context: FileContext,
  call: FileCall,
  { name, settings, data, announced, hashes = {} }: WholeFile,
): Promise<StoredFile> {
  const { blobs, largest } = context;
  const { bucket, identity, params } = call;
  const arrival: Arrival = { bucket, name, settings, identity, conditions: parseConditions(params), announced: hashes };
  if (announced > largest) throw tooLarge(largest);
  requireMayUpload(context, arrival, announced);

  const id = randomBytes(24).toString('base64url');
  try {
    const sha256 = createHash('sha256');
    const md5 = createHash('md5');
    const handle = await blobs.openIncoming(id);
    let size: number;
    try {
      size = await receiveBytes(data, {
        handle,
        start: 0,
        limit: largest,
        onBytes: (chunk) => {
          sha256.update(chunk);
          md5.update(chunk);
        },
      });
      await handle.sync();
    } finally {
      await handle.close();
    }
    return await finishUpload(context, id, arrival, { sha256: sha256.digest('hex'), md5: md5.digest('base64'), size });
  } finally {
    await blobs.discardIncoming(id);
  }
}

function parseLength(header: string | undefined): number {
  if (header === undefined) return 0;
  if (!/^\d{1,15}$/.test(header)) throw badRequest('The length is not a number.');
  return Number(header);
}
