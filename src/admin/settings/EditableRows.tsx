import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import css from './EditableRows.module.css';

interface EditableRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  /** A new row. */
  readonly empty: Row;
  /** The most rows that fit. */
  readonly most: number;
  readonly addName: string;
  /** What a row is called where it is taken out: `el teléfono Ventas`. */
  readonly nameOf: (row: Row, at: number) => string;
  /** What is wrong with the list as a whole. */
  readonly problem?: string | undefined;
  /** The inputs of a row. */
  readonly children: (row: Row, at: number, set: (change: Partial<Row>) => void) => ReactNode;
  /** Beside the button that adds a row. */
  readonly more?: ReactNode;
}

/** A list whose rows are typed, added and taken out. The focus goes to the row that was added, and to the button when one was taken out. */
export function EditableRows<Row extends object>(props: EditableRowsProps<Row>) {
  const { label, rows, onChange, empty, most, addName, nameOf, problem, children, more } = props;
  const list = useRef<HTMLUListElement>(null);
  const adding = useRef<HTMLDivElement>(null);
  const moved = useRef<'added' | 'removed' | null>(null);
  const count = useRef(rows.length);
  // With the rendering itself: the late effect of an earlier one may come between a press and the row that it adds.
  useLayoutEffect(() => {
    const isMore = rows.length > count.current;
    if (rows.length === count.current) return;
    count.current = rows.length;
    if (moved.current === 'added' && isMore)
      list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    // A button of `more` may go away with its press.
    else if (moved.current === 'removed' || document.activeElement === document.body)
      adding.current?.querySelector('button')?.focus();
    moved.current = null;
  });

  return (
    <div className={css['list']} data-invalid={problem ? true : undefined} tabIndex={problem ? -1 : undefined}>
      <ul ref={list} aria-label={label} className={css['rows']}>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no ids; an input keeps its place while it is typed in.
          <li key={at} className={css['row']}>
            <div className={css['inputs']}>
              {children(row, at, (change) =>
                onChange(rows.map((one, place) => (place === at ? { ...one, ...change } : one))),
              )}
            </div>
            <RemoveButton
              what={nameOf(row, at)}
              onClick={() => {
                moved.current = 'removed';
                onChange(rows.filter((_, place) => place !== at));
              }}
            />
          </li>
        ))}
      </ul>
      {problem && <p className={css['problem']}>{problem}</p>}
      <div ref={adding} className={css['actions']}>
        <Button
          look="outline"
          disabled={rows.length >= most}
          onClick={() => {
            moved.current = 'added';
            onChange([...rows, empty]);
          }}
        >
          <PlusIcon size={18} /> {addName}
        </Button>
        {more}
      </div>
    </div>
  );
}
