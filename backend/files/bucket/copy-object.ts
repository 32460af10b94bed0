import { randomUUID } from 'node:crypto';
import { parseConditions, requireConditions } from '../conditions.ts';
import { type FileContext, LARGEST_METADATA, readText } from '../file-context.ts';
import { type FileReply, replyJson } from '../file-reply.ts';
import type { FileRequest } from '../file-service.ts';
import { applySettings } from '../file-settings.ts';
import { nextGeneration } from '../finish-upload.ts';
import { parseAddress, requireFile } from './find-object.ts';
import { objectToJson } from './object-resource.ts';

export interface Copy {
  readonly from: string;
  readonly to: string;
  readonly isRewrite: boolean;
}

/** The bytes are those of the first file: files with the same ones share them. */
export async function copyObject(context: FileContext, request: FileRequest, copy: Copy): Promise<FileReply> {
  const { store, blobs, now } = context;
  const { params } = request;
  const json = await readText(request, LARGEST_METADATA);
  const [from, to] = [parseAddress(copy.from), parseAddress(copy.to)];
  const source = requireFile(context, from.bucket, from.name ?? '', params.get('sourceGeneration'));
  requireConditions(parseConditions(params, 'ifSource'), source);
  const replaced = store.file(to.bucket, to.name ?? '');
  requireConditions(parseConditions(params), replaced);
  const next = {
    ...source,
    ...applySettings(source, json),
    bucket: to.bucket,
    name: to.name ?? '',
    generation: nextGeneration(now(), replaced),
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
