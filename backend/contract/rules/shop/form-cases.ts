import { ok, type Result } from '#domain/kernel/result.ts';
import { checkCategory } from '#domain/staff/forms/category-form.ts';
import { checkLabel } from '#domain/staff/forms/label-form.ts';
import { checkTutorial } from '#domain/staff/forms/tutorial-form.ts';
import { checkWord } from '#domain/staff/forms/word-form.ts';
import { checkProduct } from '#domain/staff/products/check-product.ts';
import { badProducts, goodProductForm } from '#domain/staff/testing/bad-products.ts';
import {
  type BadValue,
  badCategories,
  badLabels,
  badTutorials,
  goodCategoryForm,
  goodLabelForm,
  goodTutorialForm,
} from '#domain/staff/testing/bad-values.ts';
import { badAnswers, badWords, goodAnswerForm, goodSynonymForm } from '#domain/staff/testing/bad-words.ts';
import type { PlainFields } from '../stored.ts';
import { can, cannot, put, type RuleCase, SIGNED, write } from './rule-case.ts';

const checkedProduct = checkProduct(goodProductForm, 'public', []);
const soldProduct: Result<object, unknown> = checkedProduct.ok
  ? ok({ ...checkedProduct.value.fields, visible: 'public' })
  : checkedProduct;

/** The rules refuse what the staff's forms refuse, and accept what the forms send, so that an edit made offline is not refused hours later. */
export const formCases: RuleCase[] = [
  ...casesOf('categories/nueva', checkCategory(goodCategoryForm, undefined, []), badCategories),
  ...casesOf('etiquetas/nueva', checkLabel(goodLabelForm, undefined, []), badLabels),
  ...casesOf('tutoriales/nuevo', checkTutorial(goodTutorialForm, undefined, []), badTutorials),
  ...casesOf('productos/nuevo', soldProduct, badProducts),
  ...casesOf('vocabulario/nueva', checkWord(goodSynonymForm, undefined, []), badWords),
  ...casesOf('vocabulario/nueva', checkWord(goodAnswerForm, undefined, []), badAnswers),
];

function casesOf(
  path: string,
  checked: Result<object, unknown>,
  bad: readonly Pick<BadValue<never, never>, 'name' | 'stored'>[],
): RuleCase[] {
  if (!checked.ok) throw new Error(`The form of ${path} refuses what is good`);
  const good = { ...(checked.value as PlainFields), ...SIGNED, rev: 1 };
  return [
    can('staff', `create ${path} as the form sends it`, write(put(path, good))),
    ...bad.flatMap(({ name, stored }) =>
      stored ? [cannot('staff', `create ${path} with ${name}`, write(put(path, { ...good, ...stored })))] : [],
    ),
    // No field takes a value of another type.
    ...Object.keys(good).map((name) =>
      cannot('staff', `create ${path} with ${name} of another type`, write(put(path, { ...good, [name]: { a: 1 } }))),
    ),
  ];
}
