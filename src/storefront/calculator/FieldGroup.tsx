import type { ReactNode } from 'react';
import css from './Calculator.module.css';

interface FieldGroupProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Fields of one subject under its name. */
export function FieldGroup({ title, note, children }: FieldGroupProps) {
  return (
    <fieldset className={css['group']}>
      <legend className={css['groupTitle']}>{title}</legend>
      {note && <p className={css['note']}>{note}</p>}
      {children}
    </fieldset>
  );
}
