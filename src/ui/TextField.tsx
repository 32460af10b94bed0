import type { HTMLInputAutoCompleteAttribute } from 'react';
import css from './Field.module.css';
import { Field } from './Field.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | undefined;
  /** Which keyboard a tablet shows. */
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'tel' | 'url' | undefined;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly maxLength?: number | undefined;
  readonly onBlur?: (() => void) | undefined;
  /** A short text before the value, such as `$`. */
  readonly prefix?: string | undefined;
}

/** One line of text. It gives the text exactly as typed, and the domain parses and checks it. */
export function TextField({
  label,
  hint,
  problem,
  required,
  value,
  onChange,
  prefix,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(wiring) => (
        <span className={css['line']}>
          {prefix && (
            <span className={css['prefix']} aria-hidden="true">
              {prefix}
            </span>
          )}
          <input
            {...wiring}
            {...rest}
            type={type}
            className={css['input']}
            value={value}
            autoCapitalize={type === 'text' ? undefined : 'none'}
            onChange={(event) => onChange(event.target.value)}
          />
        </span>
      )}
    </Field>
  );
}
