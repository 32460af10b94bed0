import css from './QuoteLines.module.css';

interface LineInputProps {
  /** The accessible name, which says of what line it is. */
  readonly label: string;
  /** What is shown above it where there are no column heads. */
  readonly short: string;
  readonly value: string;
  readonly inputMode?: 'numeric' | 'decimal' | undefined;
  readonly placeholder?: string | undefined;
  /** The element with its problem; absent while there is none. */
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** A field of a line, narrow enough to stand in a row. */
export function LineInput({
  label,
  short,
  value,
  inputMode,
  placeholder,
  describedBy,
  onChange,
  onBlur,
}: LineInputProps) {
  return (
    <label className={css['field']}>
      <span className={css['short']} aria-hidden="true">
        {short}
      </span>
      <input
        className={css['input']}
        data-number={inputMode ? true : undefined}
        inputMode={inputMode}
        autoComplete="off"
        aria-label={label}
        aria-invalid={describedBy ? true : undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </label>
  );
}
