import { useEffect, useRef, useState } from 'react';
import { groupThousands } from '#domain/kernel/money.ts';
import { several } from '#domain/kernel/several.ts';
import { MOST_COPIES } from '#domain/shelf-labels/label-list.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Button } from '#ui/Button.tsx';
import { QuantityField } from '#ui/QuantityField.tsx';
import { productPath } from '../paths.ts';
import { RemoveButton } from '../shared/forms/RemoveButton.tsx';
import { RowList } from '../shared/lists/RowList.tsx';
import { priceText } from '../shared/texts/price-text.ts';
import css from './LabelRows.module.css';
import type { LabelRowData, ShelfLabels } from './use-shelf-labels.ts';

/** How many products are shown before somebody asks for all of them. */
const SHOWN = 60;

/** The products whose labels are printed, with how many of each and what is missing on one. */
export function LabelRows({ state }: { readonly state: ShelfLabels }) {
  const { rows, isCurrent, lost, setCopies, remove, clear } = state;
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0 && state.cleared > 0) return <ClearedList state={state} />;
  if (rows.length === 0)
    return (
      <p className={css['none']}>
        {isCurrent ? 'Todavía no hay productos. Agrégalos aquí arriba.' : 'Leyendo el catálogo…'}
      </p>
    );
  const shown = isWhole ? rows : rows.slice(0, SHOWN);
  const isSame = rows.every(({ copies }) => copies === rows[0]?.copies);
  return (
    <section className={css['list']} aria-label="Productos por imprimir">
      <div className={css['head']}>
        <p className={css['count']}>
          {several(rows.length, 'producto', 'productos')}
          {lost > 0 && `\u00a0· ${groupThousands(lost)} ya no ${lost === 1 ? 'existe' : 'existen'}`}
        </p>
        <div className={css['all']}>
          {rows.length > 1 && (
            <>
              <span>{isSame ? 'Copias de cada una' : 'Igualar copias'}</span>
              <QuantityField
                of="copias de todas"
                value={rows[0]?.copies ?? 1}
                max={MOST_COPIES}
                onChange={(copies) => setCopies(copies)}
              />
            </>
          )}
          <Button look="outline" onClick={clear}>
            Vaciar la lista
          </Button>
        </div>
      </div>
      <RowList label="Productos por imprimir">
        {shown.map((row) => (
          <LabelRow
            key={row.id}
            row={row}
            onCopies={(copies) => setCopies(copies, row.id)}
            onRemove={() => remove(new Set([row.id]))}
          />
        ))}
      </RowList>
      {shown.length < rows.length && (
        <Button look="outline" onClick={() => setWhole(true)}>
          Ver los {groupThousands(rows.length)}
        </Button>
      )}
    </section>
  );
}

/** One press empties a list that took an hour at the shelves, so the next one brings it back. */
function ClearedList({ state: { cleared, undoClear } }: { readonly state: ShelfLabels }) {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus(), []);
  return (
    <p className={css['none']}>
      Vaciaste la lista, que tenía {several(cleared, 'producto', 'productos')}.{' '}
      <button ref={undo} type="button" className={css['undo']} onClick={undoClear}>
        Deshacer
      </button>
    </p>
  );
}

interface LabelRowProps {
  readonly row: LabelRowData;
  readonly onCopies: (copies: number) => void;
  readonly onRemove: () => void;
}

function LabelRow({ row, onCopies, onRemove }: LabelRowProps) {
  const { product, label, copies, id } = row;
  return (
    <li className={css['row']}>
      <div className={css['product']}>
        <AppLink href={productPath(id)} className={css['name']}>
          {product.nombre}
        </AppLink>
        <p className={css['facts']}>
          {product.clave || 'Sin clave'}&nbsp;· {priceText(product.precio)}
        </p>
        {label.notes.map((note) => (
          <p key={note} className={css['problem']}>
            {note}
          </p>
        ))}
      </div>
      <QuantityField of={`etiquetas de ${product.nombre}`} value={copies} max={MOST_COPIES} onChange={onCopies} />
      <RemoveButton what={product.nombre} onClick={onRemove} />
    </li>
  );
}
