import { randomUUID } from 'node:crypto';
import { type FileCall, type FileContext, readText } from '../file-context.ts';
import { FileRefusal, notFound } from '../file-refusal.ts';
import { type FileReply, replyJson, replyRefusal } from '../file-reply.ts';
import { type FileRequest, toCall } from '../file-service.ts';
import { applySettings } from '../file-settings.ts';
import { type ListQuery, listFiles, parseListQuery } from '../list-files.ts';
import { type ObjectAddress, parseObjectAddress } from '../object-name.ts';
import { serveMedia } from '../serve-media.ts';
import type { StoredFile } from '../stored-file.ts';
import { serveUpload } from './bucket-uploads.ts';
import { checksumOf, objectToJson, replyObject } from './object-resource.ts';

const LARGEST_METADATA = 64 << 10;
/** The JSON API, whose library leaves `/storage/v1` out before an emulator, and the addresses of uploads and downloads. */
const ADDRESS = /^(?:\/(upload|download)\/storage\/v1|\/storage\/v1)?(\/b\/.*)$/;
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
        if (error instanceof FileRefusal) return replyRefusal(error);
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
  const isBucket = /^\/b\/[^/]+$/.test(path);
  if (isBucket && request.method === 'GET') return replyBucket(addressOf(`${path}/o`).bucket);
  const { bucket, name } = addressOf(path);
  const call = toCall(request, { bucket, name }, undefined);
  if (kind === 'upload') return serveUpload(context, call);
  if (name === undefined) return request.method === 'GET' ? listObjects(context, call) : refuseMethod();
  return serveObject(context, call, name, kind === 'download' || request.params.get('alt') === 'media');
}

function serveObject(context: FileContext, call: FileCall, name: string, isMedia: boolean): Promise<FileReply> {
  switch (call.method) {
    case 'GET':
    case 'HEAD':
      return isMedia ? download(context, call, name) : replyObject(context, requireFile(context, call.bucket, name));
    case 'PATCH':
    case 'PUT':
      return updateObject(context, call, name);
    case 'DELETE':
      return deleteObject(context, requireFile(context, call.bucket, name));
    default:
      return refuseMethod();
  }
}

async function download(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const file = requireFile(context, call.bucket, name);
  const reply = await serveMedia(context, call, name);
  const hashes = { 'X-Goog-Hash': `crc32c=${await checksumOf(context, file)},md5=${file.md5}` };
  return reply.status === 200 ? { ...reply, headers: { ...reply.headers, ...hashes } } : reply;
}

async function listObjects(context: FileContext, { params, bucket }: FileCall): Promise<FileReply> {
  const prefix = params.get('prefix') ?? '';
  const asked = new URLSearchParams(params);
  asked.delete('prefix');
  // Here no rules are asked about folders, so half a name may be a prefix too.
  const rest = parseListQuery(asked);
  const cursor = params.get('pageToken') ? rest.cursor : { name: prefix, isAfter: false };
  const query: ListQuery = { ...rest, prefix, cursor };
  const { items, ...page } = listFiles(context.store, bucket, query) as { readonly items: readonly { name: string }[] };
  const objects: object[] = [];
  for (const { name } of items) objects.push(await objectToJson(context, requireFile(context, bucket, name)));
  return replyJson({ kind: 'storage#objects', ...page, ...(objects.length > 0 && { items: objects }) });
}

async function updateObject(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const json = await readText(call.body, LARGEST_METADATA);
  const current = requireFile(context, call.bucket, name);
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

interface Copy {
  readonly from: string;
  readonly to: string;
  readonly isRewrite: boolean;
}

/** The bytes are those of the first file: files with the same ones share them. */
async function copyObject(context: FileContext, { body }: FileRequest, copy: Copy): Promise<FileReply> {
  const { store, blobs, now } = context;
  const json = await readText(body, LARGEST_METADATA);
  const [from, to] = [addressOf(copy.from), addressOf(copy.to)];
  const source = requireFile(context, from.bucket, from.name ?? '');
  const replaced = store.file(to.bucket, to.name ?? '');
  const next: StoredFile = {
    ...source,
    ...applySettings(source, json),
    bucket: to.bucket,
    name: to.name ?? '',
    generation: Math.max(now() * 1000, (replaced?.generation ?? 0) + 1),
    metageneration: 1,
    downloadToken: randomUUID(),
    createdAt: now(),
    updatedAt: now(),
  };
  store.putFile(next, undefined);
  if (replaced !== undefined) blobs.release(replaced.sha256, (digest) => store.refersTo(digest));
  const resource = await objectToJson(context, next);
  const sizes = { objectSize: String(next.size), totalBytesRewritten: String(next.size) };
  return replyJson(copy.isRewrite ? { kind: 'storage#rewriteResponse', done: true, ...sizes, resource } : resource);
}

function replyBucket(name: string): FileReply {
  return replyJson({ kind: 'storage#bucket', id: name, name, location: 'US', storageClass: 'STANDARD' });
}

function addressOf(path: string): ObjectAddress {
  const address = parseObjectAddress(`/v0${path}`);
  if (address === undefined) throw notFound();
  return address;
}

function requireFile({ store }: FileContext, bucket: string, name: string): StoredFile {
  const file = store.file(bucket, name);
  if (file === undefined) throw notFound();
  return file;
}

function refuseMethod(): never {
  throw new FileRefusal(405, 'Method not allowed.');
}
