import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { atMost, type FormProblems, firstProblem, hasProblems, plainLine, problemsOf } from '../forms/field-checks.ts';
import type { Fields } from '../journal/change.ts';

/** The pictures of the store and its name on a home screen, under the names of the stored fields. */
export interface EmblemForm {
  /** Stored paths; empty where the site's own is shown. */
  readonly emblema: string;
  readonly emblemaAlt: string;
  readonly blanco: string;
  readonly blancoAlt: string;
  readonly nombreCorto: string;
}

const LONGEST_ALT = 140;
const LONGEST_SHORT_NAME = 20;

/** The profile's emblem and short name as their form edits them. */
export function emblemToForm({ emblem, shortName }: StoreProfile): EmblemForm {
  return {
    emblema: emblem.picture,
    emblemaAlt: emblem.alt,
    blanco: emblem.white,
    blancoAlt: emblem.whiteAlt,
    nombreCorto: shortName,
  };
}

/** The fields of `ajustes/emblema`, or what is wrong with each. */
export function checkEmblem(form: EmblemForm): Result<Fields, FormProblems<string>> {
  const [emblemaAlt, blancoAlt, nombreCorto] = [form.emblemaAlt, form.blancoAlt, form.nombreCorto].map((one) =>
    one.trim(),
  ) as [string, string, string];
  const { emblema, blanco } = form;
  const problems = problemsOf<string>({
    emblemaAlt: firstProblem(plainLine(emblemaAlt), atMost(emblemaAlt, LONGEST_ALT)),
    // An emblem for dark backgrounds alone would be shown together with the built emblem, which is of another store.
    blanco:
      blanco !== '' && emblema === '' ? 'Sube también el emblema: sin él se vería el que trae el sitio.' : undefined,
    blancoAlt: firstProblem(plainLine(blancoAlt), atMost(blancoAlt, LONGEST_ALT)),
    nombreCorto: firstProblem(plainLine(nombreCorto), atMost(nombreCorto, LONGEST_SHORT_NAME)),
  });
  return hasProblems(problems) ? err(problems) : ok({ emblema, emblemaAlt, blanco, blancoAlt, nombreCorto });
}
