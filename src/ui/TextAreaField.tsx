import css from './Field.module.css';
import { Field } from './Field.tsx';

interface TextAreaFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly maxLength?: number | undefined;
}

/** Several lines of text, as tall as its content. */
export function TextAreaField({ label, hint, problem, required, onChange, rows = 4, ...rest }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...rest}
          rows={rows}
          className={css['area']}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
