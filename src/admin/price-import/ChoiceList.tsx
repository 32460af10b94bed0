import { type ReactNode, useId } from 'react';
import css from './ChoiceList.module.css';

interface ChoiceListProps<Value extends string> {
  readonly question: string;
  readonly hint?: ReactNode;
  readonly value: Value | null;
  readonly options: readonly { readonly value: Value; readonly name: string; readonly note?: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** A question with its answers as radio buttons, none of them checked until one is proposed or chosen. */
export function ChoiceList<Value extends string>({ question, hint, value, options, onChange }: ChoiceListProps<Value>) {
  const id = useId();
  return (
    <fieldset
      className={css['list']}
      data-open={value === null || undefined}
      aria-describedby={hint ? `${id}-note` : undefined}
    >
      <legend className={css['question']}>{question}</legend>
      {hint && (
        <p id={`${id}-note`} className={css['hint']}>
          {hint}
        </p>
      )}
      <div className={css['options']}>
        {options.map((option) => (
          <label key={option.value} className={css['option']}>
            <input
              type="radio"
              className={css['dot']}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className={css['name']}>
              {option.name}
              {option.note && <span className={css['note']}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
