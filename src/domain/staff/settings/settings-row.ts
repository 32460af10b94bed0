import type { ParseProblem } from '#domain/catalogue/stored-fields.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { parseSubject } from '#domain/settings/parse-settings.ts';
import { isSubject, type PlainSubject, pageOfSubject, SUBJECTS, type Subject } from '#domain/settings/subjects.ts';
import { type StoreProfile, storeProfile } from '#domain/store-profile.ts';
import type { FormProblems } from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';
import type { StaffDocument } from '../journal/staff-document.ts';
import type { StaffRow } from '../journal/staff-rows.ts';
import { appearanceToForm, checkAppearance } from './appearance-form.ts';
import { checkContact, contactToForm } from './contact-form.ts';
import { checkEmblem, emblemToForm } from './emblem-form.ts';
import { checkHome, homeToForm } from './home-form.ts';
import { checkHours, hoursToForm } from './hours-form.ts';
import { checkPolicies, policiesToForm } from './policies-form.ts';
import { checkPromotions, promotionsToForm } from './promotions-form.ts';
import { checkSite, siteToForm } from './site-form.ts';
import { checkStore, storeToForm } from './store-form.ts';
import { checkText, textToForm } from './text-form.ts';

/** A document of `ajustes` as its form starts from it: the store's profile with what the document says of its subject. */
export interface SettingsValue {
  readonly id: Subject;
  readonly profile: StoreProfile;
}

/** Such a value from the stored fields of its document, or what is wrong with them. */
export function parseSettingsRow(id: string, fields: Fields): Result<SettingsValue, ParseProblem> {
  const parsed = parseSubject(id, fields);
  if (!parsed.ok) return parsed;
  if (!isSubject(id)) return err({ id, problem: 'no subject' });
  return ok({ id, profile: { ...storeProfile, ...parsed.value } });
}

/** The fields to store of a subject as a profile has it; they pass the checks of its form, or the problems are given. */
export function fieldsOf(subject: Subject, profile: StoreProfile): Result<Fields, FormProblems<string>> {
  const page = pageOfSubject(subject);
  if (page) return checkText(page, textToForm(page, profile));
  // What is no page's text is one of the others.
  const plain = subject as PlainSubject;
  switch (plain) {
    case 'datos':
      return checkStore(storeToForm(profile));
    case 'contacto':
      return checkContact(contactToForm(profile));
    case 'horario':
      return checkHours(hoursToForm(profile));
    case 'politicas':
      return checkPolicies(policiesToForm(profile));
    case 'apariencia':
      return checkAppearance(appearanceToForm(profile));
    case 'emblema':
      return checkEmblem(emblemToForm(profile));
    case 'portada':
      return checkHome(homeToForm(profile));
    case 'promociones':
      return checkPromotions(promotionsToForm(profile));
    case 'sitio':
      return checkSite(siteToForm(profile));
  }
}

/**
 * A row for each subject. One without a document, because nobody has changed it or because the server has not answered yet, has what is shown: an
 * edit then starts from that, and is joined with what the server has.
 */
export function settingsRows(
  documents: ReadonlyMap<string, StaffDocument>,
  shown: StoreProfile,
): readonly Omit<StaffRow<SettingsValue>, 'entry'>[] {
  return SUBJECTS.map((id) => {
    const stored = documents.get(id);
    const parsed = stored && parseSettingsRow(id, stored.fields);
    if (stored && parsed?.ok) return { value: parsed.value, rev: stored.rev, fields: stored.fields };
    const built = fieldsOf(id, shown);
    // An unreadable document is replaced by the next save, which starts from its revision.
    return { value: { id, profile: shown }, rev: stored?.rev ?? 0, fields: built.ok ? built.value : {} };
  });
}
