import type { ReactNode } from 'react';
import css from './RowList.module.css';

interface RowListProps {
  readonly label: string;
  /** `<li>`s, each with columns of its own making. */
  readonly children: ReactNode;
}

/** A card of rows with a rule between each two, for rows that are more than a line of a table. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={css['rows']} aria-label={label}>
      {children}
    </ul>
  );
}
