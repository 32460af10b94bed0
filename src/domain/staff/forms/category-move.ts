import { productPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { several } from '#domain/kernel/several.ts';
import type { ListedProduct } from '../products/product-list.ts';

/** What has to be written together with a new folder or unicID of a category. */
export interface Moves {
  /** Its subcategories as they must be written, because they name the folder or the unicID. */
  readonly labels: readonly Label[];
  /** Its products that must be written, because they name the unicID: drafts and withdrawn ones, too. */
  readonly products: readonly ListedProduct[];
  /** How many products get another address. */
  readonly readdressed: number;
}

/** Firestore takes at most 500 documents in one batch, and all of this is one. */
export const MOST_MOVED = 400;

type Named = Pick<Category, 'folder' | 'unicID'>;

/** Whether products move with a category: then all of them have to be known. */
export const movesProducts = (before: Named, after: Named): boolean => before.unicID !== after.unicID;

/** The menus and every product as staff see them, with this device's unsent edits. */
interface StaffCatalogue extends Pick<Catalogue, 'categories' | 'labels'> {
  readonly products: readonly ListedProduct[];
}

/** What moves with a category from `before` to `after`. Nothing where neither folder nor unicID changes. */
export function movesOf(before: Category, after: Named, catalogue: StaffCatalogue): Moves {
  if (before.folder === after.folder && before.unicID === after.unicID)
    return { labels: [], products: [], readdressed: 0 };
  const own = (row: { readonly unicID: string }): boolean => row.unicID === before.unicID;
  // A subcategory whose folder differs from the category's keeps it, because staff chose it.
  const labels = catalogue.labels
    .filter((label) => own(label) && (before.unicID !== after.unicID || label.carpeta === before.folder))
    .map((label) => ({
      ...label,
      unicID: after.unicID,
      carpeta: label.carpeta === before.folder ? after.folder : label.carpeta,
    }));
  const products = movesProducts(before, after) ? catalogue.products.filter(({ product }) => own(product)) : [];
  const moved = new Map(labels.map((label) => [label.id, label]));
  const then = {
    categories: catalogue.categories.map((category) =>
      category.id === before.id ? { ...category, ...after } : category,
    ),
    labels: catalogue.labels.map((label) => moved.get(label.id) ?? label),
  };
  // Only what visitors see has an address that somebody may have kept.
  const readdressed = catalogue.products.filter(({ state, product }) => {
    const renamed = own(product) ? { ...product, unicID: after.unicID } : product;
    return state === 'public' && productPath(product, catalogue) !== productPath(renamed, then);
  }).length;
  return { labels, products, readdressed };
}

/** The move in one sentence, for whoever is about to save it; empty where nothing moves. */
export function movesText({ labels, products, readdressed }: Moves): string {
  const parts = [
    labels.length > 0 && several(labels.length, 'subcategoría se mueve', 'subcategorías se mueven'),
    products.length > 0 && several(products.length, 'producto cambia de categoría', 'productos cambian de categoría'),
    readdressed > 0 && several(readdressed, 'producto cambia de dirección', 'productos cambian de dirección'),
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}
