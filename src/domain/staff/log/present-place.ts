import type { Catalogue } from '#domain/catalogue/catalogue-index.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { FOOTER_UNIC_IDS } from '../forms/label-form.ts';
import type { Fields } from '../journal/change.ts';
import { productCategories } from '../products/product-categories.ts';
import { type FoundProduct, productState } from '../products/product-commands.ts';
import type { Documents } from './history.ts';

/**
 * A version of a product with the category and the subcategories that it has now where those of the version are gone: it would be found on no page of
 * a category.
 */
export function productInPlace(
  version: Documents,
  now: FoundProduct,
  { categories, labels }: Pick<Catalogue, 'categories' | 'labels'>,
): Documents {
  const { fields: present } = productState(now) === 'public' ? now.publico : now.borrador;
  const unicIDs = new Set(productCategories(categories).map(({ value }) => value));
  const labelIds = new Set(labels.map(({ id }) => id));
  const inPlace = (fields: Fields | null): Fields | null => {
    if (!fields) return fields;
    const { unicID, etiquetas } = fields;
    return {
      ...fields,
      ...(typeof unicID === 'string' && !unicIDs.has(unicID) && present && { unicID: present['unicID'] }),
      ...(Array.isArray(etiquetas) && { etiquetas: etiquetas.filter((id: unknown) => labelIds.has(String(id))) }),
    };
  };
  return new Map([...version].map(([path, { rev, fields }]) => [path, { rev, fields: inPlace(fields) }]));
}

/** The same of a subcategory, whose folder goes along with its category. */
export function labelInPlace(version: Fields, now: Label, categories: readonly Category[]): Fields {
  if (hasCategory(version['unicID'], categories)) return version;
  return { ...version, unicID: now.unicID, carpeta: now.carpeta };
}

/** Whether a subcategory of this unicID has its place in the menus: those of the footer have one without a category. */
export const hasCategory = (unicID: unknown, categories: readonly Category[]): boolean =>
  FOOTER_UNIC_IDS.some((one) => one === unicID) || categories.some((one) => one.unicID === unicID);
