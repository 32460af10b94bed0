/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and scrolling brings many rows at once. */
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useId, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ListedProduct } from '#domain/staff/product-list.ts';
import { type QuickField, quickFields } from '#domain/staff/quick-cells.ts';
import { useMedia } from '#ui/use-media.ts';
import { LeaveDialog } from '../../shared/LeaveDialog.tsx';
import { PHONE } from '../table-columns.ts';
import { useRowsInView } from '../use-rows-in-view.ts';
import { pressGridKey } from './grid-keys.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { QuickBar } from './QuickBar.tsx';
import css from './QuickGrid.module.css';
import { QuickHead } from './QuickHead.tsx';
import { QuickNote } from './QuickNote.tsx';
import { QuickRow } from './QuickRow.tsx';
import { toReview } from './to-review.ts';
import { type Place, useActiveCell } from './use-active-cell.ts';
import { useInternos } from './use-internos.ts';
import { usePaste } from './use-paste.ts';
import { cellKey, useQuickCells } from './use-quick-cells.ts';

interface QuickGridProps {
  /** In an order that stays while cells are edited. */
  readonly listed: readonly ListedProduct[];
  readonly onEnd: () => void;
}

const ROW_PX = 56;
const CARD_PX = 116;

/** The list as a spreadsheet of prices, costs and stock. Each accepted cell is an edit of its own in the journal. */
export function QuickGrid({ listed, onEnd }: QuickGridProps) {
  const height = useMedia(PHONE) ? CARD_PX : ROW_PX;
  const { body, first, end } = useRowsInView(listed.length, height);
  const noteId = useId();
  const { active, hasFocus, placeOf, focusCell, onFocus, onBlur } = useActiveCell(listed, body, noteId);
  const internos = useInternos();
  const cells = useQuickCells(internos);
  const exit = useRef<HTMLButtonElement>(null);
  const mayCosts = internos.state !== 'hidden';
  const fields = useMemo(() => quickFields(mayCosts), [mayCosts]);
  const knowsCosts = internos.state === 'known';
  const pasting = usePaste(cells, listed, fields, knowsCosts);

  function back(place: Place): boolean {
    const isOpen = cells.open.has(cellKey(place.listed.id, place.field));
    flushSync(() => cells.takeBack(place));
    focusCell(place.at, place.field);
    return isOpen;
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    if (!place || event.nativeEvent.isComposing) return;
    pressGridKey(event, place, {
      fields,
      count: listed.length,
      onMove: focusCell,
      onAccept: (one) => cells.accept(one),
      onConfirm: (one) => cells.confirm(one),
      onTakeBack: back,
      onExit: () => exit.current?.focus(),
    });
  }
  function onPaste(event: ClipboardEvent<HTMLElement>) {
    const place = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    // A single amount is pasted into the text of its cell.
    if (!place || !/[\t\r\n]/.test(text)) return;
    event.preventDefault();
    pasting.paste(place, text);
  }

  const cell = active && cells.open.get(cellKey(active.listed.id, active.field));
  const amount = active && cells.valuesOf(active.listed)[active.field];
  const isTyped = cell !== undefined;
  useEffect(() => {
    const focused = document.activeElement;
    // An amount that changes under the focus is replaced by what is typed next, as any other.
    if (!isTyped && focused instanceof HTMLInputElement && body.current?.contains(focused)) focused.select();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another amount is selected again.
  }, [amount, isTyped, body]);
  const latest = useRef(cells);
  useEffect(() => {
    latest.current = cells;
  });
  // Rows are drawn again only when something of theirs changes.
  const onType = useCallback(
    (one: ListedProduct, of: QuickField, typed: string) => latest.current.type(one, of, typed),
    [],
  );
  const rows = Array.from({ length: end - first }, (_, index) => first + index);
  // The row that has the keyboard stays in the page wherever the window is.
  if (active && active.at < first) rows.unshift(active.at);
  if (active && active.at >= end) rows.push(active.at);
  const review = toReview(cells, listed);
  // Below the last rows there is no room.
  const isAbove = active !== undefined && active.at > 1 && active.at >= listed.length - 2;

  return (
    <>
      <div className={css['frame']}>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus. */}
        <div
          role="grid"
          aria-label="Edición rápida de productos"
          className={css['grid']}
          data-columns={fields.length}
          aria-rowcount={listed.length + 1}
        >
          <QuickHead fields={fields} />
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the cells within take the keys; one listener serves them all. */}
          <div
            role="rowgroup"
            ref={body}
            className={css['body']}
            style={{ height: listed.length * height }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onFocus={onFocus}
            onBlur={(event) => {
              const left = placeOf(event.target);
              // A key has accepted it already; this is for a press elsewhere.
              if (left) cells.accept(left);
              onBlur(event);
            }}
          >
            {rows.map((at) => {
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
                    knowsCosts={knowsCosts}
                    openPrecio={cells.open.get(cellKey(one.id, 'precio'))}
                    openCosto={cells.open.get(cellKey(one.id, 'costo'))}
                    openExistencia={cells.open.get(cellKey(one.id, 'existencia'))}
                    active={at === active?.at ? active.field : null}
                    noteId={noteId}
                    onType={onType}
                  />
                )
              );
            })}
          </div>
        </div>
        {active && (
          <QuickNote
            id={noteId}
            cell={hasFocus ? cell : undefined}
            listed={active.listed}
            values={cells.valuesOf(active.listed)}
            top={(active.at + (isAbove ? 0 : 1)) * height}
            isAbove={isAbove}
            onYes={() => cells.confirm(active) && focusCell(Math.min(listed.length - 1, active.at + 1), active.field)}
            onBack={() => back(active)}
          />
        )}
      </div>
      <QuickBar
        pasted={pasting.said}
        toReview={review.here.length}
        toReviewElsewhere={review.elsewhere}
        costs={internos.state}
        exit={exit}
        onNext={() => {
          const next = review.here.find(({ at }) => at > (active?.at ?? -1)) ?? review.here[0];
          if (next) focusCell(next.at, next.field);
        }}
        onEnd={onEnd}
      />
      <PasteDialog
        question={pasting.held?.question ?? null}
        count={pasting.held?.pasted.cells.length ?? 0}
        onCancel={() => pasting.answer(false)}
        onPaste={() => pasting.answer(true)}
      />
      {/* What is discarded is what nobody has saved. */}
      <LeaveDialog isDirty={review.here.length + review.elsewhere > 0} onDiscard={() => void cells.drop()} />
    </>
  );
}
