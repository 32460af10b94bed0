import { useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { usePriceUploads, useStaffNames } from '../shared/documents/use-upload-history.ts';
import { ListLayout } from '../shared/screen/Layout.tsx';
import { ApplyStep } from './ApplyStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ConfirmCancel } from './ConfirmCancel.tsx';
import { ConfirmUndo } from './ConfirmUndo.tsx';
import { FileStep } from './FileStep.tsx';
import { ListNotes } from './ListNotes.tsx';
import { MissingNote } from './MissingNote.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { StepBar } from './StepBar.tsx';
import { UploadHistory } from './UploadHistory.tsx';
import css from './UploadPrices.module.css';
import { useUploadSteps } from './use-upload-steps.ts';

/** Subir precios con Excel: choose a file, map its columns, review the changes, apply them. */
export function UploadPrices() {
  const { uploads, isCurrent } = usePriceUploads();
  const names = useStaffNames();
  const steps = useUploadSteps(uploads);
  const { tools, runner, step } = steps;
  const { file, review } = tools.state;
  const isWaiting = useCatalogue(({ products }) => products === 'waiting');
  const isReachable = useConnection(({ reachable }) => reachable);

  return (
    <ListLayout title="Subir precios con Excel">
      <div className={css['screen']}>
        {step !== 'aplicar' && <ListNotes onDevice={steps.onDevice} />}
        <StepBar step={step} open={steps.openSteps} onGo={steps.setStep} />
        {step === 'archivo' && (
          <>
            <FileStep
              reading={tools.state.reading}
              problem={tools.state.problem}
              isWaiting={isWaiting}
              onFile={(chosen) => void steps.open(chosen, chosen.name)}
              onCancel={() => steps.startAgain()}
              onTemplate={(form) => void steps.saveTemplate(form)}
            />
            {uploads.length > 0 && (
              <UploadHistory
                uploads={uploads}
                names={names}
                onGoOn={(upload) => steps.goOn(upload, upload.estado === 'deshaciendo' ? 'deshacer' : 'aplicar')}
                isCurrent={isCurrent}
                onCancel={steps.setCancelling}
                onResume={(upload) => steps.resume(upload)}
                onUndo={steps.setUndoing}
              />
            )}
          </>
        )}
        {step === 'columnas' && file && (
          <ColumnsStep
            file={file}
            supplier={steps.supplier}
            suppliers={steps.supplierNames}
            isComparing={tools.state.isComparing}
            onDecide={(choices) => void tools.decide(choices)}
            onSheet={(sheet, header) => void tools.openSheet(sheet, header)}
            onEncoding={(encoding) => void steps.open(file.blob, file.name, encoding)}
            onSupplier={steps.setSupplier}
            onCompare={() => void steps.compare()}
          />
        )}
        {step === 'revision' && file && review && (
          <ReviewStep
            tools={tools}
            review={review}
            earlierUpload={steps.earlierUpload}
            isReachable={isReachable}
            supplier={steps.supplier}
            onColumn={(clave) => {
              steps.setStep('columnas');
              void tools.decide({ clave });
            }}
            summary={
              <>
                <ReviewSummary file={file} review={review} />
                <MissingNote
                  missing={review.missing}
                  supplier={steps.knownSupplier}
                  onDownload={() => void steps.saveMissing()}
                />
              </>
            }
            onErrors={(form) => void steps.saveErrors(form)}
            onAside={() => void steps.saveAside()}
            onApply={() => void steps.apply()}
            onRemember={steps.remember}
          />
        )}
        {step === 'aplicar' && (
          <ApplyStep runner={runner} onUndo={steps.setUndoing} onAgain={() => steps.startAgain()} />
        )}
        <ConfirmCancel
          upload={steps.cancelling}
          onClose={(closed) => steps.setCancelling((now) => (now?.id === closed?.id ? null : now))}
          onCancel={(upload) => runner.cancel(upload)}
        />
        <ConfirmUndo
          upload={steps.undoing}
          onClose={() => steps.setUndoing(null)}
          onUndo={(upload) => steps.goOn(upload, 'deshacer')}
        />
      </div>
    </ListLayout>
  );
}
