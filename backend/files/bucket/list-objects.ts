import type { FileCall, FileContext } from '../file-context.ts';
import { type FileReply, replyJson } from '../file-reply.ts';
import { isBefore, type ListQuery, listFiles, parseListQuery } from '../list-files.ts';
import { requireFile } from './find-object.ts';
import { parseGlob } from './match-glob.ts';
import { objectToJson } from './object-resource.ts';

/** `GET /b/B/o`. Of `fields` nothing is left out. */
export async function listObjects(context: FileContext, { params, bucket }: FileCall): Promise<FileReply> {
  const { items, ...page } = listFiles(context.store, bucket, toQuery(params)) as {
    readonly items: readonly { name: string }[];
  };
  const objects: object[] = [];
  for (const { name } of items) objects.push(await objectToJson(context, requireFile(context, bucket, name)));
  return replyJson({ kind: 'storage#objects', ...page, ...(objects.length > 0 && { items: objects }) });
}

/** Here no rules are asked about folders, so half a name may be a prefix too, and any text the delimiter. */
function toQuery(params: URLSearchParams): ListQuery {
  const prefix = params.get('prefix') ?? '';
  const start = params.get('startOffset') ?? '';
  const end = params.get('endOffset') ?? '';
  const glob = params.get('matchGlob') ?? '';
  const asked = new URLSearchParams(params);
  for (const name of ['prefix', 'delimiter']) asked.delete(name);
  const rest = parseListQuery(asked);
  const first = { name: isBefore(prefix, start) ? start : prefix, isAfter: false };
  return {
    ...rest,
    prefix,
    delimiter: params.get('delimiter') ?? '',
    cursor: params.get('pageToken') ? rest.cursor : first,
    ...(end !== '' && { end }),
    ...(glob !== '' && { matches: parseGlob(glob) }),
    includesFolderFiles: params.get('includeTrailingDelimiter') === 'true',
  };
}
