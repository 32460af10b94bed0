import { badRequest } from './file-refusal.ts';
import type { FileStore } from './file-store.ts';

const MOST_RESULTS = 1000;
/** The code point after the slash: the first name after a folder's. */
const AFTER_SLASH = '0';

/** From `name` on, or after it. */
interface Cursor {
  readonly name: string;
  readonly isAfter: boolean;
}

export interface ListQuery {
  readonly prefix: string;
  /** Whether `/` ends a name: what lies deeper is answered as a folder. */
  readonly hasDelimiter: boolean;
  readonly maxResults: number;
  readonly cursor: Cursor;
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
    hasDelimiter: delimiter === '/',
    maxResults: Math.min(asked === null ? MOST_RESULTS : Number(asked), MOST_RESULTS),
    cursor: token === null || token === '' ? { name: prefix, isAfter: false } : parseToken(token, prefix),
  };
}

/** One page: folders and files share the count and the order. A whole folder is one step, however much is in it. */
export function listFiles(
  store: FileStore,
  bucket: string,
  { prefix, hasDelimiter, maxResults, cursor }: ListQuery,
): object {
  const prefixes: string[] = [];
  const items: { name: string; bucket: string }[] = [];
  let at = cursor;
  for (;;) {
    const name = store.nextName(bucket, at);
    if (name === undefined || !name.startsWith(prefix)) return { prefixes, items };
    if (prefixes.length + items.length === maxResults) return { prefixes, items, nextPageToken: cursorToToken(at) };
    const slash = hasDelimiter ? name.indexOf('/', prefix.length) : -1;
    if (slash === -1) {
      items.push({ name, bucket });
      at = { name, isAfter: true };
    } else {
      prefixes.push(name.slice(0, slash + 1));
      at = { name: name.slice(0, slash) + AFTER_SLASH, isAfter: false };
    }
  }
}

function cursorToToken({ name, isAfter }: Cursor): string {
  return Buffer.from((isAfter ? '>' : '=') + name).toString('base64url');
}

function parseToken(token: string, prefix: string): Cursor {
  const text = Buffer.from(token, 'base64url').toString('utf8');
  const cursor = { name: text.slice(1), isAfter: text.startsWith('>') };
  // Not before the prefix: a page never shows what its query does not ask for.
  if (!/^[=>]/.test(text) || Buffer.compare(Buffer.from(cursor.name), Buffer.from(prefix)) < 0)
    throw badRequest('The page token is not ours.');
  return cursor;
}
