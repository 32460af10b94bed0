import { type ReactNode, useId, useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import css from './FigureSection.module.css';
import { downloadTable, type FigureTable, shownCell } from './figure-table.ts';

interface FigureSectionProps {
  readonly table: FigureTable;
  readonly hint?: string;
  /** The chart of the same figures, and whatever chooses them. */
  readonly children?: ReactNode;
  /** Said where the table is empty. */
  readonly none?: string;
}

/** How many rows are shown before somebody asks for all; the file always has all. */
const SHOWN = 8;

/** A subject of the figures: its chart, its table, and the table as a file. */
export function FigureSection({ table, hint, children, none }: FigureSectionProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { title, heads, rows } = table;
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  return (
    <section className={css['section']} aria-labelledby={id}>
      <div className={css['head']}>
        <div>
          <h2 id={id} className={css['title']}>
            {title}
          </h2>
          {hint && <p className={css['hint']}>{hint}</p>}
        </div>
        <Button look="outline" disabled={rows.length === 0} onClick={() => downloadTable(table)}>
          Descargar CSV<span className="visually-hidden"> de {title}</span>
        </Button>
      </div>
      {children}
      {rows.length === 0 ? (
        <p className={css['hint']}>{none}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone, also by keys.
        <div className={css['scroll']} tabIndex={0}>
          <table className={css['table']} aria-labelledby={id}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ key, cells: [name = '', ...cells], href }) => (
                <tr key={key}>
                  <th scope="row">{href ? <AppLink href={href}>{shownCell(name)}</AppLink> : shownCell(name)}</th>
                  {cells.map((cell, at) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a cell is its column.
                    <td key={at}>{shownCell(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {shown.length < rows.length && (
        <Button look="outline" onClick={() => setWhole(true)}>
          Ver los {groupThousands(rows.length)}
          <span className="visually-hidden"> de {title}</span>
        </Button>
      )}
    </section>
  );
}
