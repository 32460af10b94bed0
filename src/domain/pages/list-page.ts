import { PAGE_FIELD } from '#domain/site/query-fields.ts';

/** Products on one page of a long list. */
export const LIST_PAGE = 48;

/** Of a list of so many products; an empty one has a page too. */
export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / LIST_PAGE));

/** The page that an address asks for, from 1; `null` where it asks for what no list has. A field that was left empty asks for none. */
export function pageNumber(text = ''): number | null {
  if (text === '') return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

/**
 * Until which product a list is shown.
 * @param from how many products stand on the pages before
 * @param text what its address says, as it was grown; anything but a whole number says nothing
 */
export function shownUntil(from: number, text = ''): number {
  return Math.max(from + LIST_PAGE, /^\d{1,6}$/.test(text) ? Number(text) : 0);
}

/** The address of a page of a list: the first one has no number. */
export function listPagePath(path: string, page: number): string {
  return page <= 1 ? path : `${path}?${PAGE_FIELD}=${page}`;
}
