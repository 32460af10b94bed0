/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and scrolling brings many rows at once. */
import { memo } from 'react';
import type { Centavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import type { QuickField } from '#domain/staff/quick/quick-cells.ts';
import { StateChip } from '../../shared/lists/StateChip.tsx';
import { FIELD_NAMES } from './cell-text.ts';
import { QuickCell } from './QuickCell.tsx';
import css from './QuickGrid.module.css';
import type { OpenCell } from './use-open-cells.ts';

interface QuickRowProps {
  readonly listed: ListedProduct;
  /** The columns. */
  readonly fields: readonly QuickField[];
  readonly at: number;
  readonly height: number;
  readonly costo: Centavos | undefined;
  /** Whether costs can be read, and so be changed. */
  readonly knowsCosts: boolean;
  readonly openPrecio: OpenCell | undefined;
  readonly openCosto: OpenCell | undefined;
  readonly openExistencia: OpenCell | undefined;
  /** The field that the Tab key reaches. */
  readonly active: QuickField | null;
  /** The element that says what is wrong with the active cell. */
  readonly noteId: string;
  readonly onType: (listed: ListedProduct, field: QuickField, typed: string) => void;
}

/** A product of the quick grid. The keys are the grid's own. */
export const QuickRow = memo(function QuickRow(props: QuickRowProps) {
  const { listed, fields, at, height, costo, knowsCosts, active, noteId, onType } = props;
  const { id, product, entry } = listed;
  const { precio, existencia } = product;
  const values = { precio, costo, existencia };
  const open = { precio: props.openPrecio, costo: props.openCosto, existencia: props.openExistencia };
  const name = product.nombre || 'Sin nombre';
  return (
    <div role="row" className={css['row']} style={{ top: at * height, height }} aria-rowindex={at + 2} data-id={id}>
      <div role="rowheader" className={css['name']}>
        {keepMeasures(name)}
      </div>
      <div role="gridcell" className={css['clave']}>
        {product.clave || '—'}
      </div>
      {fields.map((field) => (
        <div role="gridcell" key={field} className={css['cell']} data-field={field}>
          <span className={css['label']} aria-hidden="true">
            {FIELD_NAMES[field][0]}
          </span>
          <QuickCell
            field={field}
            name={name}
            values={values}
            cell={open[field]}
            isReadOnly={field === 'costo' && !knowsCosts}
            isActive={field === active}
            noteId={noteId}
            onType={(typed) => onType(listed, field, typed)}
          />
        </div>
      ))}
      <div role="gridcell" className={css['state']}>
        {entry && <StateChip state={entry.state} />}
      </div>
    </div>
  );
});
