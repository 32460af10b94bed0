import { describe, expect, test } from 'vitest';
import {
  badCategories,
  badLabels,
  badTutorials,
  goodCategoryForm,
  goodLabelForm,
  goodTutorialForm,
  otherCategory,
  otherLabel,
  otherTutorial,
} from '../testing/bad-values.ts';
import {
  categoryToForm,
  checkCategory,
  emptyCategoryForm,
  FIT_IN_BAR,
  HIDDEN_CATEGORY,
  nextUnicID,
  wrapsBar,
} from './category-form.ts';
import { checkLabel, labelToForm } from './label-form.ts';
import { checkTutorial, proposedTutorialSlug } from './tutorial-form.ts';

const named = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  rows.map((row) => [row.name, row] as const);

describe('a category', () => {
  test('that is valid is stored last, with its blanks trimmed', () => {
    const checked = checkCategory({ ...goodCategoryForm, name: ' Jardín ' }, undefined, [otherCategory]);
    expect(checked).toEqual({
      ok: true,
      value: { name: 'Jardín', folder: 'jardin', menu: 'megamenu', unicID: '7', visible: 'public', orden: 2 },
    });
  });

  test('has its menu’s products without outer blanks, and none that the rules refuse where the menu does not show them', () => {
    const feature = { href: '/a', name: `${'x'.repeat(120)} `, description: `${'y'.repeat(300)}\n`, imagenes: [] };
    const features = [feature, { ...feature, name: ' ' }] as const;
    const stored = { ...feature, name: 'x'.repeat(120), description: 'y'.repeat(300) };
    const shown = checkCategory({ ...goodCategoryForm, menu: 'megamenu', features: [feature, null] }, undefined, []);
    expect(shown).toMatchObject({ ok: true, value: { menuindex1: stored } });
    expect(checkCategory({ ...goodCategoryForm, menu: 'megamenu', features }, undefined, []).ok).toBe(false);
    const hidden = checkCategory({ ...goodCategoryForm, menu: 'simple', features }, undefined, []);
    expect(hidden).toMatchObject({ ok: true, value: { menuindex1: stored } });
    expect(hidden.ok && hidden.value.menuindex2).toBeUndefined();
  });

  test('keeps its own name, folder, unicID, place and the word it was hidden with', () => {
    const hidden = { ...otherCategory, visible: 'borrador' };
    const checked = checkCategory(categoryToForm(hidden), hidden, [hidden]);
    const { id: _, ...fields } = hidden;
    expect(checked).toEqual({ ok: true, value: fields });
  });

  test('makes the bar wrap where it is one too many, and neither as the hidden one nor where it stood in the bar before', () => {
    const full = Array.from({ length: FIT_IN_BAR }, (_, at) => ({ ...otherCategory, id: `c${at}`, name: `C ${at}` }));
    const hidden = { ...otherCategory, id: 'h', name: HIDDEN_CATEGORY };
    expect(wrapsBar({ name: 'Nueva' }, undefined, full)).toBe(true);
    expect(wrapsBar({ name: 'Nueva' }, undefined, [...full.slice(1), hidden])).toBe(false);
    expect(wrapsBar({ name: ` ${HIDDEN_CATEGORY}` }, undefined, full)).toBe(false);
    expect(wrapsBar({ name: 'Con otro nombre' }, full[0], full)).toBe(false);
    expect(wrapsBar({ name: 'Ya no oculta' }, hidden, [...full, hidden])).toBe(true);
  });

  test.each(named(badCategories))('%s', (_name, { field, typed, says }) => {
    const checked = checkCategory({ ...goodCategoryForm, ...typed }, undefined, [otherCategory]);
    expect(checked).toMatchObject({ ok: false, error: { [field]: expect.stringMatching(says) } });
  });

  test('in another folder keeps the one that links lead to', () => {
    const moved = checkCategory({ ...categoryToForm(otherCategory), folder: 'nueva' }, otherCategory, [otherCategory]);
    expect(moved).toMatchObject({ ok: true, value: { folder: 'nueva', carpetasAnteriores: otherCategory.folder } });
    const back = { ...otherCategory, folder: 'nueva', carpetasAnteriores: otherCategory.folder };
    expect(checkCategory(categoryToForm(otherCategory), back, [back])).toMatchObject({
      value: { carpetasAnteriores: 'nueva' },
    });
  });

  test('is given an unicID that no other category has', () => {
    expect(nextUnicID([otherCategory, { ...otherCategory, unicID: '12' }, { ...otherCategory, unicID: 'x' }])).toBe(
      '13',
    );
    expect(nextUnicID([])).toBe('0');
    // What a deleted category left behind would be found in the new one.
    expect(emptyCategoryForm([otherCategory], [{ unicID: '40' }, { unicID: 'x' }]).unicID).toBe('41');
  });
});

describe('a subcategory', () => {
  test('that is valid is stored last among those of its category', () => {
    const checked = checkLabel(goodLabelForm, undefined, [
      otherLabel,
      { ...otherLabel, id: 'e2', unicID: '7', orden: 4 },
    ]);
    expect(checked).toEqual({ ok: true, value: { ...goodLabelForm, orden: 5 } });
  });

  test('with another slug keeps the one that links lead to, and without keeps what it had', () => {
    const before = { ...otherLabel, slugsAnteriores: 'mas-vieja' };
    expect(checkLabel({ ...labelToForm(before), slug: 'nueva' }, before, [before])).toMatchObject({
      value: { slugsAnteriores: `${otherLabel.slug} mas-vieja` },
    });
    expect(checkLabel(labelToForm(before), before, [before])).toMatchObject({
      value: { slugsAnteriores: 'mas-vieja' },
    });
  });

  test('may have the slug of another in another folder', () => {
    expect(checkLabel({ ...goodLabelForm, slug: otherLabel.slug }, undefined, [otherLabel]).ok).toBe(true);
  });

  test.each(named(badLabels))('%s', (_name, { field, typed, says }) => {
    const checked = checkLabel({ ...goodLabelForm, ...typed }, undefined, [otherLabel]);
    expect(checked).toMatchObject({ ok: false, error: { [field]: expect.stringMatching(says) } });
  });
});

describe('a tutorial', () => {
  test('that is good is stored', () => {
    const { isPublic: _, ...fields } = goodTutorialForm;
    const checked = checkTutorial(goodTutorialForm, undefined, [otherTutorial]);
    expect(checked).toEqual({ ok: true, value: { ...fields, visible: 'public' } });
  });

  test('may be kept half-written as long as it is hidden', () => {
    expect(checkTutorial({ ...goodTutorialForm, cuerpo: '', video: '', isPublic: false }, undefined, []).ok).toBe(true);
  });

  test('takes the address of Vimeo’s player, and stores the page of its video, which the rules know', () => {
    const checked = checkTutorial(
      { ...goodTutorialForm, video: 'https://player.vimeo.com/video/76979871?h=8272103f6e' },
      undefined,
      [],
    );
    expect(checked.ok && checked.value.video).toBe('https://vimeo.com/76979871/8272103f6e');
  });

  test.each(named(badTutorials))('%s', (_name, { field, typed, says }) => {
    const checked = checkTutorial({ ...goodTutorialForm, ...typed }, undefined, [otherTutorial]);
    expect(checked).toMatchObject({ ok: false, error: { [field]: expect.stringMatching(says) } });
  });
});

test('the address that is proposed for the longest title of a tutorial is one that the form takes', () => {
  const titulo = 'Cómo reparar una llave que gotea sin llamar a nadie '.repeat(3).slice(0, 150);
  const slug = proposedTutorialSlug(titulo);
  expect(slug).toMatch(/^como-reparar-una-llave/);
  expect(checkTutorial({ ...goodTutorialForm, titulo, slug }, undefined, [])).toMatchObject({ ok: true });
});
