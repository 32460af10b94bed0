import { useState } from 'react';
import { useLocation } from 'wouter';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { repairErasure, stateBefore, WRONG_STEP } from '#domain/workshop/repair-changes.ts';
import { type RepairState, repairStateName, statesAfter } from '#domain/workshop/repair-state.ts';
import { Button } from '#ui/Button.tsx';
import { saveProblemText } from '../journal/save-messages.ts';
import { paths } from '../paths.ts';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { AFTER_SAVE } from '../shared/forms/leave-guard.ts';
import { useStaff } from '../staff.ts';
import { CancelRepairDialog, EraseRepairDialog } from './RepairDialogs.tsx';
import css from './RepairPage.module.css';
import { beyondText, nextStepHint, stepName } from './repair-labels.ts';
import type { RepairFormState } from './use-repair-form.ts';

interface RepairStepsProps {
  readonly row: StaffRow<Repair>;
  readonly state: RepairFormState;
}

/** The next step as one clear button, the other ways beside it, and the way back from a wrong one. */
export function RepairSteps({ row, state: { repair, shown, move, discard } }: RepairStepsProps) {
  const { journal } = useStaff();
  const [, go] = useLocation();
  const [asking, setAsking] = useState<'cancel' | 'erase' | null>(null);
  const [problem, setProblem] = useState('');
  const [next, ...others] = statesAfter(repair.estado);
  const before = stateBefore(repair);

  function take(to: RepairState) {
    if (to === 'cancelada') setAsking('cancel');
    // The chip shows the outcome, or the bar why it failed.
    else void move(to);
  }
  async function erase(): Promise<void> {
    setAsking(null);
    const changes = repairErasure(row);
    const saved = await journal.saveEdit({ title: `Borrar la reparación ${repair.folio}`, changes });
    if (!saved.ok) return setProblem(saveProblemText(saved.error));
    await discard();
    go(paths.workshop, { state: AFTER_SAVE });
  }

  return (
    <FormSection title="Siguiente paso" hint={nextStepHint(repair.estado)}>
      <p className={folioForm['refusal']}>{beyondText(repair, shown)}</p>
      <div className={folioForm['ways']}>
        {next && <Button onClick={() => take(next)}>{stepName(repair.estado, next)}</Button>}
        {others.map((to) => (
          <Button key={to} look="outline" onClick={() => take(to)}>
            {stepName(repair.estado, to)}
          </Button>
        ))}
      </div>
      <div className={css['back']}>
        {before && (
          <button
            type="button"
            className={css['quiet']}
            // As above.
            onClick={() => void move(before, WRONG_STEP)}
          >
            Fue un error: regresar a «{repairStateName[before]}»
          </button>
        )}
        <button type="button" className={css['quiet']} onClick={() => setAsking('erase')}>
          Borrar el folio
        </button>
      </div>
      <p className={folioForm['refusal']} role="alert">
        {problem}
      </p>
      <CancelRepairDialog
        open={asking === 'cancel'}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null);
          // As above.
          void move('cancelada');
        }}
      />
      <EraseRepairDialog
        open={asking === 'erase'}
        onCancel={() => setAsking(null)}
        // The list is shown, and what waits is in the journal.
        onConfirm={() => void erase()}
      />
    </FormSection>
  );
}
