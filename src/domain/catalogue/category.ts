/** How the desktop bar shows a category: `simple` and `slim` are plain links, `megamenu` opens a panel. */
export type MenuKind = 'simple' | 'slim' | 'megamenu';

/** One of the two products that a megamenu shows beside its subcategories. */
export interface FeaturedItem {
  readonly href: string;
  readonly name: string;
  readonly description: string;
  readonly imagenes: readonly { readonly imagen: string }[];
}

/** A document of `categories`. Field names are the stored ones. */
export interface Category {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly menu: MenuKind;
  /** Ties a category to its labels and products. Text, as stored: `'0'`. */
  readonly unicID: string;
  /** `'public'` means shown to visitors in the footer and the mobile menu. The desktop bar does not filter by it. */
  readonly visible: string;
  readonly menuindex1?: FeaturedItem;
  readonly menuindex2?: FeaturedItem;
  readonly orden: number;
  /** The folders that it had before, newest first with a blank between them. */
  readonly carpetasAnteriores?: string | undefined;
  /** The revision, counted up by each write; an edit names the revision that it started from. */
  readonly rev?: number | undefined;
}
