import { foldText, textToSlug } from '#domain/kernel/text-fold.ts';
import type { NewArticle } from '#domain/price-import/new-articles.ts';
import { type CategoryFields, checkCategory, emptyCategoryForm } from '../forms/category-form.ts';
import type { Change } from '../journal/change.ts';
import { articleDrafts } from '../products/article-drafts.ts';

/** The category of articles that have none in the list. */
const OTHERS = 'General';
/** More would not fit the menu; articles of further categories go to `OTHERS`. */
const MOST_CATEGORIES = 24;

interface OpeningCatalogue {
  readonly categories: readonly CategoryFields[];
  /** The changes that create each product. */
  readonly products: readonly (readonly Change[])[];
  /** Articles whose clave cannot stand in the shop. */
  readonly left: number;
}

interface OpeningCategories {
  /** In the order of the menu: that of the list, the one for the rest last. */
  readonly categories: readonly CategoryFields[];
  /** The `unicID` of the category that an article goes to. */
  readonly unicIDOf: (article: NewArticle) => string;
}

/** The categories that a shop's first list makes. */
export function openingCategories(articles: readonly NewArticle[]): OpeningCategories {
  const categories: CategoryFields[] = [];
  const unicIDs = new Map<string, string>();
  const add = (name: string): string | undefined => {
    const known = unicIDs.get(foldText(name));
    if (known !== undefined) return known;
    const made = categories.length < MOST_CATEGORIES ? newCategory(name, categories) : undefined;
    if (!made) return undefined;
    categories.push(made);
    unicIDs.set(foldText(name), made.unicID);
    return made.unicID;
  };
  for (const { categoria = '' } of articles)
    if (categoria !== '' && categories.length < MOST_CATEGORIES - 1) add(categoria);
  const known = ({ categoria = '' }: NewArticle): string | undefined => unicIDs.get(foldText(categoria));
  const others = articles.every((article) => known(article) !== undefined) ? '' : (add(OTHERS) ?? '');
  return { categories, unicIDOf: (article) => known(article) ?? others };
}

/**
 * The categories and public products of a shop's first list.
 * @param newId makes the id of a product
 */
export function openingCatalogue(
  articles: readonly NewArticle[],
  { today, newId }: { readonly today: string; readonly newId: () => string },
): OpeningCatalogue {
  const { categories, unicIDOf } = openingCategories(articles);
  const origin = {
    actor: 'member',
    proveedor: '',
    today,
    categoryOf: unicIDOf,
  } as const;
  const make = articleDrafts([], origin);
  const made = articles.map((article) => make(article, newId()));
  return {
    categories,
    products: made.flatMap((result) => (result.ok ? [result.value] : [])),
    left: made.filter((result) => !result.ok).length,
  };
}

/** `undefined` for a name that cannot be one of a category. */
function newCategory(name: string, before: readonly CategoryFields[]): CategoryFields | undefined {
  const others = before.map((fields) => ({ ...fields, id: fields.unicID }));
  const folder = textToSlug(name);
  const form = { ...emptyCategoryForm(others), name };
  for (const candidate of [folder, `productos-${folder}`, `${folder}-2`]) {
    const checked = checkCategory({ ...form, folder: candidate }, undefined, others);
    if (checked.ok) return checked.value;
  }
  return undefined;
}
