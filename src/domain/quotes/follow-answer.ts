import { dayInFull } from '#domain/kernel/written-days.ts';
import { followFields, openFields } from '#domain/staff/forms/follow-fields.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import type { AnswerForm, LineForm } from './answer-form.ts';
import { readLine } from './check-answer.ts';
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
export function followAnswer(started: StartedAnswer, theirs: AnswerForm) {
  return followFields(FIELDS, isSame, started, theirs);
}

/** The fields that somebody else changed while the person did, and that nobody has decided yet. */
export function answerCollisions(started: StartedAnswer, theirs: AnswerForm): readonly AnswerField[] {
  return openFields(FIELDS, isSame, started, theirs);
}

/** What somebody made of a field, in words: of the lines what changed in them, of the others what they are now. */
export function answerText(name: AnswerField, before: AnswerForm, after: AnswerForm): string {
  if (name === 'lineas') return lineFormsText(before.lineas, after.lineas);
  const value = after[name];
  if (value === '' || value === null) return name === 'descuento' || name === 'flete' ? 'Ninguno' : '(vacío)';
  if (name === 'flete') return `$${value}`;
  if (name === 'descuento') return `${value} %`;
  return name === 'vigencia' ? dayInFull(value) : value;
}

/** What somebody made of the lines, in words. */
export function lineFormsText(before: readonly LineForm[], after: readonly LineForm[]): string {
  const changes = lineChanges(before.map(readLine), after.map(readLine));
  return changes.length > 0 ? changes.join('\n') : 'Como estaban';
}

/** Keys tell lines apart within one form and say nothing of the document. */
const withoutKey = ({ key: _key, ...line }: LineForm): object => line;

/** Whether two forms have the same lines. */
export function areSameLines(a: readonly LineForm[], b: readonly LineForm[]): boolean {
  return sameValue(a.map(withoutKey), b.map(withoutKey));
}

function isSame(name: AnswerField, a: AnswerForm, b: AnswerForm): boolean {
  return name === 'lineas' ? areSameLines(a.lineas, b.lineas) : sameValue(a[name], b[name]);
}
