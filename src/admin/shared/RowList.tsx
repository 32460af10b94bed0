import type { ReactNode } from 'react';
import css from './RowList.module.css';

interface RowListProps {
  readonly label: string;
  /** `<li>`s, each with columns of its own making. */
  readonly children: ReactNode;
}

/** Rows that are more than a line of a table: a card of them, a rule between each two. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={css['rows']} aria-label={label}>
      {children}
    </ul>
  );
}
