import { dayInFull } from '#domain/kernel/written-days.ts';
import { sameValue } from '#domain/staff/plain-value.ts';
import type { AnswerForm, LineForm } from './answer-form.ts';
import { readTerms } from './check-answer.ts';
import { lineChanges } from './quote-history.ts';

/** A quotation's form and what each of its fields started from. */
export interface StartedAnswer {
  readonly saved: AnswerForm;
  readonly form: AnswerForm;
}

export type AnswerField = Exclude<keyof AnswerForm, 'origen'>;
const FIELDS: readonly AnswerField[] = [
  'nombre',
  'telefono',
  'correo',
  'lineas',
  'descuento',
  'flete',
  'vigencia',
  'notas',
];

/**
 * A form over a newer quotation: what only the quotation changed is taken over before the person's eyes, and a field that both changed stays as it
 * is with its old start. Lines are one field: they are what the customer pays for, and are never put together from two people's.
 * @param theirs the form of the newer quotation
 */
export function followAnswer({ saved, form }: StartedAnswer, theirs: AnswerForm) {
  const next: StartedAnswer = { saved: { ...saved }, form: { ...form } };
  const joined: AnswerField[] = [];
  for (const name of FIELDS) {
    if (isSame(name, saved, theirs)) continue;
    const isUntouched = isSame(name, form, saved);
    if (!isUntouched && !isSame(name, form, theirs)) continue;
    Object.assign(next.saved, { [name]: theirs[name] });
    if (!isUntouched) continue;
    Object.assign(next.form, { [name]: theirs[name] });
    joined.push(name);
  }
  return { ...next, joined };
}

/** The fields that somebody else changed while the person did, and that nobody has decided yet. */
export function answerCollisions({ saved, form }: StartedAnswer, theirs: AnswerForm): readonly AnswerField[] {
  return FIELDS.filter((name) => !isSame(name, saved, theirs) && !isSame(name, form, theirs));
}

/** What somebody made of a field, in words: of the lines what changed in them, of the others what they are now. */
export function answerText(name: AnswerField, before: AnswerForm, after: AnswerForm): string {
  const value = after[name];
  if (typeof value !== 'string') {
    const changes = lineChanges(readTerms(before).lineas, readTerms(after).lineas);
    return changes.length > 0 ? changes.join('\n') : 'Como estaban';
  }
  if (value === '') return name === 'descuento' || name === 'flete' ? 'Ninguno' : '(vacío)';
  if (name === 'flete') return `$${value}`;
  if (name === 'descuento') return `${value} %`;
  return name === 'vigencia' ? dayInFull(value) : value;
}

/** Keys tell lines apart within one form and say nothing of the quotation. */
const withoutKey = ({ key: _key, ...line }: LineForm): object => line;

function isSame(name: AnswerField, a: AnswerForm, b: AnswerForm): boolean {
  return name === 'lineas'
    ? sameValue(a.lineas.map(withoutKey), b.lineas.map(withoutKey))
    : sameValue(a[name], b[name]);
}
