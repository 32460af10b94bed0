import { parseConditions, requireConditions } from '../conditions.ts';
import { type FileCall, type FileContext, LARGEST_METADATA, readText } from '../file-context.ts';
import { badRequest } from '../file-refusal.ts';
import type { FileReply } from '../file-reply.ts';
import { applySettings, NO_SETTINGS, parseSettings } from '../file-settings.ts';
import type { StoredFile } from '../stored-file.ts';
import { receiveWhole } from '../upload-multipart.ts';
import { requireFile } from './find-object.ts';
import { replyObject } from './object-resource.ts';

const MOST_SOURCES = 32;

/** `POST /b/B/o/O/compose`: the contents of up to 32 files of the bucket, one after the other. */
export async function composeObject(context: FileContext, call: FileCall, name: string): Promise<FileReply> {
  const { sourceObjects, destination } = parseSettings(await readText(call, LARGEST_METADATA));
  if (!Array.isArray(sourceObjects) || sourceObjects.length === 0 || sourceObjects.length > MOST_SOURCES)
    throw badRequest(`A file is composed of 1 to ${MOST_SOURCES} others.`);
  const sources = sourceObjects.map((source: unknown) => findSource(context, call.bucket, source));
  const settings = applySettings(NO_SETTINGS, JSON.stringify(destination ?? {}));
  const announced = sources.reduce((sum, { size }) => sum + size, 0);
  return replyObject(
    context,
    await receiveWhole(context, call, { name, settings, announced, data: join(context, sources) }),
  );
}

function findSource(context: FileContext, bucket: string, source: unknown): StoredFile {
  const { name, generation, objectPreconditions } = parseSettings(JSON.stringify(source ?? null));
  if (typeof name !== 'string') throw badRequest('A source has a name.');
  const file = requireFile(context, bucket, name, toText(generation));
  const { ifGenerationMatch } = parseSettings(JSON.stringify(objectPreconditions ?? {}));
  const wanted = toText(ifGenerationMatch);
  requireConditions(parseConditions(new URLSearchParams(wanted === null ? {} : { ifGenerationMatch: wanted })), file);
  return file;
}

/** An int64 of JSON, which is a text or a number. */
function toText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

async function* join({ blobs }: FileContext, sources: readonly StoredFile[]): AsyncGenerator<Uint8Array> {
  for (const { sha256, size } of sources) if (size > 0) yield* await blobs.read(sha256, 0, size - 1);
}
