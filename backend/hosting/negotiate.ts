import type { Encoding } from './asset.ts';

/** The best encoding a client accepts: brotli, then gzip, then none. An encoding with `q=0` is refused. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Map<string, number>();
  for (const part of (acceptEncoding ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map((piece) => piece.trim());
    const quality = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
    accepted.set(name, Number(quality) || 0);
  }
  const takes = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0;
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

/** Whether `If-None-Match` names the representation, so that the client's copy is still good. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const named = (ifNoneMatch ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  return named.includes(etag) || named.includes('*');
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
