import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptyCategoryForm } from '#domain/staff/forms/category-form.ts';
import { fieldName } from '#domain/staff/forms/field-labels.ts';
import { emptyLabelForm } from '#domain/staff/forms/label-form.ts';
import { emptyTutorialForm } from '#domain/staff/forms/tutorial-form.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { repairCollisions } from '#domain/workshop/follow-repair.ts';
import { emptyRepair } from '#domain/workshop/repair-form.ts';
import { CategoryFormFields } from './categories/CategoryFormFields.tsx';
import { LabelFormFields } from './labels/LabelFormFields.tsx';
import * as kinds from './settings/subject-kinds.ts';
import { textKinds } from './settings/text-kinds.ts';
import { FormNewsContext } from './shared/forms/form-news.ts';
import { type Staff, StaffContext } from './staff.ts';
import { TutorialFormFields } from './tutorials/TutorialFormFields.tsx';
import { ArticleFields } from './workshop/ArticleFields.tsx';
import { DiagnosisFields } from './workshop/DiagnosisFields.tsx';
import { NotesField } from './workshop/NotesField.tsx';
import { PersonFields } from './workshop/PersonFields.tsx';
import { RepairPhotos } from './workshop/RepairPhotos.tsx';
import type { RepairFormState } from './workshop/use-repair-form.ts';

const SIDES = { writer: { name: 'Rosa', ago: '' }, theirs: 'a', mine: 'b', onChoose: () => {} };
const newsOf = (names: readonly string[]) => new Map(names.map((name) => [name, SIDES]));
const SET = { set: () => {}, problems: {} };

/** The fields of a form that two people may change to different values: of two values a checkbox has no third. */
const namesIn = (form: object): string[] =>
  Object.entries(form).flatMap(([name, value]) => (typeof value === 'boolean' ? [] : [name]));

/** The fields of which a form asks which value stays, where all that two people may have changed was changed by both. */
function askedIn(fields: ReactNode, names: readonly string[]): ReadonlySet<string | undefined> {
  const staff = { uploads: { countPreparing: () => () => {} } } as unknown as Staff;
  const inNews = createElement(FormNewsContext, { value: newsOf(names) }, fields);
  const html = renderToString(createElement(StaffContext, { value: staff }, inNews));
  return new Set([...html.matchAll(/Rosa cambió «([^»]*)»/g)].map(([, name]) => name));
}

const category = (menu: 'simple' | 'megamenu') => {
  const form = { ...emptyCategoryForm([]), menu };
  const rest = { before: undefined, moves: undefined, isTooMuch: false, knowsProducts: true, wrapsBar: false };
  return [
    `category with the menu ${menu}`,
    form,
    createElement(CategoryFormFields, { ...SET, ...rest, form }),
  ] as const;
};
const subject = <Form extends object>({ id, toForm, Inputs }: kinds.SubjectKind<Form>) => {
  const form = toForm(storeProfile);
  return [id, form, createElement(Inputs, { ...SET, form })] as const;
};

test.each<readonly [string, object, ReactNode]>([
  category('simple'),
  category('megamenu'),
  [
    'label',
    emptyLabelForm,
    createElement(LabelFormFields, { ...SET, form: emptyLabelForm, before: undefined, categories: [] }),
  ],
  ['tutorial', emptyTutorialForm, createElement(TutorialFormFields, { ...SET, form: emptyTutorialForm, isNew: true })],
  subject(kinds.storeKind),
  subject(kinds.contactKind),
  subject(kinds.hoursKind),
  subject(kinds.policiesKind),
  subject(kinds.homeKind),
  subject(kinds.promotionsKind),
  subject(kinds.appearanceKind),
  subject(kinds.emblemKind),
  subject(kinds.siteKind),
  ...textKinds.map((kind) => subject(kind)),
])('%s: what two people changed is asked at its field, because a save waits for the answer', (_name, form, fields) => {
  const names = namesIn(form);
  expect(askedIn(fields, names)).toEqual(new Set(names.map(fieldName)));
});

test('repair: what two people changed is asked at its field, also a proof of purchase that nobody sees without a warranty', () => {
  const theirs = Object.fromEntries(
    Object.entries(emptyRepair).map(([name, value]) => [name, typeof value === 'string' ? 'theirs' : value]),
  ) as unknown as typeof emptyRepair;
  const mine = { ...theirs, ...Object.fromEntries(namesIn(emptyRepair).map((name) => [name, 'mine'])) };
  const names = repairCollisions({ saved: emptyRepair, form: { ...mine, lineas: [], fotos: [] } }, theirs);
  const state = { ...SET, form: emptyRepair, repair: { id: 'r', fotos: [] }, news: newsOf(names) };
  const fields = [DiagnosisFields, RepairPhotos, ArticleFields, PersonFields, NotesField].map((Fields) =>
    createElement(Fields, { key: Fields.name, state: state as unknown as RepairFormState }),
  );
  expect(askedIn(createElement(Fragment, {}, fields), names)).toEqual(new Set(names.map(fieldName)));
});
