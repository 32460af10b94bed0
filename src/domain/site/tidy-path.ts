import { pages } from './pages.ts';
import { singleSlashes } from './single-slashes.ts';

/** What people write for a page that has another address. */
const WRITTEN: Readonly<Record<string, string>> = { '/contacto': pages.contact.path, '/inicio': pages.home.path };

/** Escapes of letters, digits and `-._~`, which mean the sign itself. What other escapes hide may mean something else than the sign: `%2f` is no slash. */
const PLAIN_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * The address that somebody means who types or copies one: small letters, single slashes, no dot, slash or space at its end, no escape of a plain
 * letter, no name of a folder's file. The router of the client knows such escapes, so without this a server would say that its page is not there.
 */
export function tidyPath(path: string): string {
  const plain = path.replace(PLAIN_ESCAPE, (escape) => String.fromCharCode(Number.parseInt(escape.slice(1), 16)));
  const single = singleSlashes(plain.toLowerCase());
  const tidy = withoutEnd(withoutEnd(single).replace(/\/index\.html?$/, '/'));
  return WRITTEN[tidy] ?? tidy;
}

function withoutEnd(path: string): string {
  let end = path.length;
  for (;;) {
    if (end > 1 && './ '.includes(path[end - 1] ?? '')) end -= 1;
    else if (end > 3 && path.startsWith('%20', end - 3)) end -= 3;
    else return path.slice(0, end);
  }
}
