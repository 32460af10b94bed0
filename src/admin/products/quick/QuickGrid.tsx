/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a browser takes three times as long to style a table's cells as boxes, and scrolling brings many rows at once. */
import { useId, useMemo, useRef } from 'react';
import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { quickFields } from '#domain/staff/quick/quick-cells.ts';
import { useMedia } from '#ui/use-media.ts';
import { LeaveDialog } from '../../shared/dialogs/LeaveDialog.tsx';
import { PHONE } from '../table-columns.ts';
import { useRowsInView } from '../use-rows-in-view.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { QuickBar } from './QuickBar.tsx';
import css from './QuickGrid.module.css';
import { QuickHead } from './QuickHead.tsx';
import { QuickNote } from './QuickNote.tsx';
import { QuickRows } from './QuickRows.tsx';
import { toReview } from './to-review.ts';
import { useActiveCell } from './use-active-cell.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useInternos } from './use-internos.ts';
import { cellKey } from './use-open-cells.ts';
import { usePaste } from './use-paste.ts';
import { useQuickCells } from './use-quick-cells.ts';
import { useSelectedAmount } from './use-selected-amount.ts';

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

  const { back, onKeyDown, onPaste } = useGridKeys({
    cells,
    fields,
    count: listed.length,
    placeOf,
    focusCell,
    exit,
    paste: (place, text) => pasting.paste(place, text),
  });

  const cell = active && cells.open.get(cellKey(active.listed.id, active.field));
  const amount = active && cells.valuesOf(active.listed)[active.field];
  useSelectedAmount(body, amount, cell !== undefined);
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
            <QuickRows
              listed={listed}
              fields={fields}
              from={first}
              to={end}
              height={height}
              active={active}
              cells={cells}
              internos={internos}
              noteId={noteId}
            />
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
