import { useId } from 'react';
import { ChevronDownIcon } from './icons/ChevronDownIcon.tsx';
import css from './SelectField.module.css';

interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly name: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly name: string }[];
  readonly onChange: (value: Value) => void;
}

/** The browser's own select, in the page's font. */
export function SelectField<Value extends string>({ label, name, value, options, onChange }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className={css['select']}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={14} />
    </div>
  );
}
