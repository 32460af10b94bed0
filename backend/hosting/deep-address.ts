/** Segments of an address; no address of the site has half as many. */
const DEEPEST = 100;

/**
 * Whether an address has so many segments that it must not be compared with glob patterns. With `**` in the middle of a pattern the time grows with the
 * number of segments: seven thousand took twenty milliseconds for each pattern.
 */
export function isTooDeep(pathname: string): boolean {
  let at = -1;
  for (let count = 0; count <= DEEPEST; count += 1) {
    at = pathname.indexOf('/', at + 1);
    if (at < 0) return false;
  }
  return true;
}
