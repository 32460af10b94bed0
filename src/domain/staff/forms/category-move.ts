import { productPath } from '#domain/catalogue/addresses.ts';
import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { ownerOfLabel } from '#domain/catalogue/product-trail.ts';
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

/** What is the category's own: of several with its unicID, each has the subcategories of its folder and their products. */
function ownedBy(before: Category, { categories, labels }: Pick<Catalogue, 'categories' | 'labels'>) {
  const named = (row: { readonly unicID: string }): boolean => row.unicID === before.unicID;
  const namesakes = categories.map((category) => (category.id === before.id ? before : category)).filter(named);
  const isOwner = (category: Category | undefined): boolean => category === undefined || category.id === before.id;
  const byId = new Map(labels.filter(named).map((label) => [label.id, label]));
  return {
    label: (label: Label): boolean => named(label) && isOwner(ownerOfLabel(namesakes, label)),
    product: (product: Product): boolean => {
      const label = product.etiquetas.map((id) => byId.get(id)).find((one) => one);
      return named(product) && isOwner(label ? ownerOfLabel(namesakes, label) : namesakes[0]);
    },
  };
}

/** What moves with a category from `before` to `after`. Nothing where neither folder nor unicID changes. */
export function movesOf(before: Category, after: Named, catalogue: StaffCatalogue): Moves {
  if (before.folder === after.folder && before.unicID === after.unicID)
    return { labels: [], products: [], readdressed: 0 };
  const own = ownedBy(before, catalogue);
  // A subcategory whose folder differs from the category's keeps it, because staff chose it.
  const labels = catalogue.labels
    .filter((label) => own.label(label) && (before.unicID !== after.unicID || label.carpeta === before.folder))
    .map((label) => ({
      ...label,
      unicID: after.unicID,
      carpeta: label.carpeta === before.folder ? after.folder : label.carpeta,
    }));
  const products = movesProducts(before, after) ? catalogue.products.filter(({ product }) => own.product(product)) : [];
  const moved = new Map(labels.map((label) => [label.id, label]));
  const then = {
    categories: catalogue.categories.map((category) =>
      category.id === before.id ? { ...category, ...after } : category,
    ),
    labels: catalogue.labels.map((label) => moved.get(label.id) ?? label),
  };
  // Only what visitors see has an address that somebody may have kept.
  const readdressed = catalogue.products.filter(({ state, product }) => {
    const renamed = own.product(product) ? { ...product, unicID: after.unicID } : product;
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
