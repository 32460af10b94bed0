import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import type { Result } from '#domain/kernel/result.ts';
import { logError } from '../log.ts';
import { BlobStore } from './blob-store.ts';
import type { FileAccess, FileIdentity } from './file-access.ts';
import {
  type FileCall,
  type FileContext,
  type KeepBytes,
  LARGEST_METADATA,
  readText,
  requireAllowed,
} from './file-context.ts';
import { badRequest, FileRefusal, notFound } from './file-refusal.ts';
import { type FileReply, replyFile, replyJson, replyRefusal } from './file-reply.ts';
import { applySettings } from './file-settings.ts';
import type { FileStore } from './file-store.ts';
import { listFiles, parseListQuery } from './list-files.ts';
import { type ObjectAddress, parseObjectAddress, parseObjectName } from './object-name.ts';
import { recoverUploads } from './recover-uploads.ts';
import { serveMedia } from './serve-media.ts';
import { Turns } from './turns.ts';
import { uploadMedia, uploadMultipart } from './upload-multipart.ts';
import { continueUpload, startUpload } from './upload-resumable.ts';

export interface FileOptions {
  readonly store: FileStore;
  /** Where the bytes live, in `archivos/`. */
  readonly dataDir: string;
  readonly access: FileAccess;
  /** The holder of an ID token. */
  readonly verifyIdToken: (token: string) => Promise<Result<NonNullable<FileIdentity>, unknown>>;
  /** Whether a header is that of whoever administers the files, which test mode alone knows: there nobody's rights are asked. */
  readonly isAdministrator?: (authorization: string) => Promise<boolean>;
  readonly hasBucket: (bucket: string) => boolean;
  readonly now?: () => number;
  /** The largest file, in bytes. */
  readonly largest?: number;
  readonly log?: (line: string) => void;
}

export interface FileRequest {
  readonly method: string;
  /** As it came: not decoded, not tidied, without the query. */
  readonly pathname: string;
  readonly params: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: AsyncIterable<Uint8Array>;
  readonly keep: KeepBytes;
  /** `http://host:port` as the client reaches us. */
  readonly origin: string;
  /** Asked before a file is opened: whether its client may have one more sent. */
  readonly admit: () => boolean;
}

export interface FileService {
  /** What its operations work on, for a command of the server that stores files by itself. */
  readonly context: FileContext;
  owns(pathname: string): boolean;
  /** Never throws. Of the body it reads what it needs; the rest is the server's to discard. */
  handle(request: FileRequest): Promise<FileReply>;
}

const LARGEST_FILE = 50 << 20;

/** Cloud Storage as the web SDK calls it. Opening it clears away what a kill left behind. */
export function createFileService(options: FileOptions): FileService {
  const {
    store,
    access,
    now = Date.now,
    largest = LARGEST_FILE,
    log = (line) => logError('Fallo interno de archivos', line),
  } = options;
  const blobs = new BlobStore(path.join(options.dataDir, 'archivos'));
  const context: FileContext = { store, blobs, access, now, largest, turns: new Turns() };
  recoverUploads(context);

  async function answer(request: FileRequest): Promise<FileReply> {
    const address = parseObjectAddress(request.pathname);
    if (address === undefined || !options.hasBucket(address.bucket)) throw notFound();
    const identity = await identify(options, request.headers.authorization);
    return route(context, toCall(request, address, identity), address.name);
  }

  return {
    context,
    owns: (pathname) => pathname.startsWith('/v0/b/'),
    handle: async (request) => {
      try {
        return await answer(request);
      } catch (error) {
        if (error instanceof FileRefusal) return replyRefusal(error);
        // The client left in the middle of its request: nobody reads the answer.
        if ((error as NodeJS.ErrnoException).code === 'ECONNRESET')
          return replyRefusal(badRequest('The request was broken off.'));
        log(
          `Error interno de archivos en ${request.pathname}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
        );
        return replyRefusal(new FileRefusal(503, 'Service unavailable.'));
      }
    },
  };
}

function route(context: FileContext, call: FileCall, name: string | undefined): FileReply | Promise<FileReply> {
  switch (call.method) {
    case 'POST':
      return routeUpload(context, call, name);
    case 'GET':
    case 'HEAD':
      if (name === undefined) return list(context, call);
      return call.params.get('alt') === 'media' ? serveMedia(context, call, name) : readMetadata(context, call, name);
    case 'PATCH':
      if (name !== undefined) return updateMetadata(context, call, name);
      break;
    case 'DELETE':
      if (name !== undefined) return deleteFile(context, call, name);
      break;
  }
  throw new FileRefusal(405, 'Method not allowed.');
}

/** The name of the file is in the path or, as the SDK has it, a parameter. */
async function routeUpload(context: FileContext, call: FileCall, inPath: string | undefined): Promise<FileReply> {
  const uploadId = call.params.get('upload_id');
  if (uploadId !== null) return continueUpload(context, call, uploadId);
  // Taken for uploads, these would put their empty bodies in the place of the file.
  if (call.params.has('create_token') || call.params.has('delete_token') || call.header('x-http-method-override'))
    throw badRequest('A POST uploads a file, and does nothing else here.');
  const name = inPath ?? parseObjectName(call.params.get('name') ?? '');
  switch (call.header('x-goog-upload-protocol')) {
    case 'multipart':
      return replyFile(await uploadMultipart(context, call, name));
    case 'resumable':
      if (call.header('x-goog-upload-command') === 'start') return startUpload(context, call, name);
      throw badRequest('A resumable upload begins with "start".');
    case undefined:
      if (call.header('x-goog-upload-command') === undefined) return replyFile(await uploadMedia(context, call, name));
      throw badRequest('The address of the upload is missing.');
    default:
      throw badRequest('The upload protocol is unknown.');
  }
}

function list(context: FileContext, call: FileCall): FileReply {
  const query = parseListQuery(call.params);
  const name = query.prefix.replace(/\/$/, '');
  requireAllowed(context.access, { ...call, operation: 'list', name, current: undefined, next: undefined });
  return replyJson(listFiles(context.store, call.bucket, query));
}

function readMetadata({ store, access }: FileContext, call: FileCall, name: string): FileReply {
  const current = store.file(call.bucket, name);
  requireAllowed(access, { ...call, operation: 'get', name, current, next: undefined });
  if (current === undefined) throw notFound();
  return replyFile(current);
}

async function updateMetadata({ store, access, now }: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const json = await readText(call, LARGEST_METADATA);
  const current = store.file(call.bucket, name);
  const next = current && {
    ...current,
    ...applySettings(current, json),
    metageneration: current.metageneration + 1,
    updatedAt: now(),
  };
  requireAllowed(access, { ...call, operation: 'update', name, current, next });
  if (next === undefined) throw notFound();
  store.putFile(next, undefined);
  return replyFile(next);
}

function deleteFile({ store, blobs, access }: FileContext, call: FileCall, name: string): FileReply {
  const current = store.file(call.bucket, name);
  requireAllowed(access, { ...call, operation: 'delete', name, current, next: undefined });
  if (current === undefined) throw notFound();
  store.removeFile(call.bucket, name);
  blobs.release(current.sha256, (sha256) => store.refersTo(sha256));
  return { status: 204, headers: {}, body: '' };
}

/** Undefined without the header. Throws 401 for an invalid token: the SDK then asks for a new one. */
async function identify(
  { verifyIdToken, isAdministrator }: FileOptions,
  authorization: string | undefined,
): Promise<FileIdentity> {
  if (authorization === undefined || (await isAdministrator?.(authorization))) return undefined;
  const [, token] = /^(?:Firebase|Bearer) (\S+)$/.exec(authorization) ?? [];
  const verified = token === undefined ? undefined : await verifyIdToken(token);
  if (verified?.ok !== true) throw new FileRefusal(401, 'Unauthenticated.');
  return verified.value;
}

/** A request for a bucket, with what is known of its sender. */
export function toCall(request: FileRequest, { bucket }: ObjectAddress, identity: FileIdentity): FileCall {
  const { method, params, origin, headers, body, keep, admit } = request;
  const header = (name: string): string | undefined => {
    const value = headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  return { method, bucket, params, header, body, keep, identity, origin, admit };
}
