import { badRequest } from './file-refusal.ts';
import type { FileStore } from './file-store.ts';

const MOST_RESULTS = 1000;

/** From `name` on, or after it. */
interface Cursor {
  readonly name: string;
  readonly isAfter: boolean;
}

export interface ListQuery {
  readonly prefix: string;
  /** What ends a name: what lies deeper is answered as a folder. Empty for none. */
  readonly delimiter: string;
  readonly maxResults: number;
  readonly cursor: Cursor;
  /** The first name that is not listed any more. */
  readonly end?: string;
  readonly matches?: (name: string) => boolean;
  /** Whether a file whose name is a folder's is listed beside the folder. */
  readonly includesFolderFiles?: boolean;
}

/** Throws a 400. */
export function parseListQuery(params: URLSearchParams): ListQuery {
  const prefix = params.get('prefix') ?? '';
  // Rules are asked about folders. Half a name would also list `publico-no/` beside a folder `publico` that may be listed.
  if (prefix !== '' && !prefix.endsWith('/')) throw badRequest('The prefix must be a folder, ending in "/".');
  const delimiter = params.get('delimiter') ?? '';
  if (delimiter !== '' && delimiter !== '/') throw badRequest('The only delimiter is "/".');
  const asked = params.get('maxResults');
  if (asked !== null && !/^[1-9]\d{0,5}$/.test(asked)) throw badRequest('maxResults must be a number from 1.');
  const token = params.get('pageToken');
  return {
    prefix,
    delimiter,
    maxResults: Math.min(asked === null ? MOST_RESULTS : Number(asked), MOST_RESULTS),
    cursor: token === null || token === '' ? { name: prefix, isAfter: false } : parseToken(token, prefix),
  };
}

/** One page: folders and files share the count and the order. A whole folder is one step, however much is in it. */
export function listFiles(store: FileStore, bucket: string, query: ListQuery): object {
  const { prefix, delimiter, maxResults, cursor, end, matches = () => true, includesFolderFiles = false } = query;
  const prefixes: string[] = [];
  const items: { name: string; bucket: string }[] = [];
  let at = cursor;
  for (;;) {
    const name = store.nextName(bucket, at);
    if (name === undefined || !name.startsWith(prefix) || (end !== undefined && !isBefore(name, end)))
      return { prefixes, items };
    if (prefixes.length + items.length >= maxResults) return { prefixes, items, nextPageToken: cursorToToken(at) };
    const found = delimiter === '' || !matches(name) ? -1 : name.indexOf(delimiter, prefix.length);
    if (found === -1) {
      if (matches(name)) items.push({ name, bucket });
      at = { name, isAfter: true };
    } else {
      const folder = name.slice(0, found + delimiter.length);
      prefixes.push(folder);
      if (includesFolderFiles && name === folder) items.push({ name, bucket });
      at = { name: afterAll(folder), isAfter: false };
    }
  }
}

/** The first text after all that begin with this one. */
function afterAll(folder: string): string {
  const last = Array.from(folder).at(-1) ?? '';
  const code = last.codePointAt(0) ?? 0;
  // The next code point is half a surrogate there.
  return folder.slice(0, -last.length) + String.fromCodePoint(code === 0xd7ff ? 0xe000 : code + 1);
}

/** By the bytes of UTF-8, which is the order of the names. */
export function isBefore(one: string, other: string): boolean {
  return Buffer.compare(Buffer.from(one), Buffer.from(other)) < 0;
}

function cursorToToken({ name, isAfter }: Cursor): string {
  return Buffer.from((isAfter ? '>' : '=') + name).toString('base64url');
}

function parseToken(token: string, prefix: string): Cursor {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  const cursor = { name: text.slice(1), isAfter: text.startsWith('>') };
  // Not before the prefix: a page never shows what its query does not ask for.
  if (!/^[=>]/.test(text) || isBefore(cursor.name, prefix)) throw badRequest('The page token is not ours.');
  return cursor;
}
