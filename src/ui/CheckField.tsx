import type { ReactNode } from 'react';
import css from './CheckField.module.css';

interface CheckFieldProps {
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: ReactNode;
  /** A short text at the end of the line, such as a count. */
  readonly note?: string;
}

export function CheckField({ checked, onChange, children, note }: CheckFieldProps) {
  return (
    <label className={css['field']}>
      <input type="checkbox" className={css['box']} checked={checked} onChange={onChange} />
      <span className={css['name']}>{children}</span>
      {note && <span className={css['note']}>{note}</span>}
    </label>
  );
}
