import { useEffect, useEffectEvent, useState } from 'react';
import type { LogLine } from '#domain/staff/log/log-line.ts';
import { usePlacedRows } from '../products/use-rows-in-view.ts';
import { LogRowItem } from './LogRowItem.tsx';
import css from './LogRows.module.css';
import type { PlacedRows } from './log-rows.ts';

interface LogRowsProps {
  readonly placed: PlacedRows;
  readonly whoOf: (line: LogLine) => string;
  readonly onDetails: (line: LogLine) => void;
  /** Called when the end of the list comes near, once for each length of the list. */
  readonly onNearEnd: () => void;
}

const NEAR = 12;

/** The rows near the window; the list is as high as all of them. */
export function LogRows({ placed, whoOf, onDetails, onNearEnd }: LogRowsProps) {
  const { rows, tops, height } = placed;
  const { body, first, end } = usePlacedRows<HTMLOListElement>(placed);
  const [focused, setFocused] = useState(-1);
  const isNearEnd = end >= rows.length - NEAR;
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (isNearEnd) nearEnd();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a longer list has another end.
  }, [isNearEnd, rows.length]);

  const shown = Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
  // The row that has the keyboard's focus stays in the page wherever the window is, because the focus would be lost with it.
  if (focused >= 0 && focused < first) shown.unshift(focused);
  if (focused >= end && focused < rows.length) shown.push(focused);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notes which of its links and buttons has the focus.
    <ol
      ref={body}
      className={css['rows']}
      aria-label="Cambios de la tienda"
      style={{ height }}
      onFocus={({ target }) => setFocused(Number(target.closest('li')?.dataset['at'] ?? -1))}
      onBlur={() => setFocused(-1)}
    >
      {shown.map((at) => {
        const row = rows[at];
        if (!row) return null;
        const place = { top: tops[at], height: row.height };
        return row.kind === 'heading' ? (
          <li key={row.key} className={css['heading']} style={place} aria-setsize={rows.length} aria-posinset={at + 1}>
            <h2>{row.text}</h2>
          </li>
        ) : (
          <li
            key={row.key}
            className={css['row']}
            style={place}
            data-at={at}
            aria-setsize={rows.length}
            aria-posinset={at + 1}
          >
            <LogRowItem line={row.line} texts={row.texts} who={whoOf(row.line)} onDetails={onDetails} />
          </li>
        );
      })}
    </ol>
  );
}
