import { facetsOfList, namesFacet } from '#domain/catalogue/list-facets.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { PAGE_FIELD, SEARCH_FIELD, SHOWN_FIELD, SORT_FIELD } from '#domain/site/query-fields.ts';
import { isTracking } from '#domain/site/tracking-fields.ts';

/** The first value of each field of `?a=1&b=2`, as a browser reads them: a page is drawn with what that reads. */
export function queryFields(search: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [name = '', ...rest] = pair.split('=');
    const key = formText(name);
    if (key && !fields.has(key)) fields.set(key, formText(rest.join('=')));
  }
  return fields;
}

/**
 * The escapes of one letter, or of as many bytes as could begin one: what a browser replaces with one sign where the rest is missing.
 * https://encoding.spec.whatwg.org/#utf-8-decoder
 */
const LETTER = new RegExp(
  [
    '%(?:c[2-9a-f]|d.)(?:T)?',
    '%e0(?:%[ab].(?:T)?)?',
    '%ed(?:%[89].(?:T)?)?',
    '%e[1-9a-cef](?:T){0,2}',
    '%f0(?:%[9ab].(?:T){0,2})?',
    '%f[1-3](?:T){0,3}',
    '%f4(?:%8.(?:T){0,2})?',
    '%..',
  ]
    .join('|')
    .replaceAll('T', '%[89ab].')
    .replaceAll('.', String.raw`[\da-f]`),
  'gi',
);

/** A name or a value of a query. A percent sign that begins no escape is itself, and an escape of no letter is the sign for that. */
const formText = (text: string): string =>
  text.replaceAll('+', ' ').replace(LETTER, (escapes) => decoded(escapes) ?? '\uFFFD');

/** Text without its escapes; `null` where one of them is malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

const OWN: ReadonlySet<string> = new Set([PAGE_FIELD, SEARCH_FIELD, SHOWN_FIELD, SORT_FIELD]);

/** Whether the address of a list chooses some of its products. Fields that name none of its facets choose nothing. */
export function isFiltered(fields: ReadonlyMap<string, string>, products: readonly Product[]): boolean {
  const others = [...fields.keys()].filter((name) => !OWN.has(name) && !isTracking(name));
  return others.length > 0 && namesFacet(facetsOfList(products), others);
}
