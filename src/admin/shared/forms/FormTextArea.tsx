import type { ComponentProps } from 'react';
import { TextAreaField } from '#ui/TextAreaField.tsx';
import { FieldWithNews } from './FieldWithNews.tsx';
import type { TextState } from './text-state.ts';

interface FormTextAreaProps<Name extends string>
  extends Omit<ComponentProps<typeof TextAreaField>, 'name' | 'value' | 'problem' | 'onChange'> {
  readonly state: TextState<Name>;
  readonly name: Name;
}

/** A field of a form that may have several lines of text, with what somebody else made of it meanwhile. */
export function FormTextArea<Name extends string>({ state, name, ...rest }: FormTextAreaProps<Name>) {
  const { form, problems, set } = state;
  return (
    <FieldWithNews of={name}>
      <TextAreaField
        {...rest}
        name={name}
        value={form[name]}
        problem={problems[name]}
        onChange={(text) => set({ [name]: text } as Record<Name, string>)}
      />
    </FieldWithNews>
  );
}
