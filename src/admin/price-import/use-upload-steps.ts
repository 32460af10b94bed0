import { useState } from 'react';
import { isStanding, type StoredUpload } from '#domain/price-import/stored-upload.ts';
import { listFiles } from './list-files.ts';
import type { Encoding } from './price-file.ts';
import type { Step } from './StepBar.tsx';
import { supplierId } from './supplier-memory.ts';
import { useApplyList } from './use-apply-list.ts';
import { useKnownCosts } from './use-known-costs.ts';
import { useLateFacts } from './use-late-facts.ts';
import { useListOnDevice } from './use-list-on-device.ts';
import { usePriceFile } from './use-price-file.ts';
import { useSuppliers } from './use-suppliers.ts';
import { useUploadRun } from './use-upload-run.ts';

/** The steps from a file to its prices being written: which one is shown, and what each may do. */
export function useUploadSteps(uploads: readonly StoredUpload[]) {
  const suppliers = useSuppliers(uploads);
  const costs = useKnownCosts();
  const tools = usePriceFile({ suppliers: suppliers.known, costs: costs.now });
  const runner = useUploadRun();
  const [wantedStep, showStep] = useState<Step>('archivo');
  const [typedSupplier, setSupplier] = useState<string | null>(null);
  const [undoing, setUndoing] = useState<StoredUpload | null>(null);
  const [cancelling, setCancelling] = useState<StoredUpload | null>(null);
  // A step begins at its head: the review's sentence and warnings would otherwise be above the screen.
  const setStep = (next: Step): void => {
    showStep(next);
    scrollTo(0, 0);
  };
  const { file, review } = tools.state;
  // A file that was closed because it took too long to compare leaves no other step to show.
  const step = stepOf(wantedStep, file !== null, review !== null);
  const supplier = typedSupplier ?? file?.proposal.match?.supplier?.nombre ?? '';
  const knownSupplier = suppliers.known.find(({ id }) => id !== '' && id === supplierId(supplier)) ?? null;
  useLateFacts({ tools, suppliers, costs, supplier: knownSupplier });
  const isBusy = runner.run.kind === 'storing' || runner.run.kind === 'running';
  const openSteps: Step[] = isBusy
    ? []
    : ['archivo', ...(file ? (['columnas'] as const) : []), ...(review ? (['revision'] as const) : [])];

  const onDevice = useListOnDevice({
    tools,
    step,
    // In the review this is the supplier with whose last list the rows were compared, typed or recognised.
    supplier: typedSupplier ?? (step === 'revision' && supplier !== '' ? supplier : null),
    knownSupplier,
    onResumed(at, typed) {
      setSupplier(typed);
      setStep(at);
    },
    onOpen: (chosen) => open(chosen, chosen.name),
    onDiscarded: startAgain,
  });
  async function open(chosen: Blob, name: string, encoding?: Encoding): Promise<void> {
    onDevice.replace();
    setSupplier(null);
    if (await tools.open(chosen, name, encoding)) setStep('columnas');
    // Otherwise another file was chosen meanwhile, which has its own step.
    else if (!tools.isOpen()) {
      setStep('archivo');
      onDevice.offerLeft();
    }
  }
  function startAgain(): void {
    tools.close();
    runner.forget();
    setSupplier(null);
    setStep('archivo');
  }

  const applying = useApplyList({
    tools,
    runner,
    supplier,
    onBegin: () => setStep('aplicar'),
    onStored: () => onDevice.forget(),
  });

  return {
    tools,
    ...listFiles(tools),
    onDevice,
    runner,
    step,
    setStep,
    openSteps,
    supplier,
    setSupplier,
    knownSupplier,
    /** Names of suppliers, those of the latest lists first. */
    supplierNames: [...new Set(suppliers.known.map(({ nombre }) => nombre).filter(Boolean))],
    undoing,
    setUndoing,
    cancelling,
    setCancelling,
    /** The upload of the same bytes that was not undone since. */
    earlierUpload: file ? uploads.find((one) => one.huella === file.opened.hash && isStanding(one)) : undefined,
    open,
    async compare(): Promise<void> {
      await tools.setSupplier(knownSupplier);
      await tools.compare();
      setStep('revision');
    },
    ...applying,
    startAgain(): void {
      startAgain();
      onDevice.offerLeft();
    },
    goOn(upload: StoredUpload, way: 'aplicar' | 'deshacer'): void {
      setUndoing(null);
      setStep('aplicar');
      runner.goOn(upload, way);
    },
    resume(upload: StoredUpload): void {
      setStep('aplicar');
      runner.resume(upload);
    },
  };
}

/** The step that can be shown: without a file there is only the first, and without compared rows no review of them. */
function stepOf(wanted: Step, hasFile: boolean, hasReview: boolean): Step {
  if (wanted === 'aplicar') return wanted;
  if (!hasFile) return 'archivo';
  return wanted === 'revision' && !hasReview ? 'columnas' : wanted;
}
