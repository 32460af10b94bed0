import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import type { TrailLink } from '#domain/catalogue/product-trail.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import type { PageName } from '#domain/site/pages.ts';

/** The part of a long list that an address asks for. */
export interface ListPart {
  /** All products of the list, in the catalogue's order. */
  readonly products: readonly Product[];
  /** From 1. */
  readonly page: number;
  /** At least 1. */
  readonly pages: number;
  /** The address chooses some of the products by a filter. */
  readonly isFiltered: boolean;
}

/** What a public address shows. */
export type PageAddress =
  | {
      readonly kind: 'page';
      readonly name: Exclude<PageName, 'search'>;
      /** A calculator with somebody's measures or product: search engines list the calculator itself. */
      readonly isFiltered?: boolean;
    }
  | { readonly kind: 'search'; readonly words: string }
  | { readonly kind: 'category'; readonly category: Category; readonly list: ListPart }
  | {
      readonly kind: 'label';
      readonly label: Label;
      readonly category: Category | undefined;
      readonly list: ListPart;
    }
  | { readonly kind: 'product'; readonly product: Product; readonly path: string }
  | { readonly kind: 'tutorial'; readonly tutorial: Tutorial };

/** What is kept of a product that is no longer sold. */
export interface RetiredPage {
  readonly slug: string;
  /** Ids of the products that stood on its page as alternatives. */
  readonly alternatives: readonly string[];
}

/** How an address is answered. */
export type Resolution =
  /** 200. */
  | { readonly kind: 'found'; readonly address: PageAddress }
  /** 301: `to` is a path with its query, and always of this site. */
  | { readonly kind: 'moved'; readonly to: string }
  /** 410. */
  | {
      readonly kind: 'retired';
      readonly slug: string;
      readonly path: string;
      /** What is sold instead: its alternatives, else what its category or subcategory has. At most eight. */
      readonly successors: readonly Product[];
      /** The category or subcategory that the address names. */
      readonly listing: TrailLink | undefined;
    }
  /** 404. With a `slug`, a retired product may have had this address: whoever can look for its tombstone asks again with it. */
  | { readonly kind: 'unknown'; readonly path: string; readonly slug?: string };

export type Answered = Exclude<Resolution, { kind: 'moved' }>;

/** The status code of each answer. */
export const STATUS: Readonly<Record<Resolution['kind'], 200 | 301 | 404 | 410>> = {
  found: 200,
  moved: 301,
  retired: 410,
  unknown: 404,
};
