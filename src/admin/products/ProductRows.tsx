/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and scrolling brings many rows at once. */
import { type MouseEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import type { ListColumn } from '#domain/staff/products/product-query.ts';
import { useUploads } from '#store/upload-store.ts';
import { pictureAddress } from '../shared/pictures/use-picture-address.ts';
import { ProductRow } from './ProductRow.tsx';
import css from './ProductTable.module.css';
import { useRowsInView } from './use-rows-in-view.ts';

interface ProductRowsProps {
  readonly listed: readonly ListedProduct[];
  readonly chosen: ReadonlySet<string>;
  readonly height: number;
  readonly columns: readonly ListColumn[];
  readonly categoryNames: ReadonlyMap<string, string>;
  readonly onToggle: (id: string) => void;
}

/** The rows near the window. Every turn of a wheel brings dozens of them, so one listener here serves them all. */
export function ProductRows({ listed, height, columns, categoryNames, chosen, onToggle }: ProductRowsProps) {
  const { body, first, end, pictured } = useRowsInView(listed.length, height);
  const previews = useUploads((state) => state.previews);
  const [, go] = useLocation();
  const [focused, setFocused] = useState(-1);

  function onClick(event: MouseEvent<HTMLElement>) {
    const target = event.target instanceof Element ? event.target : null;
    // A touch in the cell around the small check box counts for the check box.
    if (target?.classList.contains(css['check'] ?? '')) return target.querySelector('input')?.click();
    const link = target?.closest('a');
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(link.pathname);
  }

  const shown = Array.from({ length: end - first }, (_, index) => first + index);
  // The row that has the keyboard's focus stays in the page wherever the window is, because the focus would be lost with it.
  if (focused >= 0 && focused < first) shown.unshift(focused);
  if (focused >= end && focused < listed.length) shown.push(focused);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the links and boxes within have their keys.
    <div
      role="rowgroup"
      ref={body}
      className={css['body']}
      style={{ height: listed.length * height }}
      onClick={onClick}
      onFocus={({ target }) => setFocused(Number(target.closest('[role=row]')?.getAttribute('aria-rowindex')) - 2)}
      onBlur={() => setFocused(-1)}
    >
      {shown.map((at) => {
        const one = listed[at];
        return (
          one && (
            <ProductRow
              key={one.id}
              listed={one}
              at={at}
              height={height}
              columns={columns}
              categoryName={categoryNames.get(one.product.unicID) ?? one.product.unicID}
              picture={
                at >= pictured.first && at < pictured.end
                  ? pictureAddress(one.product.imagenes[0]?.imagen ?? '', previews)
                  : undefined
              }
              isChosen={chosen.has(one.id)}
              onToggle={onToggle}
            />
          )
        );
      })}
    </div>
  );
}
