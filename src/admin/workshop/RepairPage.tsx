import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { StaffRow } from '#domain/staff/journal/staff-rows.ts';
import type { Repair } from '#domain/workshop/repair.ts';
import { isDeliverable, repairStateName } from '#domain/workshop/repair-state.ts';
import { Button } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import folioForm from '../shared/folio-documents/FolioForm.module.css';
import { FolioForm } from '../shared/folio-documents/FolioForm.tsx';
import { StepHistory } from '../shared/folio-documents/StepHistory.tsx';
import { FormBody } from '../shared/forms/FormBody.tsx';
import { FormNewsContext } from '../shared/forms/form-news.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { DeliveryReceipt } from './DeliveryReceipt.tsx';
import { DiagnosisFields } from './DiagnosisFields.tsx';
import { IntakeReceipt } from './IntakeReceipt.tsx';
import { NotesField } from './NotesField.tsx';
import { PersonFields } from './PersonFields.tsx';
import { RepairMessage } from './RepairMessage.tsx';
import { RepairPhotos } from './RepairPhotos.tsx';
import { RepairStateChip } from './RepairStateChip.tsx';
import { RepairSteps } from './RepairSteps.tsx';
import type { KeptRepair } from './repair-kept.ts';
import { dueText, receivedText } from './repair-labels.ts';
import { useRepairForm } from './use-repair-form.ts';

interface RepairPageProps {
  readonly row: StaffRow<Repair>;
  readonly keptKey: string;
  readonly kept: KeptRepair | null;
  /** Whether the server itself has said what the repair is. */
  readonly isConfirmed: boolean;
}

type Paper = 'entrada' | 'entrega';

/** A stored repair: where it stands and what comes next, its data, the message for the customer, its history and its receipts. */
export function RepairPage({ row, keptKey, kept, isConfirmed }: RepairPageProps) {
  const state = useRepairForm({ row, keptKey, kept, isNew: false });
  const { repair, place, today, shown } = state;
  const [paper, setPaper] = useState<Paper>('entrada');
  const due = dueText(repair, today);

  function printPaper(which: Paper) {
    // What is printed has to be on the page before the print dialog opens.
    flushSync(() => setPaper(which));
    print();
  }

  return (
    <>
      <FolioForm
        title={`Reparación ${repair.folio}`}
        back={{ name: 'Taller', href: paths.workshop }}
        actions={
          <>
            <Button look="outline" onClick={() => printPaper('entrada')}>
              Imprimir recibo
            </Button>
            {isDeliverable(repair.estado) && (
              <Button look="outline" onClick={() => printPaper('entrega')}>
                Imprimir entrega
              </Button>
            )}
          </>
        }
        state={state}
        latest={{ row, isConfirmed }}
        // The bar shows the outcome.
        onSave={() => void state.save()}
      >
        <p className={folioForm['facts']}>
          <RepairStateChip state={repair.estado} />
          {repair.garantia && <Chip tone="plain">Garantía</Chip>}
          {due && <b>{due}</b>}
          <span>Recibida el {receivedText(repair)}</span>
          <span>La recibió {repair.recibio}</span>
        </p>
        <RepairSteps row={row} state={state} />
        <RepairMessage repair={repair} data={shown} />
        {/* The bar shows the outcome. */}
        <FormBody place={place} onSave={() => void state.save()}>
          <FormNewsContext value={state.news}>
            <DiagnosisFields state={state} />
            <RepairPhotos state={state} />
            <ArticleFields state={state} />
            <PersonFields state={state} />
            <NotesField state={state} />
          </FormNewsContext>
        </FormBody>
        <StepHistory historial={repair.historial} initial={null} madeName="Recibida" stateNames={repairStateName} />
      </FolioForm>
      {paper === 'entrada' ? (
        <IntakeReceipt repair={repair} data={shown} />
      ) : (
        <DeliveryReceipt repair={repair} data={shown} today={today} />
      )}
    </>
  );
}
