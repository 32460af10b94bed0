import type { ReactNode } from 'react';
import type { Entry } from '#domain/staff/journal/journal.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { classNames } from '#ui/class-names.ts';
import { TrashIcon } from '#ui/icons/TrashIcon.tsx';
import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import css from './OrderList.module.css';
import { StateChip } from './StateChip.tsx';

export interface ListedRow {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** A line below the name. */
  readonly note: ReactNode;
  readonly chips?: ReactNode;
  readonly entry: Entry | undefined;
}

interface OrderListProps<Row extends ListedRow> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Absent where the person may not change the order. */
  readonly onOrder?: (rows: readonly Row[]) => Promise<void>;
  readonly onDelete: (row: Row) => void;
}

const idOf = ({ id }: ListedRow): string => id;

/** Rows with a link to their form, which can be reordered by dragging or the arrow keys, and deleted. */
export function OrderList<Row extends ListedRow>({ label, rows, onOrder, onDelete }: OrderListProps<Row>) {
  const { shown, container, announcement, draggedKey, handleProps } = useReorder(rows, idOf, (ordered) =>
    onOrder?.(ordered),
  );
  return (
    <>
      <ul ref={container} className={css['rows']} aria-label={label}>
        {shown.map((row) => (
          <li
            key={row.id}
            className={classNames(css['row'], draggedKey === row.id && css['dragged'])}
            data-reorder={row.id}
          >
            {onOrder && <ReorderHandle {...handleProps(row.id, row.name)} />}
            <div className={css['text']}>
              <AppLink href={row.href} className={css['name']}>
                {row.name}
              </AppLink>
              <span className={css['note']}>{row.note}</span>
            </div>
            <div className={css['chips']}>
              {row.chips}
              {row.entry && <StateChip state={row.entry.state} />}
            </div>
            <button
              type="button"
              className={css['delete']}
              aria-label={`Borrar ${row.name}`}
              onClick={() => onDelete(row)}
            >
              <TrashIcon size={20} />
            </button>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
    </>
  );
}
