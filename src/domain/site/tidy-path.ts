import { pages } from './pages.ts';
import { singleSlashes } from './single-slashes.ts';

/** What people write for a page that has another address. */
const WRITTEN: Readonly<Record<string, string>> = { '/contacto': pages.contact.path, '/inicio': pages.home.path };

/** The address that somebody means who types one: small letters, single slashes, no dot or slash at its end, no name of a folder's file. */
export function tidyPath(path: string): string {
  const single = singleSlashes(path.toLowerCase()).replace(/\/index\.html?$/, '/');
  let end = single.length;
  while (end > 1 && (single[end - 1] === '.' || single[end - 1] === '/')) end -= 1;
  const tidy = single.slice(0, end);
  return WRITTEN[tidy] ?? tidy;
}
