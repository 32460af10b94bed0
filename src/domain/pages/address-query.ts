import { PAGE_FIELD, SEARCH_FIELD, SHOWN_FIELD, SORT_FIELD } from '#domain/site/query-fields.ts';

/** The first value of each field of `?a=1&b=2`; fields that cannot be decoded are left out. */
export function queryFields(search: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const key = decoded(name.replaceAll('+', ' '));
    const value = decoded(rest.join('=').replaceAll('+', ' '));
    if (key && value !== null && !fields.has(key)) fields.set(key, value);
  }
  return fields;
}

/** Text without its escapes; `null` where one of them is malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const OWN: ReadonlySet<string> = new Set([PAGE_FIELD, SEARCH_FIELD, SHOWN_FIELD, SORT_FIELD]);
/** What advertisements and chats add to a link. */
const TRACKING = /^(?:utm_\w+|(?:fb|g|d|ms|tt|yc)cl(?:id|src)|[gw]braid|_ga|_gl|mc_[ce]id|igshid?|ref)$/;

/** Whether the address of a list chooses some of its products: every field that is neither the site's own nor of tracking is a filter. */
export function isFiltered(fields: ReadonlyMap<string, string>): boolean {
  return [...fields.keys()].some((name) => !OWN.has(name) && !TRACKING.test(name));
}
