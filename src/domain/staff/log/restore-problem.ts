import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { categoryToForm, checkCategory } from '../forms/category-form.ts';
import { checkLabel, labelToForm } from '../forms/label-form.ts';
import { parseStaffTutorial } from '../forms/parse-staff-tutorial.ts';
import { checkTutorial, type StaffTutorial, tutorialToForm } from '../forms/tutorial-form.ts';
import { checkProduct } from '../products/check-product.ts';
import { productCategories } from '../products/product-categories.ts';
import { productToForm } from '../products/product-form.ts';
import type { ListedProduct } from '../products/product-list.ts';
import { problemText } from './back-to-version.ts';
import { hasCategory } from './present-place.ts';
import type { Trashed } from './trash.ts';

/** What the shop has now. */
export interface ShopNow {
  readonly listed: readonly ListedProduct[];
  readonly categories: readonly Category[];
  readonly labels: readonly Label[];
  readonly tutorials: readonly StaffTutorial[];
}

const IS_BACK = 'Ya está de vuelta en la tienda.';

/** Why a deleted document cannot come back as it was, in a sentence: somebody has its clave or its address by now. `undefined` where it can. */
export function restoreProblem({ collection, document, fields }: Trashed, shop: ShopNow): string | undefined {
  const isBack = (rows: readonly { readonly id: string }[]): boolean => rows.some(({ id }) => id === document);
  switch (collection) {
    case 'borradores': {
      if (isBack(shop.listed)) return IS_BACK;
      const others = shop.listed.map(({ product }) => product);
      const checked = checkProduct(productToForm(fields, null), 'draft', others);
      return checked.ok ? undefined : problemText(checked.error);
    }
    case 'categories': {
      if (isBack(shop.categories)) return IS_BACK;
      const category = parseCategory(document, fields);
      if (!category.ok) return undefined;
      const checked = checkCategory(categoryToForm(category.value), undefined, shop.categories);
      return checked.ok ? undefined : problemText(checked.error);
    }
    case 'etiquetas': {
      if (isBack(shop.labels)) return IS_BACK;
      const label = parseLabel(document, fields);
      if (!label.ok) return undefined;
      const checked = checkLabel(labelToForm(label.value), undefined, shop.labels);
      return checked.ok ? undefined : problemText(checked.error);
    }
    case 'tutoriales': {
      if (isBack(shop.tutorials)) return IS_BACK;
      const tutorial = parseStaffTutorial(document, fields);
      if (!tutorial.ok) return undefined;
      const checked = checkTutorial(tutorialToForm(tutorial.value), undefined, shop.tutorials);
      return checked.ok ? undefined : problemText(checked.error);
    }
    default:
      return undefined;
  }
}

const NO_CATEGORY = 'Su categoría ya no existe: elige otra.';
const NO_LABEL = 'Una subcategoría suya ya no existe: revisa en cuáles está.';

/**
 * What a deleted document that comes back has lost meanwhile, in a sentence: without its category visitors find it on no page. Empty where nothing.
 * It comes back all the same, because its category may come back after it, or never.
 */
export function lostPlace(
  { collection, fields: { unicID, etiquetas } }: Trashed,
  { categories, labels }: Pick<ShopNow, 'categories' | 'labels'>,
): string {
  switch (collection) {
    case 'borradores': {
      const isPlaced = !unicID || productCategories(categories).some(({ value }) => value === unicID);
      if (!isPlaced) return NO_CATEGORY;
      const named: readonly unknown[] = Array.isArray(etiquetas) ? etiquetas : [];
      return named.every((one) => labels.some(({ id }) => id === one)) ? '' : NO_LABEL;
    }
    case 'etiquetas':
      return hasCategory(unicID, categories) ? '' : NO_CATEGORY;
    default:
      return '';
  }
}
