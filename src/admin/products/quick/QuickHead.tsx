/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and the heads are part of that table. */
import type { QuickField } from '#domain/staff/quick/quick-cells.ts';
import { FIELD_NAMES } from './cell-text.ts';
import css from './QuickGrid.module.css';

const TAXES: Readonly<Record<QuickField, string>> = { precio: 'con IVA', costo: 'sin IVA', existencia: '' };

/** The names of the columns. */
export function QuickHead({ fields }: { readonly fields: readonly QuickField[] }) {
  return (
    <div role="rowgroup" className={css['head']}>
      <div role="row" className={css['heads']} aria-rowindex={1}>
        <div role="columnheader">Producto</div>
        <div role="columnheader" className={css['clave']}>
          Clave
        </div>
        {fields.map((field) => (
          <div role="columnheader" key={field} className={css['cell']} data-field={field}>
            {FIELD_NAMES[field][0]} <small>{TAXES[field]}</small>
          </div>
        ))}
        <div role="columnheader" className={css['state']}>
          Estado
        </div>
      </div>
    </div>
  );
}
