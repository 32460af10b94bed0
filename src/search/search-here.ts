import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { ServedAnswer } from '#domain/catalogue/served-page.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { createSearchEngine, type SearchEngine } from '#domain/search/search-engine.ts';
import { adviceOf } from './found-advice.ts';
import { placesOf } from './found-places.ts';
import { followCatalogue, type SearchChange } from './search-changes.ts';
import { PAGE_ENTRIES } from './search-pages.ts';

/** How many entries one step indexes: some milliseconds of a server's only thread. */
const STEP = 20;

let engine: SearchEngine | undefined;
const changes = followCatalogue();
const pageTitles = new Map(PAGE_ENTRIES.map(({ id, title }) => [id, title]));
let indexing: { readonly catalogue: Catalogue; readonly steps: Generator<void, void> } | undefined;
let indexed: Catalogue | undefined;

/**
 * Takes a few entries of what changed into the index that `searchHere` asks.
 * @returns whether the index has this catalogue now; call it again until it does
 */
export function prepareSearch(catalogue: Catalogue, tutorials: readonly Tutorial[]): boolean {
  if (indexed === catalogue) return true;
  engine ??= engineWithPages();
  engine.useWords(catalogue.words ?? []);
  // What was begun for an earlier catalogue is ended first, because the next changes are those since then.
  indexing ??= { catalogue, steps: indexSteps(engine, changes(catalogue, tutorials)) };
  if (!indexing.steps.next().done) return false;
  indexed = indexing.catalogue;
  indexing = undefined;
  return indexed === catalogue;
}

function* indexSteps(into: SearchEngine, parts: Iterable<SearchChange>): Generator<void, void> {
  let done = 0;
  for (const { put, remove } of parts) {
    for (const id of remove) into.remove(id);
    for (const entry of put) {
      into.put(entry);
      done += 1;
      if (done % STEP === 0) yield;
    }
  }
  yield* into.prepareNear();
}

/** The answer of the search where there is no worker, as on a server. What `prepareSearch` has not indexed yet is indexed first. */
export function searchHere(query: string, catalogue: Catalogue, tutorials: readonly Tutorial[]): ServedAnswer {
  while (!prepareSearch(catalogue, tutorials)) continue;
  engine ??= engineWithPages();
  const hits = engine.find(query).map((hit) => {
    const title = hit.kind === 'page' ? pageTitles.get(hit.id) : undefined;
    return title === undefined ? hit : { ...hit, title };
  });
  return {
    query,
    ids: hits.filter(({ kind }) => kind === 'product').map(({ id }) => id),
    places: placesOf(hits, catalogue, tutorials),
    near: hits.length === 0 ? engine.near(query) : [],
    advice: adviceOf(engine.advice(query), catalogue, tutorials),
  };
}

function engineWithPages(): SearchEngine {
  const made = createSearchEngine();
  for (const entry of PAGE_ENTRIES) made.put(entry);
  return made;
}
