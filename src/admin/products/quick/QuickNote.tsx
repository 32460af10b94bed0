import type { ListedProduct } from '#domain/staff/products/product-list.ts';
import { judgeCell, type QuickValues } from '#domain/staff/quick/quick-cells.ts';
import { useWriterWords } from '../../shared/texts/writer-text.ts';
import { useLiveProduct } from '../use-live-product.ts';
import { saidText } from './cell-text.ts';
import css from './QuickGrid.module.css';
import { questionText } from './question-text.ts';
import type { OpenCell } from './use-open-cells.ts';

interface QuickNoteProps {
  readonly id: string;
  /** The cell with the focus, where something is typed in it. */
  readonly cell: OpenCell | undefined;
  readonly listed: ListedProduct | undefined;
  readonly values: QuickValues;
  /** Where the note stands below the heads, in pixels. */
  readonly top: number;
  /** Whether it stands above its row instead of below it. */
  readonly isAbove: boolean;
  readonly onYes: () => void;
  readonly onBack: () => void;
}

/** What is wrong with the cell that has the focus, or what it asks. The live region is always there, so that it is read aloud. */
export function QuickNote({ id, cell, listed, values, top, isAbove, onYes, onBack }: QuickNoteProps) {
  // Listened to only while something is typed: it says who changed the product meanwhile.
  const live = useLiveProduct(cell?.id ?? null);
  const words = useWriterWords({ isWanted: cell !== undefined });
  const verdict = cell && !cell.saving ? judgeCell(cell.field, cell, values) : null;
  const isMoved = verdict?.kind === 'asks' && verdict.doubt === 'moved';
  const isShown = cell !== undefined && (isMoved || cell.isAsked === true);
  const publicName = listed?.state === 'public' ? 'productos' : 'borradores';
  const stamp = live.get(`${cell?.field === 'costo' ? 'internos' : publicName}/${cell?.id}`)?.stamp ?? undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons within have their keys.
    <div
      role="alert"
      id={id}
      className={css['note']}
      style={{ top: `calc(var(--quick-head) + ${top}px)` }}
      data-above={isAbove || undefined}
      // The cell keeps the focus when a choice is pressed, and the note stays with it.
      onMouseDown={(event) => event.preventDefault()}
    >
      {isShown && cell.failure && <p>{cell.failure}</p>}
      {isShown && !cell.failure && verdict?.kind === 'invalid' && <p>{verdict.problem}</p>}
      {isShown && verdict?.kind === 'asks' && (
        <>
          <p>{questionText(cell.field, verdict, values, words(stamp))}</p>
          <p className={css['choices']}>
            <button type="button" tabIndex={-1} onClick={onYes}>
              {isMoved ? 'Dejar lo mío' : 'Sí, así es'} <kbd>Ctrl+Entrar</kbd>
            </button>
            <button type="button" tabIndex={-1} onClick={onBack}>
              {isMoved ? 'Usar lo de la tienda' : `Volver a ${saidText(cell.field, values[cell.field])}`} <kbd>Esc</kbd>
            </button>
          </p>
        </>
      )}
    </div>
  );
}
