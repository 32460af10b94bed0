import { type FileCall, type FileContext, LARGEST_METADATA, readText } from '../file-context.ts';
import { FileRefusal } from '../file-refusal.ts';
import { type FileReply, replyJson } from '../file-reply.ts';
import { type FileRequest, toCall } from '../file-service.ts';
import { applySettings, parseSettings } from '../file-settings.ts';
import { serveMedia } from '../serve-media.ts';
import type { StoredFile } from '../stored-file.ts';
import { replyBucketRefusal } from './bucket-refusal.ts';
import { serveUpload } from './bucket-uploads.ts';
import { composeObject } from './compose-object.ts';
import { copyObject } from './copy-object.ts';
import { parseAddress, requireFile, requireToChange, requireToRead } from './find-object.ts';
import { listObjects } from './list-objects.ts';
import { checksumOf, replyObject } from './object-resource.ts';

/** The JSON API, whose library leaves `/storage/v1` out before an emulator, and the addresses of uploads and downloads. */
const ADDRESS = /^(?:\/(upload|download)\/storage\/v1|\/storage\/v1)?(\/b\/.*)$/;
const COMPOSE = /^(\/b\/[^/]+\/o\/[^/]+)\/compose$/;
const ACL = /^(\/b\/[^/]+\/o\/[^/]+)\/acl$/;
const COPY = /^(\/b\/[^/]+\/o\/[^/]+)\/(rewriteTo|copyTo)(\/b\/[^/]+\/o\/[^/]+)$/;

/**
 * Cloud Storage as `@google-cloud/storage` calls it, which firebase-admin hands out: its JSON API. It asks no rules, so it is for test mode alone, where
 * anybody of this machine may do anything.
 */
export function createBucketService(context: FileContext) {
  return {
    owns: (pathname: string): boolean => ADDRESS.test(pathname),
    handle: async (request: FileRequest): Promise<FileReply> => {
      try {
        return await answer(context, request);
      } catch (error) {
        if (error instanceof FileRefusal) return replyBucketRefusal(error);
        throw error;
      }
    },
  };
}

async function answer(context: FileContext, request: FileRequest): Promise<FileReply> {
  const [, kind, path = ''] = ADDRESS.exec(request.pathname) ?? [];
  const copy = COPY.exec(path);
  if (copy !== null && request.method === 'POST')
    return copyObject(context, request, { from: copy[1] ?? '', to: copy[3] ?? '', isRewrite: copy[2] === 'rewriteTo' });
  const target = COMPOSE.exec(path)?.[1];
  if (target !== undefined && request.method === 'POST') {
    const { bucket, name = '' } = parseAddress(target);
    return composeObject(context, toCall(request, { bucket, name }, undefined), name);
  }
  const opened = ACL.exec(path)?.[1];
  if (opened !== undefined && request.method === 'POST') return addAccess(context, request, opened);
  const isBucket = /^\/b\/[^/]+$/.test(path);
  if (isBucket && request.method === 'GET') return replyBucket(parseAddress(`${path}/o`).bucket);
  const { bucket, name } = parseAddress(path);
  const call = toCall(request, { bucket, name }, undefined);
  if (kind === 'upload') return serveUpload(context, call);
  if (name === undefined) return request.method === 'GET' ? listObjects(context, call) : refuseMethod();
  return serveObject(context, call, name, kind === 'download' || request.params.get('alt') === 'media');
}

function serveObject(context: FileContext, call: FileCall, name: string, isMedia: boolean): Promise<FileReply> {
  switch (call.method) {
    case 'GET':
    case 'HEAD':
      return isMedia ? download(context, call, name) : replyObject(context, requireToRead(context, call, name));
    case 'PATCH':
    case 'PUT':
      return updateObject(context, call, name);
    case 'DELETE':
      return deleteObject(context, requireToChange(context, call, name));
    default:
      return refuseMethod();
  }
}

async function download(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const file = requireToRead(context, call, name);
  const reply = await serveMedia(context, call, name);
  const hashes = { 'X-Goog-Hash': `crc32c=${await checksumOf(context, file)},md5=${file.md5}` };
  return reply.status === 200 ? { ...reply, headers: { ...reply.headers, ...hashes } } : reply;
}

async function updateObject(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const json = await readText(call, LARGEST_METADATA);
  const current = requireToChange(context, call, name);
  const next: StoredFile = {
    ...current,
    ...applySettings(current, json),
    metageneration: current.metageneration + 1,
    updatedAt: context.now(),
  };
  context.store.putFile(next, undefined);
  return replyObject(context, next);
}

async function deleteObject({ store, blobs }: FileContext, { bucket, name, sha256 }: StoredFile): Promise<FileReply> {
  store.removeFile(bucket, name);
  blobs.release(sha256, (digest) => store.refersTo(digest));
  return { status: 204, headers: {}, body: '' };
}

/**
 * `POST /b/B/o/O/acl`, which is `makePublic()`: answered as if it were done, as on Google's emulator. Who may read a file is said by the rules alone, and here
 * everybody may.
 */
async function addAccess(context: FileContext, request: FileRequest, path: string): Promise<FileReply> {
  const { entity, role } = parseSettings(await readText(request, LARGEST_METADATA));
  const address = parseAddress(path);
  const { bucket, name: object, generation } = requireFile(context, address.bucket, address.name ?? '');
  return replyJson({
    kind: 'storage#objectAccessControl',
    id: `${bucket}/${object}/${generation}/${String(entity)}`,
    bucket,
    object,
    generation: String(generation),
    entity,
    role,
  });
}

function replyBucket(name: string): FileReply {
  return replyJson({ kind: 'storage#bucket', id: name, name, location: 'US', storageClass: 'STANDARD' });
}

function refuseMethod(): never {
  throw new FileRefusal(405, 'Method not allowed.');
}
