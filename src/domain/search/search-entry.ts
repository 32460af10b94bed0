import { plainClave } from './claves.ts';

/** What can be found: an article, one of the site's own pages, a tutorial, the listing of a category or label. Their order is that of saved indexes. */
export const SEARCH_KINDS = ['product', 'page', 'tutorial', 'category'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** One thing that can be found, as the caller maps it: plain text as people read it, nothing folded. No description: it doubles the index and adds no right answer. */
export interface SearchEntry {
  /** Unique over all kinds. */
  readonly id: string;
  readonly kind: SearchKind;
  /** The name as shown. What a thing is stands first in it; what it is for follows "para". */
  readonly title: string;
  readonly clave?: string;
  readonly marca?: string;
  readonly modelo?: string;
  /** Codes that find it when they are asked for whole. */
  readonly codes?: readonly string[];
  /** Names of its labels and of its category. */
  readonly groups?: readonly string[];
  /** Further words it is to be found by: materials, uses, a page's topics. */
  readonly keywords?: readonly string[];
  /** What it serves by its own sheet, features and description. */
  readonly uses?: readonly string[];
}

/** A found entry, by its id. */
export interface SearchHit {
  readonly id: string;
  readonly kind: SearchKind;
}

/** True when a query is the entry's whole clave or model, hyphens and spaces aside. */
export function isClaveOf(entry: SearchEntry | undefined, query: string): boolean {
  const plain = plainClave(query);
  return plain !== '' && [entry?.clave, entry?.modelo].some((code) => code !== undefined && plainClave(code) === plain);
}

/** The same of the clave alone: what the shop calls an article comes before what another's maker does. */
export function isOwnClave(entry: SearchEntry | undefined, query: string): boolean {
  return isClaveOf(entry && { ...entry, modelo: '' }, query);
}
