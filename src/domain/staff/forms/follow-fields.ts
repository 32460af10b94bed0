/** A form and what each of its fields started from. */
interface Started<Form> {
  readonly saved: Form;
  readonly form: Form;
}

type IsSame<Form, Name> = (name: Name, a: Form, b: Form) => boolean;

/**
 * A form over a newer document, without joining two people's work in one field: what only the document changed is taken over, and a field that both
 * changed stays as it is with its old start.
 * @param theirs the form of the newer document
 */
export function followFields<Form extends object, Name extends keyof Form & string>(
  names: readonly Name[],
  isSame: IsSame<Form, Name>,
  { saved, form }: Started<Form>,
  theirs: Form,
): Started<Form> & { readonly joined: readonly Name[] } {
  const next = { saved: { ...saved }, form: { ...form } };
  const joined: Name[] = [];
  for (const name of names) {
    if (isSame(name, saved, theirs)) continue;
    const isUntouched = isSame(name, form, saved);
    if (!isUntouched && !isSame(name, form, theirs)) continue;
    next.saved[name] = theirs[name];
    if (!isUntouched) continue;
    next.form[name] = theirs[name];
    joined.push(name);
  }
  return { ...next, joined };
}

/** The fields that somebody else changed while the person did, and that nobody has decided yet. */
export function openFields<Form extends object, Name extends keyof Form & string>(
  names: readonly Name[],
  isSame: IsSame<Form, Name>,
  { saved, form }: Started<Form>,
  theirs: Form,
): readonly Name[] {
  return names.filter((name) => !isSame(name, saved, theirs) && !isSame(name, form, theirs));
}
