import { useEffect, useRef } from 'react';
import type { TextPage } from '#domain/page-text/page-text.ts';
import type { FormProblems } from '#domain/staff/forms/field-checks.ts';
import { type BlockKind, type BlockRow, blockNames, kindsOf, MOST_BLOCKS } from '#domain/staff/settings/text-form.ts';
import { classNames } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { ReorderHandle } from '#ui/ReorderHandle.tsx';
import { useReorder } from '#ui/use-reorder.ts';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import { BlockInputs } from './BlockInputs.tsx';
import css from './BlockRows.module.css';

interface BlockRowsProps {
  readonly page: TextPage;
  readonly rows: readonly BlockRow[];
  readonly problems: FormProblems<string>;
  readonly onChange: (rows: readonly BlockRow[]) => void;
}

const keyOf = ({ nombre }: BlockRow): string => nombre;

/** What a block is called where it is moved or taken out: `Subtítulo «Qué hacemos»`. */
function nameOf({ tipo, texto }: BlockRow): string {
  const words = texto.trim().slice(0, 30);
  return words && tipo !== 'dato' ? `${blockNames[tipo]} «${words}»` : blockNames[tipo];
}

/** The blocks of a text in their order: dragged, moved by keys, added behind the one that was typed in last, and taken out. */
export function BlockRows({ page, rows, problems, onChange }: BlockRowsProps) {
  const { shown, container, announcement, draggedKey, handleProps } = useReorder(rows, keyOf, onChange);
  const lastTouched = useRef<string | null>(null);
  const added = useRef<string | null>(null);
  useEffect(() => {
    if (added.current === null) return;
    const place = rows.findIndex(({ nombre }) => nombre === added.current);
    // This effect belongs to a rendering in which the row was not there yet.
    if (place < 0) return;
    added.current = null;
    container.current?.children[place]?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  });

  const add = (tipo: BlockKind): void => {
    // A name that no other row has. Rows that were stored are named by their lines.
    const taken = new Set(rows.map((one) => one.nombre));
    const numbers = Array.from({ length: rows.length + 1 }, (_, at) => `nuevo-${at + 1}`);
    const nombre = numbers.find((one) => !taken.has(one)) ?? '';
    const row: BlockRow = { nombre, tipo, texto: tipo === 'dato' ? 'telefonos' : '', mas: '', ancla: '' };
    const after = rows.findIndex((one) => one.nombre === lastTouched.current);
    added.current = nombre;
    lastTouched.current = nombre;
    onChange(after < 0 ? [...rows, row] : [...rows.slice(0, after + 1), row, ...rows.slice(after + 1)]);
  };

  return (
    <div
      className={css['blocks']}
      data-invalid={problems['texto'] ? true : undefined}
      tabIndex={problems['texto'] ? -1 : undefined}
    >
      <ul ref={container} aria-label="Partes del texto" className={css['rows']}>
        {shown.map((row) => {
          const at = rows.indexOf(row);
          return (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes in which block somebody typed last.
            <li
              key={row.nombre}
              data-reorder={row.nombre}
              className={classNames(
                css['row'],
                row.tipo === 'parte' && css['part'],
                draggedKey === row.nombre && css['dragged'],
              )}
              onFocus={() => {
                lastTouched.current = row.nombre;
              }}
            >
              <ReorderHandle {...handleProps(row.nombre, nameOf(row))} />
              <div className={css['inputs']}>
                <BlockInputs
                  row={row}
                  problem={problems[`texto-${at}`]}
                  moreProblem={problems[`texto-${at}-mas`]}
                  onChange={(change) =>
                    onChange(rows.map((one) => (one.nombre === row.nombre ? { ...one, ...change } : one)))
                  }
                />
              </div>
              <RemoveButton
                what={nameOf(row)}
                onClick={() => onChange(rows.filter(({ nombre }) => nombre !== row.nombre))}
              />
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {announcement}
      </p>
      {problems['texto'] && <p className={css['problem']}>{problems['texto']}</p>}
      <fieldset className={css['add']}>
        <legend className={css['addName']}>Agregar después de la parte en la que escribiste al último</legend>
        {kindsOf(page).map((tipo) => (
          <button
            key={tipo}
            type="button"
            className={css['addKind']}
            disabled={rows.length >= MOST_BLOCKS}
            onClick={() => add(tipo)}
          >
            <PlusIcon size={16} /> {blockNames[tipo]}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
