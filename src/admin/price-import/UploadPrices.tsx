import { useState } from 'react';
import { firstCounts, isStanding, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import type { FileForm } from '#prices/price-messages.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { useSession } from '#store/session-store.ts';
import { ListLayout } from '../shared/Layout.tsx';
import { saveFile } from '../shared/save-file.ts';
import { usePriceUploads, useStaffNames } from '../shared/use-upload-history.ts';
import { ApplyStep } from './ApplyStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { ConfirmUndo } from './ConfirmUndo.tsx';
import { FileStep } from './FileStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { type Step, StepBar } from './StepBar.tsx';
import { memoriesOf, titlesOf } from './supplier-memory.ts';
import { UploadHistory } from './UploadHistory.tsx';
import css from './UploadPrices.module.css';
import { shopToday } from './upload-labels.ts';
import { usePriceFile } from './use-price-file.ts';
import { useUploadRun } from './use-upload-run.ts';

/** Subir precios con Excel: a file, its columns, what would change, and the change. */
export function UploadPrices() {
  const uploads = usePriceUploads();
  const names = useStaffNames();
  const tools = usePriceFile(memoriesOf(uploads ?? []));
  const runner = useUploadRun();
  const [wantedStep, setStep] = useState<Step>('archivo');
  const [typedSupplier, setSupplier] = useState<string | null>(null);
  const [undoing, setUndoing] = useState<StoredUpload | null>(null);
  const isWaiting = useCatalogue(({ products }) => products === 'waiting');
  const isReachable = useConnection(({ reachable }) => reachable);
  const uid = useSession((session) => (session.status === 'signed-in' ? session.uid : ''));
  const { file, review } = tools.state;
  // A file that was put away, because it took too long to compare, takes its steps with it.
  const step = !file && wantedStep !== 'aplicar' ? 'archivo' : wantedStep;

  const remembered = file?.proposal.memory ?? null;
  const supplier =
    typedSupplier ??
    uploads?.find(({ columnas, proveedor }) => proveedor !== '' && remembered && sameTitles(columnas, remembered))
      ?.proveedor ??
    '';
  const suppliers = [...new Set((uploads ?? []).map(({ proveedor }) => proveedor).filter(Boolean))];
  const twin = file ? uploads?.find((one) => one.huella === file.opened.hash && isStanding(one)) : undefined;

  async function open(chosen: Blob, name: string, encoding?: Parameters<typeof tools.open>[2]): Promise<void> {
    setSupplier(null);
    if (await tools.open(chosen, name, encoding)) setStep('columnas');
    else setStep('archivo');
  }

  async function compare(): Promise<void> {
    await tools.compare();
    setStep('revision');
  }

  async function apply(): Promise<void> {
    if (!file || !review) return;
    const written = await tools.plan();
    if (!written) return;
    const head = {
      archivo: file.name.slice(0, 200),
      huella: file.opened.hash,
      proveedor: supplier.trim().slice(0, 120),
      columnas: titlesOf(file),
      conteos: firstCounts(review.counts, written),
    };
    setStep('aplicar');
    runner.begin(uid, head, (at) => tools.lot(at));
  }

  function startAgain(): void {
    tools.close();
    runner.forget();
    setSupplier(null);
    setStep('archivo');
  }

  function goOn(upload: StoredUpload, way: 'aplicar' | 'deshacer'): void {
    setUndoing(null);
    setStep('aplicar');
    runner.goOn(upload, way);
  }

  const isBusy = runner.run.kind === 'storing' || runner.run.kind === 'running';
  const openSteps: Step[] = isBusy
    ? []
    : ['archivo', ...(file ? (['columnas'] as const) : []), ...(review ? (['revision'] as const) : [])];

  return (
    <ListLayout title="Subir precios con Excel">
      <div className={css['screen']}>
        <StepBar step={step} open={openSteps} onGo={setStep} />
        {step === 'archivo' && (
          <>
            <FileStep
              reading={tools.state.reading}
              problem={tools.state.problem}
              isWaiting={isWaiting}
              onFile={(chosen) => void open(chosen, chosen.name)}
              onCancel={() => tools.close()}
              onTemplate={(form) => void saveTemplate(form)}
            />
            {uploads && uploads.length > 0 && (
              <UploadHistory
                uploads={uploads}
                names={names}
                onGoOn={(upload) => goOn(upload, upload.estado === 'deshaciendo' ? 'deshacer' : 'aplicar')}
                onCancel={(upload) => runner.cancel(upload)}
                onUndo={setUndoing}
              />
            )}
          </>
        )}
        {step === 'columnas' && file && (
          <ColumnsStep
            file={file}
            supplier={supplier}
            suppliers={suppliers}
            isComparing={tools.state.isComparing}
            onDecide={(choices) => void tools.decide(choices)}
            onSheet={(sheet, header) => void tools.openSheet(sheet, header)}
            onEncoding={(encoding) => void open(file.blob, file.name, encoding)}
            onSupplier={setSupplier}
            onCompare={() => void compare()}
          />
        )}
        {step === 'revision' && review && (
          <ReviewStep
            tools={tools}
            review={review}
            twin={twin}
            isReachable={isReachable}
            onColumn={(clave) => {
              setStep('columnas');
              void tools.decide({ clave });
            }}
            onErrors={(form) => void saveErrors(form)}
            onApply={() => void apply()}
          />
        )}
        {step === 'aplicar' && <ApplyStep runner={runner} onUndo={setUndoing} onAgain={startAgain} />}
        <ConfirmUndo upload={undoing} onClose={() => setUndoing(null)} onUndo={(upload) => goOn(upload, 'deshacer')} />
      </div>
    </ListLayout>
  );

  async function saveTemplate(form: FileForm): Promise<void> {
    const blob = await tools.template(form);
    if (blob) saveFile(blob, `precios-${shopToday()}.${form}`);
  }

  async function saveErrors(form: FileForm): Promise<void> {
    const blob = await tools.errors(form);
    if (blob) saveFile(blob, `errores-${shopToday()}.${form}`);
  }
}

const sameTitles = (a: { readonly clave: string; readonly precio: string }, b: typeof a): boolean =>
  a.clave === b.clave && a.precio === b.precio;
