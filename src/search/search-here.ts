import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { ServedAnswer } from '#domain/catalogue/served-page.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { createSearchEngine, type SearchEngine } from '#domain/search/search-engine.ts';
import { placesOf } from './found-places.ts';
import { followCatalogue } from './search-changes.ts';
import { PAGE_ENTRIES } from './search-pages.ts';

let engine: SearchEngine | undefined;
const changes = followCatalogue();
const pageTitles = new Map(PAGE_ENTRIES.map(({ id, title }) => [id, title]));

/** The answer of the search where there is no worker, as on a server. The index is built at the first query and then follows the catalogue. */
export function searchHere(query: string, catalogue: Catalogue, tutorials: readonly Tutorial[]): ServedAnswer {
  engine ??= engineWithPages();
  for (const { put, remove } of changes(catalogue, tutorials)) {
    for (const id of remove) engine.remove(id);
    for (const entry of put) engine.put(entry);
  }
  const hits = engine.find(query).map((hit) => {
    const title = hit.kind === 'page' ? pageTitles.get(hit.id) : undefined;
    return title === undefined ? hit : { ...hit, title };
  });
  return {
    query,
    ids: hits.filter(({ kind }) => kind === 'product').map(({ id }) => id),
    places: placesOf(hits, catalogue, tutorials),
    near: hits.length === 0 ? engine.near(query) : [],
  };
}

function engineWithPages(): SearchEngine {
  const made = createSearchEngine();
  for (const entry of PAGE_ENTRIES) made.put(entry);
  return made;
}
