import type { ComponentProps } from 'react';
import { TextField } from '#ui/TextField.tsx';
import { FieldWithNews } from './FieldWithNews.tsx';
import type { TextState } from './text-state.ts';

interface FormTextProps<Name extends string>
  extends Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'problem' | 'onChange'> {
  readonly state: TextState<Name>;
  readonly name: Name;
  /** Instead of setting this field alone. */
  readonly onType?: (text: string) => void;
}

/** A field of a form that is one line of text, with what somebody else made of it meanwhile. */
export function FormText<Name extends string>({ state, name, onType, ...rest }: FormTextProps<Name>) {
  const { form, problems, set } = state;
  return (
    <FieldWithNews of={name}>
      <TextField
        {...rest}
        name={name}
        value={form[name]}
        problem={problems[name]}
        onChange={onType ?? ((text) => set({ [name]: text } as Record<Name, string>))}
      />
    </FieldWithNews>
  );
}
