import { mergeValues, saysTheSame } from '../journal/merge-values.ts';

/** A form and what each of its fields started from. */
export interface StartedForm<Form> {
  /** What each field was when it was opened or last taken over; a field is unsaved while it differs from it. */
  readonly saved: Form;
  readonly form: Form;
}

export interface RebasedForm<Form> extends StartedForm<Form> {
  /** The fields of the form that changed, because somebody else had changed them. */
  readonly joined: readonly (keyof Form & string)[];
}

const namesOf = <Form extends object>(form: Form): (keyof Form & string)[] =>
  Object.keys(form) as (keyof Form & string)[];

/**
 * A form over a newer document. What only the document changed is taken over, what only the person changed stays, and a field that both changed
 * stays as it is with its old start, which is how `collisionsOf` finds it.
 * @param theirs the form of the newer document.
 */
export function rebaseForm<Form extends object>({ saved, form }: StartedForm<Form>, theirs: Form): RebasedForm<Form> {
  const nextSaved = { ...saved };
  const nextForm = { ...form };
  const joined: (keyof Form & string)[] = [];
  for (const name of namesOf(theirs)) {
    const merged = mergeValues(name, saved[name], form[name], theirs[name]);
    if (!merged) continue;
    nextSaved[name] = theirs[name];
    if (saysTheSame(merged.value, form[name])) continue;
    // A merge of values of one type is of that type.
    nextForm[name] = merged.value as Form[typeof name];
    joined.push(name);
  }
  return { saved: nextSaved, form: nextForm, joined };
}

/** The fields that somebody else changed while the person did, and that nobody has decided yet. */
export function collisionsOf<Form extends object>(
  { saved, form }: StartedForm<Form>,
  theirs: Form,
): (keyof Form & string)[] {
  return namesOf(theirs).filter(
    (name) => !saysTheSame(saved[name], theirs[name]) && !saysTheSame(form[name], theirs[name]),
  );
}

/** The form after a person has chosen a side for one field. */
export function decideField<Form extends object>(
  { saved, form }: StartedForm<Form>,
  theirs: Form,
  name: keyof Form,
  side: 'mine' | 'theirs',
): StartedForm<Form> {
  return {
    saved: { ...saved, [name]: theirs[name] },
    form: side === 'mine' ? form : { ...form, [name]: theirs[name] },
  };
}
