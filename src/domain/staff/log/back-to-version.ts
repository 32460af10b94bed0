import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { parseCategory } from '#domain/catalogue/parse-category.ts';
import { parseLabel } from '#domain/catalogue/parse-label.ts';
import { err, type Result } from '#domain/kernel/result.ts';
import { type CategoryFields, categoryToForm, checkCategory } from '../forms/category-form.ts';
import type { FormProblems } from '../forms/field-checks.ts';
import { fieldName } from '../forms/field-labels.ts';
import { checkLabel, type LabelFields, labelToForm } from '../forms/label-form.ts';
import { parseStaffTutorial } from '../forms/parse-staff-tutorial.ts';
import { checkTutorial, type StaffTutorial, type TutorialFields, tutorialToForm } from '../forms/tutorial-form.ts';
import type { Change, Fields } from '../journal/change.ts';
import { checkProduct, claimsUnique, OTHERS_UNREAD } from '../products/check-product.ts';
import {
  type Actor,
  type FoundProduct,
  productState,
  publishProduct,
  saveDraft,
} from '../products/product-commands.ts';
import { productToForm } from '../products/product-form.ts';
import type { ListedProduct } from '../products/product-list.ts';
import { fieldsOf, parseSettingsRow, type SettingsValue } from '../settings/settings-row.ts';
import type { Documents } from './history.ts';

/** Why a version cannot come back, in a sentence for a person. `unread`: it is not known yet whether it can, and what is still read. */
export type VersionProblem = string | { readonly unread: string };

const UNREADABLE = 'Esta versión no se puede leer: le faltan datos que hoy son obligatorios.';

/** `Clave: “Pala” ya tiene esta clave.` */
export function problemText(problems: FormProblems<string>): string {
  const [field = '', problem = ''] = Object.entries(problems).find(([, text]) => text !== undefined) ?? [];
  // An item of a list is named by its list.
  return `${fieldName(field.split('-')[0] ?? '')}: ${problem}`;
}

/** The content of a product in a version: of the public document, or else of its draft. `null` where there was neither. */
export function productContent(id: string, version: Documents): Fields | null {
  const publico = version.get(`productos/${id}`)?.fields;
  return (publico?.['visible'] === 'public' ? publico : version.get(`borradores/${id}`)?.fields) ?? null;
}

/**
 * The edit that gives a product the content of a version. Whether it is public stays as it is, and so do the addresses it once had.
 * @param others every product and draft; `null` while they are not known, and then no public product gets another clave or address.
 * @param today the shop's day: a price that comes back holds since then.
 */
export function productBackTo(
  actor: Actor,
  found: FoundProduct,
  version: Documents,
  others: readonly ListedProduct[] | null,
  today: string,
): Result<readonly Change[], VersionProblem> {
  const content = productContent(found.id, version);
  if (!content) return err(UNREADABLE);
  const isPublic = productState(found) === 'public';
  const now = isPublic ? found.publico.fields : found.borrador.fields;
  const { slugsAnteriores } = productToForm(now ?? {}, null);
  const form = { ...productToForm(content, version.get(`internos/${found.id}`)?.fields ?? null), slugsAnteriores };
  if (!others && isPublic && claimsUnique(form, now)) return err({ unread: OTHERS_UNREAD });
  const rest = (others ?? []).filter(({ id }) => id !== found.id).map(({ product }) => product);
  const checked = checkProduct(form, isPublic ? 'public' : 'draft', rest);
  if (!checked.ok) return err(problemText(checked.error));
  const { fields: restored } = checked.value;
  const isPriceOfNow = restored['precio'] === undefined || restored['precio'] === now?.['precio'];
  const fields = isPriceOfNow ? restored : { ...restored, precioVigente: today };
  const changes = (isPublic ? publishProduct : saveDraft)(actor, found, { ...checked.value, fields });
  return changes.ok ? changes : err('Tu cuenta no puede cambiar la tienda.');
}

/** The fields of a category in a version. Whoever saves them also moves the documents that name its folder or unicID. */
export function categoryBackTo(
  now: Category,
  fields: Fields,
  categories: readonly Category[],
): Result<CategoryFields, VersionProblem> {
  const version = parseCategory(now.id, fields);
  if (!version.ok) return err(UNREADABLE);
  const checked = checkCategory(categoryToForm(version.value), now, categories);
  return checked.ok ? checked : err(problemText(checked.error));
}

/** The fields of a subcategory in a version. */
export function labelBackTo(now: Label, fields: Fields, labels: readonly Label[]): Result<LabelFields, VersionProblem> {
  const version = parseLabel(now.id, fields);
  if (!version.ok) return err(UNREADABLE);
  const checked = checkLabel(labelToForm(version.value), now, labels);
  return checked.ok ? checked : err(problemText(checked.error));
}

/** The fields of a tutorial in a version. */
export function tutorialBackTo(
  now: StaffTutorial,
  fields: Fields,
  tutorials: readonly StaffTutorial[],
): Result<TutorialFields, VersionProblem> {
  const version = parseStaffTutorial(now.id, fields);
  if (!version.ok) return err(UNREADABLE);
  const checked = checkTutorial(tutorialToForm(version.value), now, tutorials);
  return checked.ok ? checked : err(problemText(checked.error));
}

/** The fields of a subject of the settings in a version, as its form stores them after its checks. */
export function settingsBackTo({ id, profile }: SettingsValue, fields: Fields): Result<Fields, VersionProblem> {
  // Hours that were stored before there was a choice say nothing of the zone.
  const version = parseSettingsRow(id, id === 'horario' ? { zona: profile.zone, ...fields } : fields);
  if (!version.ok) return err(UNREADABLE);
  const checked = fieldsOf(id, version.value.profile);
  return checked.ok ? checked : err(problemText(checked.error));
}
