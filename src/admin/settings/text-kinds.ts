import { TEXT_PAGES, type TextPage } from '#domain/page-text/page-text.ts';
import { textSubject } from '#domain/settings/subjects.ts';
import { textShapes } from '#domain/staff/forms/kept-form.ts';
import { checkText, type TextForm, textToForm } from '#domain/staff/settings/text-form.ts';
import type { SubjectKind } from './subject-kinds.ts';
import { makeTextFields } from './TextFields.tsx';
import { makeTextPreview } from './TextPreview.tsx';

const textKind = (page: TextPage): SubjectKind<TextForm> => ({
  id: textSubject(page),
  toForm: (profile) => textToForm(page, profile),
  check: (form) => checkText(page, form),
  shapes: textShapes,
  Inputs: makeTextFields(page),
  Preview: makeTextPreview(page),
});

/** The texts of the pages, each a subject of its own. */
export const textKinds: readonly SubjectKind<TextForm>[] = TEXT_PAGES.map(textKind);
