import { textToSlug } from '#domain/kernel/text-fold.ts';

/** What is wrong with a field, in words for the person who filled it in; `undefined` where nothing is. */
export type FieldProblem = string | undefined;

/** The first thing wrong, or nothing. */
export function firstProblem(...problems: readonly FieldProblem[]): FieldProblem {
  return problems.find((problem) => problem !== undefined);
}

/** `ask` where a field is empty. */
export const required = (value: string, ask: string): FieldProblem => (value.trim() === '' ? ask : undefined);

/** A sentence where a trimmed text has more than `max` UTF-16 units. */
export function atMost(value: string, max: number): FieldProblem {
  const { length } = value.trim();
  return length > max ? `Son ${length} caracteres y caben ${max}.` : undefined;
}

/** A name stands in menus, titles and addresses: one line without the signs of markup. */
export const plainLine = (value: string): FieldProblem =>
  /[<>\n\r]/.test(value.trim()) ? 'Quita los signos < y > y los saltos de línea: aquí va solo texto.' : undefined;

/** What was typed for the middle of a sentence, which ends itself: without outer blanks and full stops at its end. */
export const withoutFullStop = (value: string): string => value.trim().replace(/[\s.]+$/, '');

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A piece of an address, at most 120 characters of it. */
export function slugProblem(value: string): FieldProblem {
  const slug = value.trim();
  if (slug === '') return 'Escribe cómo se ve en la dirección, por ejemplo taladros.';
  if (SLUG.test(slug)) return atMost(slug, 120);
  const proposal = textToSlug(slug);
  return proposal
    ? `Usa minúsculas, números y guiones: ${proposal}.`
    : 'Usa minúsculas sin acentos, números y guiones, por ejemplo taladros.';
}

/** Problems by the form's own field names. */
export type FormProblems<Field extends string> = { readonly [Name in Field]?: string };

/** The fields that have a problem, without those that have none. */
export function problemsOf<Field extends string>(
  fields: { readonly [Name in Field]: FieldProblem },
): FormProblems<Field> {
  const found: { [Name in Field]?: string } = {};
  for (const name in fields) {
    const problem = fields[name];
    if (problem !== undefined) found[name] = problem;
  }
  return found;
}

/** Whether a form's problems, by field, name any. */
export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;
