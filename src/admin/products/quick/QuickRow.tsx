/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and scrolling brings many rows at once. */
import { memo } from 'react';
import type { Centavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { pesosText } from '#domain/staff/pesos.ts';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { judgeCell, QUICK_FIELDS, type QuickField } from '#domain/staff/quick-cells.ts';
import { StateChip } from '../../shared/StateChip.tsx';
import css from './QuickGrid.module.css';
import { FIELD_NAMES } from './QuickHead.tsx';
import type { OpenCell } from './use-quick-cells.ts';

interface QuickRowProps {
  readonly listed: ListedProduct;
  readonly at: number;
  readonly height: number;
  readonly costo: Centavos | undefined;
  /** Whether costs can be read, and so be changed. */
  readonly knowsCosts: boolean;
  readonly openPrecio: OpenCell | undefined;
  readonly openCosto: OpenCell | undefined;
  /** The field that the Tab key reaches. */
  readonly active: QuickField | null;
  /** The element that says what is wrong with the active cell. */
  readonly noteId: string;
  readonly onType: (listed: ListedProduct, field: QuickField, typed: string) => void;
}

/** A product of the quick grid. The keys are the grid's own. */
export const QuickRow = memo(function QuickRow(props: QuickRowProps) {
  const { listed, at, height, costo, knowsCosts, active, noteId, onType } = props;
  const { id, product, entry } = listed;
  const amounts = { precio: product.precio, costo };
  const open = { precio: props.openPrecio, costo: props.openCosto };
  const name = product.nombre || 'Sin nombre';
  return (
    <div role="row" className={css['row']} style={{ top: at * height, height }} aria-rowindex={at + 2} data-id={id}>
      <div role="rowheader" className={css['name']}>
        {keepMeasures(name)}
      </div>
      <div role="gridcell" className={css['clave']}>
        {product.clave || '—'}
      </div>
      {QUICK_FIELDS.map((field) => {
        const cell = open[field];
        const verdict = cell?.isAsked ? judgeCell(field, cell, amounts).kind : undefined;
        const isWrong = verdict === 'invalid' || Boolean(cell?.failure);
        const isReadOnly = field === 'costo' && !knowsCosts;
        return (
          <div role="gridcell" key={field} className={css['cell']}>
            <span className={css['label']} aria-hidden="true">
              {FIELD_NAMES[field]}
            </span>
            <input
              className={css['input']}
              data-field={field}
              data-state={cell ? (isWrong ? 'wrong' : verdict === 'asks' ? 'asks' : 'typed') : undefined}
              aria-label={`${FIELD_NAMES[field]} de ${name}`}
              aria-invalid={isWrong || undefined}
              aria-describedby={field === active ? noteId : undefined}
              tabIndex={field === active ? 0 : -1}
              inputMode="decimal"
              autoComplete="off"
              placeholder={isReadOnly ? 'Sin leer' : field === 'precio' ? 'Cotizar' : '—'}
              readOnly={isReadOnly}
              value={cell?.typed ?? pesosText(amounts[field])}
              onChange={(event) => onType(listed, field, event.target.value)}
            />
          </div>
        );
      })}
      <div role="gridcell" className={css['state']}>
        {entry && <StateChip state={entry.state} />}
      </div>
    </div>
  );
});
