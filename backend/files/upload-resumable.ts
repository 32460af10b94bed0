import { randomBytes } from 'node:crypto';
import { parseHashes } from './announced-hashes.ts';
import { parseConditions } from './conditions.ts';
import type { FileIdentity } from './file-access.ts';
import { type FileCall, type FileContext, LARGEST_METADATA, readText } from './file-context.ts';
import { badRequest, FileRefusal, notFound, tooLarge } from './file-refusal.ts';
import type { FileReply } from './file-reply.ts';
import { replyFile, replyStatus } from './file-reply.ts';
import { applySettings, NO_SETTINGS } from './file-settings.ts';
import type { Upload } from './file-store.ts';
import { type Arrival, finishUpload, requireMayUpload } from './finish-upload.ts';
import { receiveBytes } from './receive-bytes.ts';

/** Chunks but the last are multiples of this, and what is kept of a broken one too. */
const CHUNK_BYTES = 256 << 10;
/** Unfinished uploads of one account; the staff's pages send one file at a time. */
const OWN_UPLOADS = 20;
/** Of all accounts together. */
const MOST_UPLOADS = 400;
export const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

/** `X-Goog-Upload-Command: start`: answers the address to send the bytes to, if the client may upload the file. */
export async function startUpload(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const { store, now, largest } = context;
  const metadata = await readText(call, LARGEST_METADATA);
  const total = parseCount(call.header('x-goog-upload-header-content-length'));
  if ((total ?? 0) > largest) throw tooLarge(largest);
  const settings = applySettings(
    { ...NO_SETTINGS, contentType: call.header('x-goog-upload-header-content-type') },
    metadata,
  );
  const { bucket, identity } = call;
  const announced = parseHashes(metadata, call.header('x-goog-hash'));
  const arrival: Arrival = { bucket, name, settings, identity, conditions: parseConditions(call.params), announced };
  requireMayUpload(context, arrival, total ?? 0);
  await dropExpired(context);
  await makeRoom(context, identity);

  const id = randomBytes(24).toString('base64url');
  store.putUpload({ ...arrival, id, total, received: 0, isFinal: false, startedAt: now() });
  const params = new URLSearchParams({ name, upload_id: id, upload_protocol: 'resumable' });
  const url = `${call.origin}/v0/b/${encodeURIComponent(bucket)}/o?${params.toString()}`;
  return replyStatus('active', { 'X-Goog-Upload-URL': url, 'X-Goog-Upload-Chunk-Granularity': String(CHUNK_BYTES) });
}

/** Every later request to the upload's address: `query`, `upload`, `finalize`, both, or `cancel`. */
export async function continueUpload(context: FileContext, call: FileCall, id: string): Promise<FileReply> {
  const commands = (call.header('x-goog-upload-command') ?? '').split(',').map((command) => command.trim());
  const isKnown = commands.every((command) => ['query', 'upload', 'finalize', 'cancel'].includes(command));
  if (!isKnown || (commands.length > 1 && commands.join() !== 'upload,finalize'))
    throw badRequest('The upload command is unknown.');
  return context.turns.take(id, async (cut) => {
    const upload = openUpload(context, call, id);
    if (commands.includes('query')) {
      return replyStatus(upload.isFinal ? 'final' : 'active', {
        'X-Goog-Upload-Size-Received': String(upload.received),
      });
    }
    if (upload.isFinal) return answerFinal(context, upload);
    if (commands.includes('cancel')) {
      context.store.removeUpload(id);
      await context.blobs.discardIncoming(id);
      return replyStatus('cancelled');
    }
    const isLast = commands.includes('finalize');
    const grown = commands.includes('upload') ? await receiveChunk(context, call, upload, isLast, cut) : upload;
    return isLast
      ? finalize(context, {
          ...grown,
          announced: { ...grown.announced, ...parseHashes('', call.header('x-goog-hash')) },
        })
      : replyStatus('active', { 'X-Goog-Upload-Size-Received': String(grown.received) });
  });
}

/**
 * The SDK does not say so when an upload is cancelled. An account that begins one too many therefore loses its own oldest, and only when all accounts
 * together have too many is a new one refused.
 */
async function makeRoom({ store, blobs, turns }: FileContext, identity: FileIdentity): Promise<void> {
  const open = store.uploads().filter(({ isFinal }) => !isFinal);
  const own = open.filter((upload) => upload.identity?.uid === identity?.uid).sort((a, b) => a.startedAt - b.startedAt);
  for (const { id } of own.slice(0, Math.max(0, own.length - OWN_UPLOADS + 1))) {
    await turns.take(id, async () => {
      store.removeUpload(id);
      await blobs.discardIncoming(id);
    });
  }
  if (own.length < OWN_UPLOADS && open.length >= MOST_UPLOADS) throw new FileRefusal(429, 'Too many uploads are open.');
}

/** Removes what was begun and not ended within a day. */
async function dropExpired({ store, blobs, now }: FileContext): Promise<void> {
  for (const { id, startedAt } of store.uploads()) {
    if (now() - startedAt < UPLOAD_LIFETIME_MS) continue;
    store.removeUpload(id);
    await blobs.discardIncoming(id);
  }
}

function openUpload({ store, now }: FileContext, { bucket }: FileCall, id: string): Upload {
  const upload = store.upload(id);
  if (upload === undefined || upload.bucket !== bucket || now() - upload.startedAt >= UPLOAD_LIFETIME_MS)
    throw notFound();
  return upload;
}

/**
 * Takes a chunk at the announced offset. An offset behind what we have is a repetition, after an answer that was lost: it is written again.
 * One ahead would leave a hole.
 */
async function receiveChunk(
  context: FileContext,
  call: FileCall,
  upload: Upload,
  isLast: boolean,
  cut: AbortSignal,
): Promise<Upload> {
  const { store, blobs, largest } = context;
  const offset = parseCount(call.header('x-goog-upload-offset'));
  if (offset === undefined || offset > upload.received) throw badRequest(`The offset must be ${upload.received}.`);
  const handle = await blobs.openIncoming(upload.id);
  let received = offset;
  const remember = async (size: number): Promise<Upload> => {
    await handle.truncate(size);
    await handle.sync();
    const grown = { ...upload, received: size };
    store.putUpload(grown);
    return grown;
  };
  try {
    const size = await receiveBytes(call.body, { handle, start: offset, limit: upload.total ?? largest, cut }, (at) => {
      received = at;
    });
    if (!isLast && (size - offset) % CHUNK_BYTES !== 0)
      throw badRequest(`A chunk must be a multiple of ${CHUNK_BYTES} bytes.`);
    if (isLast && upload.total !== undefined && size !== upload.total)
      throw badRequest(`The upload has ${size} of ${upload.total} bytes.`);
    return await remember(size);
  } catch (error) {
    await remember(offset + Math.floor((received - offset) / CHUNK_BYTES) * CHUNK_BYTES);
    throw error;
  } finally {
    await handle.close();
  }
}

async function finalize(context: FileContext, upload: Upload): Promise<FileReply> {
  const { store, blobs } = context;
  if (upload.total !== undefined && upload.received !== upload.total) {
    throw badRequest(`The upload has ${upload.received} of ${upload.total} bytes.`);
  }
  // An empty file had no chunk that would have made it.
  await (await blobs.openIncoming(upload.id)).close();
  const digest = await blobs.digestIncoming(upload.id);
  if (digest.size !== upload.received) throw badRequest('The upload is not whole.');
  try {
    const file = await finishUpload(context, upload.id, upload, digest, { ...upload, isFinal: true });
    return replyFile(file, { 'X-Goog-Upload-Status': 'final' });
  } catch (error) {
    // Refused for its content, so a repetition would be refused as well.
    if (error instanceof FileRefusal) {
      store.removeUpload(upload.id);
      await blobs.discardIncoming(upload.id);
    }
    throw error;
  }
}

/** For a client that did not receive the answer. */
function answerFinal({ store }: FileContext, { bucket, name }: Upload): FileReply {
  const file = store.file(bucket, name);
  if (file === undefined) throw notFound();
  return replyFile(file, { 'X-Goog-Upload-Status': 'final' });
}

function parseCount(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (!/^\d{1,15}$/.test(header)) throw badRequest('A size or offset is not a number.');
  return Number(header);
}
