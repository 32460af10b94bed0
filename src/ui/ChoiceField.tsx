import css from './Field.module.css';
import { Field } from './Field.tsx';
import { ChevronDownIcon } from './icons/ChevronDownIcon.tsx';

interface ChoiceFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChange: (value: string) => void;
  /** The text of the empty option; without it one of the options is always chosen. */
  readonly empty?: string | undefined;
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether options may still arrive: until they have, a value that is not among them is not called gone. */
  readonly isReading?: boolean | undefined;
}

/** A select. A stored value that is no longer among the options stays visible instead of changing to another. */
export function ChoiceField({
  label,
  hint,
  problem,
  required,
  value,
  options,
  empty,
  isReading,
  onChange,
  ...rest
}: ChoiceFieldProps) {
  const isOffered = value === '' || options.some((option) => option.value === value);
  return (
    <Field label={label} hint={hint} problem={problem} required={required}>
      {(wiring) => (
        <span className={css['line']}>
          <select
            {...wiring}
            {...rest}
            className={css['select']}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {empty !== undefined && <option value="">{empty}</option>}
            {!isOffered && <option value={value}>{isReading ? 'Leyendo…' : `${value} (ya no existe)`}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={14} />
        </span>
      )}
    </Field>
  );
}
