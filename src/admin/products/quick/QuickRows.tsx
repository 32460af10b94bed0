import { useCallback, useEffect, useRef } from 'react';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import type { QuickField } from '#domain/staff/quick/quick-cells.ts';
import { QuickRow } from './QuickRow.tsx';
import type { Place } from './use-active-cell.ts';
import type { Internos } from './use-internos.ts';
import { cellKey } from './use-open-cells.ts';
import type { QuickCells } from './use-quick-cells.ts';

interface QuickRowsProps {
  readonly listed: readonly ListedProduct[];
  readonly fields: readonly QuickField[];
  /** The rows in the window: from this one to before `to`. */
  readonly from: number;
  readonly to: number;
  /** In px. */
  readonly height: number;
  readonly active: Place | undefined;
  readonly cells: QuickCells;
  readonly internos: Internos;
  readonly noteId: string;
}

/** The rows in the window, and the one that has the keyboard, wherever it is. */
export function QuickRows({ listed, fields, from, to, height, active, cells, internos, noteId }: QuickRowsProps) {
  const latest = useRef(cells);
  useEffect(() => {
    latest.current = cells;
  });
  // Rows are drawn again only when something of theirs changes.
  const onType = useCallback(
    (one: ListedProduct, of: QuickField, typed: string) => latest.current.type(one, of, typed),
    [],
  );
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  if (active && active.at < from) rows.unshift(active.at);
  if (active && active.at >= to) rows.push(active.at);
  return rows.map((at) => {
    const one = listed[at];
    return (
      one && (
        <QuickRow
          key={one.id}
          listed={one}
          fields={fields}
          at={at}
          height={height}
          costo={internos.costs.get(one.id)}
          knowsCosts={internos.state === 'known'}
          openPrecio={cells.open.get(cellKey(one.id, 'precio'))}
          openCosto={cells.open.get(cellKey(one.id, 'costo'))}
          openExistencia={cells.open.get(cellKey(one.id, 'existencia'))}
          active={at === active?.at ? active.field : null}
          noteId={noteId}
          onType={onType}
        />
      )
    );
  });
}
