import type { FormProblems } from '#domain/staff/forms/field-checks.ts';

/** What the inputs of a subject are given. */
export interface SubjectFieldsProps<Form> {
  readonly form: Form;
  readonly set: (change: Partial<Form> | ((form: Form) => Partial<Form>)) => void;
  readonly problems: FormProblems<string>;
}
