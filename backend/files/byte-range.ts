export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: ByteRange = { kind: 'whole' };

/**
 * One range of a `Range` header (RFC 9110 §14). Several ranges, other units and nonsense are ignored, as allowed: the whole is sent. So is
 * a range of an empty file: the SDK asks for one whenever it has a limit, and takes 416 for a failure.
 */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (size === 0 || (first === '' && last === '')) return WHOLE;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? { kind: 'unsatisfiable' } : { kind: 'part', start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Number(last);
  if (last !== '' && end < start) return WHOLE;
  return start >= size ? { kind: 'unsatisfiable' } : { kind: 'part', start, end: Math.min(end, size - 1) };
}
