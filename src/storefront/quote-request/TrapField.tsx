import css from './TrapField.module.css';

interface TrapFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that no person sees: whoever fills it in is a program, and the form is not sent. */
export function TrapField({ value, onChange }: TrapFieldProps) {
  return (
    <div className={css['trap']} aria-hidden="true">
      <label>
        No llenes este campo
        <input
          name="sitio"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
