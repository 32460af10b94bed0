import { useRef } from 'react';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import css from './rows.module.css';

interface TextRowsProps {
  readonly label: string;
  readonly itemName: string;
  readonly rows: readonly string[];
  readonly onChange: (rows: readonly string[]) => void;
  readonly max: number;
  readonly problem: string | undefined;
}

/** A list of short texts, one a row. Enter in the last one adds another. */
export function TextRows({ label, itemName, rows, onChange, max, problem }: TextRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  function add() {
    if (rows.length >= max) return;
    onChange([...rows, '']);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  }
  return (
    <fieldset className={css['field']} data-problem={problem ? '' : undefined} tabIndex={problem ? -1 : undefined}>
      <legend className={css['label']}>{label}</legend>
      <ul ref={list} className={css['list']}>
        {rows.map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no id, and a key made of its text would lose the focus while typing.
          <li key={at} className={css['row']}>
            <input
              className={css['input']}
              aria-label={`${itemName} ${at + 1}`}
              value={text}
              onChange={(event) => onChange(rows.map((row, index) => (index === at ? event.target.value : row)))}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && at === rows.length - 1) add();
              }}
            />
            <RemoveButton
              what={`${itemName} ${at + 1}`}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <Button look="outline" disabled={rows.length >= max} onClick={add}>
        <PlusIcon size={16} /> Agregar {itemName}
      </Button>
      {problem && <p className={css['problem']}>{problem}</p>}
    </fieldset>
  );
}
