import { pages } from '#domain/site/pages.ts';
import type { Category } from './category.ts';
import type { Label } from './label.ts';
import type { Product } from './product.ts';

// Folders and slugs are what staff typed, so each is escaped; Firestore's own rules do not keep a slash out.
const path = (...segments: readonly string[]): string =>
  segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');

/** The path of a category's page: `/pinturas`. */
export function categoryPath(category: Category): string {
  return path(category.folder);
}

/** The path of a subcategory's page, under its own folder: `/pinturas/esmaltes`. */
export function labelPath(label: Label): string {
  return path(label.carpeta, label.slug);
}

/** Under the product's first known label; without one, under its category, with `producto` where the label would stand. */
export function productPath(
  product: Product,
  { labels, categories }: { readonly labels: readonly Label[]; readonly categories: readonly Category[] },
): string {
  const first = product.etiquetas.map((id) => labels.find((label) => label.id === id)).find((label) => label);
  if (first) return path(first.carpeta, first.slug, product.slug);
  const folder = categories.find((category) => category.unicID === product.unicID)?.folder ?? 'catalogo';
  return path(folder, 'producto', product.slug);
}

/** The path of a tutorial's page. */
export function tutorialPath(slug: string): string {
  return `${pages.tutorials.path}/${encodeURIComponent(slug)}`;
}
