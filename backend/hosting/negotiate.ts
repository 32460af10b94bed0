import type { Encoding } from './asset.ts';

/** Best first: what a client likes as much. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;
/** What is not compressed is always accepted and, where a client does not name it, liked least. */
const UNNAMED = 0.0001;

/** Characters of a client's list of encodings that are looked at: browsers write thirty, and a head of 15 kB has two thousand of them. */
const LONGEST_LIST = 500;

/** Of what we have, the encoding that a client likes best. One with `q=0` is refused. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').slice(0, LONGEST_LIST).toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    const quality = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
    accepted.set(name, Number(quality) || 0);
  }
  const liking = (name: Encoding): number =>
    accepted.get(name) ?? accepted.get('*') ?? (name === 'identity' ? UNNAMED : 0);
  return ENCODINGS.reduce<Encoding>(
    (best, name) => (liking(name) > liking(best) ? name : best),
    liking('br') > 0 ? 'br' : 'identity',
  );
}

/**
 * Whether `If-None-Match` names the representation, so that the client's copy is still good. Looked for as text, because the list may have fifteen thousand
 * entries; an ETag of ours ends with its quotes and has no other's within.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*');
}

export type ByteRange = { readonly start: number; readonly end: number };

/**
 * The part of a body that `Range` asks for (`end` is its last byte), 'unsatisfiable', or undefined when the whole is to be sent: no range, several,
 * or one in a form we do not know.
 */
export function parseRange(range: string | undefined, length: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(range ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (match === null || (first === '' && last === '')) return undefined;
  const start = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return start > end || start >= length ? 'unsatisfiable' : { start, end };
}
