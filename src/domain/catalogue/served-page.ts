import type { Material } from '#domain/calculators/materials.ts';
import type { StoreSettings } from '#domain/settings/store-settings.ts';
import type { Category } from './category.ts';
import type { FacetAnswer } from './facets.ts';
import type { Label } from './label.ts';
import { LEFT_OFF_CARDS } from './left-off-cards.ts';
import type { MenusRead } from './menus-read.ts';
import type { Product } from './product.ts';
import type { Tutorial } from './tutorial.ts';

/**
 * What a page is rendered from on a server. It travels in the page's HTML, so that the browser's first render has the same text before the
 * catalogue is there. Products of lists have only the fields that a card shows, see {@link cardOf}.
 */
export interface ServedPage {
  /** As the router gives it: decoded where that is possible. */
  readonly path: string;
  /** The query in the same form, without its question mark and without the fields of advertisements. */
  readonly search: string;
  readonly categories: readonly Category[];
  /** Beside a long list without their texts: {@link labelWithoutText}. */
  readonly labels: readonly Label[];
  /** How far the menus are known, so that a first visit reads only what changed since; absent where their documents do not say when they were written, and where a part of them is left out. */
  readonly read?: MenusRead | undefined;
  /** What the store's profile was on this page, besides the built one. */
  readonly settings?: StoreSettings | undefined;
  /** The shop's day whose promotions the page shows; absent where there were none. */
  readonly day?: string | undefined;
  /** Products in the whole catalogue. */
  readonly total: number;
  /** Those that the front page shows; empty for other pages. */
  readonly front: readonly Product[];
  /** How many products each category has, by unicID, for the front page. */
  readonly counts: Readonly<Record<string, number>>;
  /** Those that the page shows besides its list. */
  readonly products: readonly Product[];
  readonly list?: ServedList | undefined;
  readonly answer?: ServedAnswer | undefined;
  /** What a calculator lets choose. */
  readonly materials?: ServedMaterials | undefined;
  /** Those that the page shows; a list of tutorials without their texts. */
  readonly tutorials: readonly Tutorial[];
  /** Where uploaded files are. */
  readonly files: ServedFiles;
}

/** The articles of one calculator; for paint those of one kind. */
export interface ServedMaterials {
  readonly kind: string | undefined;
  readonly list: readonly Material[];
}

/** One page of a list of products. */
export interface ServedList {
  /** The introduction, which is written from all products of the list. */
  readonly lead: string;
  /** The products of this page in their order. */
  readonly products: readonly Product[];
  /** How many products the list has on all its pages. */
  readonly count: number;
  readonly facets: FacetAnswer['facets'];
  readonly chosen: FacetAnswer['chosen'];
}

/** What a search found. */
export interface ServedAnswer {
  readonly query: string;
  readonly ids: readonly string[];
  readonly places: readonly ServedPlace[];
  readonly near: readonly string[];
  readonly advice?: ServedAdvice | undefined;
}

/** What is shown above the results of a search. */
export interface ServedAdvice {
  /** What was asked for and is not sold, and what is. */
  readonly sentence?: string;
  /** What helps with the problem that was asked about, best first; never empty. */
  readonly guide?: {
    readonly title: string;
    readonly options: readonly { readonly name: string; readonly because: string; readonly href: string }[];
  };
}

export interface ServedPlace {
  readonly kind: 'category' | 'page' | 'tutorial';
  readonly name: string;
  readonly href: string;
  readonly within?: string;
}

export interface ServedFiles {
  readonly storageBucket?: string | undefined;
  readonly embedded: boolean;
}

/** A product with the fields that a card, a row or a presentation shows, the long ones empty. */
export function cardOf(product: Product): Product {
  return {
    ...product,
    ...LEFT_OFF_CARDS,
    codigoBarras: '',
    imagenes: product.imagenes
      .slice(0, 1)
      .map((image) => (image.alt === product.nombre ? { ...image, alt: '' } : image)),
  };
}

/** So many products of a list leave room for the texts of all subcategories in the first packets of a connection, about 14 kB. */
export const SHORT_LIST = 24;

/** A subcategory as a menu or a chip shows it. Its text comes with the menus, which a visitor of such a page reads. */
export function labelWithoutText(label: Label): Label {
  return { ...label, descripcion: '' };
}
