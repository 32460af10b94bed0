import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { type FormProblems, hasProblems, problemsOf } from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';

/** What the site itself needs, under the names of the stored fields. */
export interface SiteForm {
  /** `2026-11-23` */
  readonly versionAviso: string;
  /** `GTM-XXXX`; empty for none. */
  readonly gestorEtiquetas: string;
}

const DAY = '2026-11-23'.length;

/** The profile's notice version and tag manager as their form edits them. */
export function siteToForm({ privacyVersion, tagManagerId }: StoreProfile): SiteForm {
  // A notice with a text of its own has the revision of that behind its day.
  return { versionAviso: privacyVersion.slice(0, DAY), gestorEtiquetas: tagManagerId };
}

/** The fields of `ajustes/sitio`, or what is wrong with each. */
export function checkSite(form: SiteForm): Result<Fields, FormProblems<string>> {
  const versionAviso = form.versionAviso.trim();
  const gestorEtiquetas = form.gestorEtiquetas.trim().toUpperCase();
  const problems = problemsOf<keyof SiteForm>({
    versionAviso: /^\d{4}-\d{2}-\d{2}$/.test(versionAviso) ? undefined : 'Elige el día desde el que vale el aviso.',
    gestorEtiquetas: /^(?:GTM-[A-Z0-9]{4,12})?$/.test(gestorEtiquetas)
      ? undefined
      : 'Copia el identificador como lo da Google, por ejemplo GTM-ABC1234, o déjalo vacío.',
  });
  return hasProblems(problems) ? err(problems) : ok({ versionAviso, gestorEtiquetas });
}
