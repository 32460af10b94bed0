import { useState } from 'react';
import { several } from '#domain/kernel/several.ts';
import { answerChanges, answerOf, erasure, spamChanges } from '#domain/quotes/answer-quote.ts';
import type { Quote } from '#domain/quotes/parse-quote.ts';
import { canBecome } from '#domain/quotes/quote-state.ts';
import type { Change } from '#domain/staff/journal/change.ts';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import type { Edit } from '../journal/journal-sync.ts';
import { saveProblemText } from '../journal/save-messages.ts';
import { actorNow } from '../shared/documents/actor-now.ts';
import { SelectionBar } from '../shared/lists/SelectionBar.tsx';
import { useStaff } from '../staff.ts';
import { downloadQuotes } from './download-quotes.ts';
import { eraseForGood } from './erase-for-good.ts';
import { CloseQuoteDialog, EraseQuotesDialog } from './QuoteDialogs.tsx';

type Row = StaffRow<Quote>;

interface QuoteBulkBarProps {
  readonly chosen: readonly Row[];
  readonly onDone: () => void;
}

/** What can be done to all chosen quotations at once. Each is an edit of its own; what can be undone is undone together. */
export function QuoteBulkBar({ chosen, onDone }: QuoteBulkBarProps) {
  const { journal, olderQuotes } = useStaff();
  const [asking, setAsking] = useState<'close' | 'erase' | null>(null);
  const [problem, setProblem] = useState('');
  const onlyOnce = useOnlyOnce();
  const areSpam = chosen.every(({ value }) => value.spam);
  const open = chosen.filter(({ value }) => canBecome(value.estado, 'cancelada'));
  const editsOf = (rows: readonly Row[], verb: string, change: (row: Row) => readonly Change[]): readonly Edit[] =>
    rows.map((row) => ({ title: `Cotización ${row.value.folio}: ${verb}`, changes: change(row) }));

  const run = (edits: readonly Edit[], verb: string): Promise<void> => onlyOnce(() => store(edits, verb), undefined);
  async function store(edits: readonly Edit[], verb: string): Promise<void> {
    setAsking(null);
    const saved = await journal.saveManyUndoable(
      edits,
      `${several(edits.length, 'cotización', 'cotizaciones')}: ${verb}`,
    );
    if (saved.ok) onDone();
    else setProblem(saveProblemText(saved.error));
  }
  function mark() {
    const actor = actorNow();
    const verb = areSpam ? 'no es spam' : 'spam';
    // The rows show the outcome.
    void run(
      editsOf(chosen, verb, (row) => spamChanges(row, !areSpam, actor)),
      verb,
    );
  }
  function close() {
    const actor = actorNow();
    const verb = 'cerrada sin venta';
    // As above.
    void run(
      editsOf(open, verb, (row) => answerChanges(row, answerOf(row.value), 'cancelada', actor)),
      verb,
    );
  }
  /** What is erased is not kept for an undo. */
  async function erase(): Promise<void> {
    setAsking(null);
    const erased = chosen.map((row) => ({
      id: row.value.id,
      title: `Borrar la cotización ${row.value.folio}`,
      changes: erasure(row),
    }));
    const { gone, problem: refusal } = await eraseForGood(journal, erased);
    olderQuotes.forget(gone);
    if (refusal) setProblem(refusal);
    else onDone();
  }

  return (
    <SelectionBar
      label="Con las elegidas"
      count={chosen.length === 1 ? '1 elegida' : `${chosen.length} elegidas`}
      answer={problem}
      actions={
        <>
          <button type="button" onClick={mark}>
            {areSpam ? 'No es spam' : 'Marcar como spam'}
          </button>
          {open.length > 0 && (
            <button type="button" onClick={() => setAsking('close')}>
              Cerrar sin venta
            </button>
          )}
          <button type="button" onClick={() => downloadQuotes(chosen.map(({ value }) => value))}>
            Exportar elegidas
          </button>
          <button type="button" onClick={() => setAsking('erase')}>
            Borrar
          </button>
          <button type="button" onClick={onDone}>
            Quitar selección
          </button>
        </>
      }
    >
      <CloseQuoteDialog
        count={open.length}
        open={asking === 'close'}
        onCancel={() => setAsking(null)}
        onClose={close}
      />
      <EraseQuotesDialog
        count={chosen.length}
        open={asking === 'erase'}
        onCancel={() => setAsking(null)}
        // Erased ones leave the list, and a failure is shown in the bar.
        onErase={() => void erase()}
      />
    </SelectionBar>
  );
}
