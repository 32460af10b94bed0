import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from '../shared/forms/FieldWithNews.tsx';
import type { RepairFormState } from './use-repair-form.ts';

type TextName = 'articulo' | 'marca' | 'modelo' | 'serie' | 'accesorios' | 'comprobante';

interface FormTextProps {
  readonly state: RepairFormState;
  readonly name: TextName;
  readonly label: string;
  readonly hint?: string;
  /** Instead of setting this field alone. */
  readonly onType?: (text: string) => void;
}

/** One line of a repair's form. */
export function FormText({ state: { form, problems, set }, name, label, hint, onType }: FormTextProps) {
  return (
    <FieldWithNews of={name}>
      <TextField
        label={label}
        name={name}
        autoComplete="off"
        value={form[name]}
        problem={problems[name]}
        hint={hint}
        onChange={onType ?? ((text) => set({ [name]: text }))}
      />
    </FieldWithNews>
  );
}
