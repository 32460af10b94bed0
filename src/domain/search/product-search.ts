import MiniSearch, { type SearchOptions } from 'minisearch';
import { claveTerms, queryTerms, textTerms } from './search-terms.ts';

/** What of a product is searched. The description is not: it doubles the index and adds no right answer. */
export interface SearchableProduct {
  readonly id: string;
  readonly nombre: string;
  readonly clave: string;
  readonly marca: string;
  readonly modelo: string;
  /** Names of its labels and its category. */
  readonly grupos: string;
}

export interface ProductSearch {
  /** Adds a product or takes the newer one in its place. */
  put(product: SearchableProduct): void;
  remove(id: string): void;
  /** Ids, best first; none for a query without letters or digits. */
  find(query: string): string[];
}

const isWord = (term: string): boolean => term.length > 3 && !/\d/.test(term);

// Each stage is tried only when the one before found nothing: a typo's neighbours must never outrank an exact word.
const STAGES: readonly SearchOptions[] = [
  { combineWith: 'AND', prefix: (_term, position, terms) => position === terms.length - 1 },
  { combineWith: 'AND', prefix: true, fuzzy: (term) => isWord(term) && 0.25 },
  { combineWith: 'OR', prefix: true, fuzzy: (term) => isWord(term) && 0.2 },
];

export function createProductSearch(): ProductSearch {
  const index = new MiniSearch<SearchableProduct>({
    fields: ['nombre', 'clave', 'modelo', 'grupos', 'marca'],
    tokenize: (text, field) => (field === 'clave' || field === 'modelo' ? claveTerms(text) : textTerms(text)),
    processTerm: (term) => term,
    searchOptions: {
      tokenize: queryTerms,
      boost: { nombre: 4, clave: 5, modelo: 3, grupos: 2 },
      // What a thing is stands first in its Spanish name: "taladro …", not "brocas para taladro".
      boostDocument: (_id, term, stored) => (stored?.['head'] === term ? 2 : 1),
    },
    storeFields: ['head'],
    extractField: (product, field) =>
      field === 'head' ? (textTerms(product.nombre)[0] ?? '') : product[field as keyof SearchableProduct],
  });
  return {
    put(product) {
      if (index.has(product.id)) index.replace(product);
      else index.add(product);
    },
    remove(id) {
      if (index.has(id)) index.discard(id);
    },
    find(query) {
      for (const options of STAGES) {
        const found = index.search(query, options);
        if (found.length > 0) return found.map(({ id }) => String(id));
      }
      return [];
    },
  };
}
