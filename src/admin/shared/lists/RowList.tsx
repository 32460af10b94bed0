import type { ReactNode } from 'react';
import css from './RowList.module.css';

interface RowListProps {
  readonly label: string;
  /** `<li>` elements; each lays out its own columns. */
  readonly children: ReactNode;
}

/** A card of rows with a line between them, for rows that need more than one line of a table. */
export function RowList({ label, children }: RowListProps) {
  return (
    <ul className={css['rows']} aria-label={label}>
      {children}
    </ul>
  );
}
