import { useRef } from 'react';
import type { Spec } from '#domain/catalogue/product.ts';
import { Button } from '#ui/Button.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import css from './rows.module.css';

interface SpecRowsProps {
  readonly rows: readonly Spec[];
  readonly onChange: (rows: readonly Spec[]) => void;
  readonly max: number;
  readonly problem: string | undefined;
}

/** The rows of the specification table. Enter in the last one adds another. */
export function SpecRows({ rows, onChange, max, problem }: SpecRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const set = (at: number, change: Partial<Spec>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  function add() {
    if (rows.length >= max) return;
    onChange([...rows, { nombre: '', valor: '' }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus());
  }
  return (
    <fieldset className={css['field']} data-problem={problem ? '' : undefined} tabIndex={problem ? -1 : undefined}>
      <legend className={css['label']}>Ficha técnica</legend>
      <ul ref={list} className={css['list']}>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no id, and a key made of its text would lose the focus while typing.
          <li key={at} className={css['row']}>
            <input
              className={css['input']}
              aria-label={`Dato ${at + 1}`}
              placeholder="Voltaje"
              value={row.nombre}
              onChange={(event) => set(at, { nombre: event.target.value })}
            />
            <input
              className={css['input']}
              aria-label={`Valor ${at + 1}`}
              placeholder="20 V"
              value={row.valor}
              onChange={(event) => set(at, { valor: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && at === rows.length - 1) add();
              }}
            />
            <RemoveButton
              what={row.nombre || `renglón ${at + 1}`}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <Button look="outline" disabled={rows.length >= max} onClick={add}>
        <PlusIcon size={16} /> Agregar renglón
      </Button>
      {problem && <p className={css['problem']}>{problem}</p>}
    </fieldset>
  );
}
