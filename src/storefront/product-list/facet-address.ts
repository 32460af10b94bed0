import { chosenWords, type FacetChoice } from '#domain/catalogue/facets.ts';
import { PAGE_FIELD, SEARCH_FIELD, SHOWN_FIELD, SORT_FIELD } from '#domain/site/query-fields.ts';
import { isTracking } from '#domain/site/tracking-fields.ts';

const NOT_FACETS: ReadonlySet<string> = new Set([SEARCH_FIELD, SHOWN_FIELD, SORT_FIELD, PAGE_FIELD]);
const MOST = 40;

/** The facet values chosen by an address: `?voltaje=20-v,12-v&marca=tenaz`. A repeated field adds its values, as those of a form do. */
export function choiceFrom(search: URLSearchParams): FacetChoice {
  const choice: Record<string, string[]> = {};
  for (const [param, words] of [...search].slice(0, MOST)) {
    if (NOT_FACETS.has(param) || isTracking(param)) continue;
    const all = [...chosenWords(choice, param), ...words.split(',').filter(Boolean)];
    choice[param] = [...new Set(all)].slice(0, MOST);
  }
  return choice;
}

/** The choice that these options are. */
export function choiceOf(chosen: readonly { readonly param: string; readonly word: string }[]): FacetChoice {
  const choice: Record<string, string[]> = {};
  for (const { param, word } of chosen) choice[param] = [...chosenWords(choice, param), word];
  return choice;
}

/** The choice with one value added or removed. */
export function toggleWord(choice: FacetChoice, param: string, word: string): FacetChoice {
  const words = chosenWords(choice, param);
  return { ...choice, [param]: words.includes(word) ? words.filter((one) => one !== word) : [...words, word] };
}

// A comma, a slash and a colon need no escape in a query, and the address stays readable without.
const readable = (text: string): string => encodeURIComponent(text).replace(/%2C/g, ',').replace(/%2F/g, '/');

/** The query string with its fields in the order given, without empty ones. `''` when there are none. */
export function writeQuery(fields: readonly (readonly [name: string, value: string])[]): string {
  const written = fields.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${readable(value)}`);
  return written.length > 0 ? `?${written.join('&')}` : '';
}

export function choiceFields(choice: FacetChoice): (readonly [string, string])[] {
  return Object.entries(choice).map(([param, words]) => [param, words.join(',')]);
}
