import { cutText } from '#domain/kernel/text-fold.ts';
import { firstCounts } from '#domain/price-import/stored-upload.ts';
import { useSession } from '#store/session-store.ts';
import { useOnlyOnce } from '#ui/use-only-once.ts';
import { useStaff } from '../staff.ts';
import { supplierId, supplierNote, titlesOf } from './supplier-memory.ts';
import type { usePriceFile } from './use-price-file.ts';
import type { useUploadRun } from './use-upload-run.ts';

interface ApplyList {
  readonly tools: ReturnType<typeof usePriceFile>;
  readonly runner: ReturnType<typeof useUploadRun>;
  /** As it is written in the form. */
  readonly supplier: string;
  readonly onBegin: () => void;
  /** The whole upload is in the journal, and no draft of it is needed any more. */
  readonly onStored: () => void;
}

/** Writes the prices of a reviewed list, and remembers what its supplier's lists look like. */
export function useApplyList({ tools, runner, supplier, onBegin, onStored }: ApplyList) {
  const { backend } = useStaff();
  const uid = useSession((session) => (session.status === 'signed-in' ? session.uid : ''));
  const { file, review } = tools.state;
  const onlyOnce = useOnlyOnce();

  async function rememberUnapplied(): Promise<boolean> {
    const applied = await tools.applied();
    const note = file && applied && supplierNote(supplier, cutText(file.name, 200), titlesOf(file), applied);
    if (!note) return false;
    // No upload belongs to this list, so the supplier's note gets an id that no upload has.
    return (await backend.rememberSupplier({ ...note, carga: `sin-cambios-${crypto.randomUUID()}` })).ok;
  }
  async function apply(): Promise<void> {
    if (!file || !review) return;
    const [written, applied] = [await tools.plan(), await tools.applied()];
    if (!written || !applied) return;
    const head = {
      archivo: cutText(file.name, 200),
      huella: file.opened.hash,
      proveedor: cutText(supplier.trim(), 120),
      columnas: titlesOf(file),
      conteos: firstCounts(review.counts, written),
    };
    onBegin();
    const note = supplierNote(supplier, head.archivo, head.columnas, applied);
    const remember = async (carga: string): Promise<void> => {
      if (note) await backend.rememberSupplier({ ...note, carga });
    };
    await runner.begin(
      uid,
      head,
      (at) => tools.lot(at),
      (carga) => {
        onStored();
        // Not awaited: the questions of a supplier that is not remembered are asked again.
        void remember(carga).catch((reason: unknown) => console.warn('Proveedor sin recordar', reason));
      },
    );
  }
  return {
    /** Until the upload has ended or stopped, a second press begins no other. */
    apply: (): Promise<void> => onlyOnce(apply, undefined),
    /** Remembers a list from which nothing is applied. `null` where nobody said whose it is. */
    remember: supplierId(supplier) === '' ? null : rememberUnapplied,
  };
}
