import { useEffect, useEffectEvent, useState } from 'react';
import type { KnownSupplier } from '#domain/price-import/known-supplier.ts';
import { dropReceivedList, receivedList } from '#platform/received-list.ts';
import { type DraftHead, draftFile, dropDraft, readDraft } from '#prices/price-draft.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useSession } from '#store/session-store.ts';
import { LIST_RECEIVED } from './launched-files.ts';
import { draftOf } from './list-draft.ts';
import type { Step } from './StepBar.tsx';
import { useDraftLock } from './use-draft-lock.ts';
import type { PriceFileTools } from './use-price-file.ts';

interface ListOnDevice {
  readonly tools: PriceFileTools;
  readonly step: Step;
  /** See `DraftHead`. */
  readonly supplier: string | null;
  readonly knownSupplier: KnownSupplier | null;
  readonly onResumed: (step: DraftHead['step'], supplier: string | null) => void;
  readonly onOpen: (file: File) => Promise<void>;
  readonly onDiscarded: () => void;
}

/**
 * Keeps the open list on the device while it is worked on, and opens it again when the page is: after a reload, a closed page, a killed
 * browser. A list that was given to the app is opened in the same way, unless there is one that is not finished.
 */
export function useListOnDevice(list: ListOnDevice) {
  const { tools, step, supplier, knownSupplier, onResumed, onOpen, onDiscarded } = list;
  const [resumed, setResumed] = useState<DraftHead | null>(null);
  /** A list that was left without being applied, and is not open. */
  const [left, setLeft] = useState<DraftHead | null>(null);
  const [received, setReceived] = useState<File | null>(null);
  const lock = useDraftLock();
  const { file } = tools.state;
  const isReady = useCatalogue(({ products }) => products !== 'waiting');
  const isMember = useSession((state) => state.status === 'signed-in' && state.membership === 'member');

  const resume = async (head: DraftHead): Promise<void> => {
    setLeft(null);
    if (!(await lock.take('if-free'))) return;
    const kept = await draftFile(head.id);
    // A file that was chosen while this one was being fetched is the one that is wanted.
    if (tools.isOpen()) return;
    const reopened = kept && (await tools.reopen(head, kept.bytes));
    if (!reopened) return;
    if (reopened === 'unreadable') return discard(head.id);
    setResumed(head);
    onResumed(reopened, head.supplier);
  };
  const openReceived = (one: File): void => {
    setReceived(null);
    // Once it is open it is the draft; a file that cannot be read is not offered again.
    safely(onOpen(one).then(dropReceivedList));
  };
  const discard = (id: string | undefined): void => {
    setResumed(null);
    setLeft(null);
    if (id !== undefined) safely(dropDraft(id));
  };
  const look = useEffectEvent(async (): Promise<void> => {
    const [draft, given] = await Promise.all([readDraft(), receivedList()]);
    // Somebody was faster and has chosen a file.
    if (draft && !tools.isOpen()) safely(resume(draft));
    else if (given && !tools.isOpen()) return openReceived(given);
    setReceived(given);
  });
  useEffect(() => {
    if (!isReady || !isMember) return undefined;
    const lookAgain = (): void => safely(look());
    lookAgain();
    addEventListener(LIST_RECEIVED, lookAgain);
    return () => removeEventListener(LIST_RECEIVED, lookAgain);
  }, [isReady, isMember]);

  const keep = useEffectEvent((head: DraftHead) => tools.keep(head));
  useEffect(() => {
    if (file && (step === 'columnas' || step === 'revision')) keep(draftOf(file, step, supplier));
  }, [step, file, supplier]);

  // Suppliers are known later than a list that is opened with the page.
  const agree = useEffectEvent((known: KnownSupplier) => safely(tools.agreeOn(known)));
  const isResumedReview = step === 'revision' && resumed !== null && resumed.id === file?.draft;
  useEffect(() => {
    if (isResumedReview && knownSupplier) agree(knownSupplier);
  }, [isResumedReview, knownSupplier]);

  return {
    resumed: file && resumed?.id === file.draft ? resumed : null,
    left: file ? null : left,
    received,
    resume: (head: DraftHead) => safely(resume(head)),
    openReceived,
    /** Another list takes its place. */
    replace(): void {
      setLeft(null);
      safely(lock.take('steal').then(() => {}));
    },
    discardReceived(): void {
      setReceived(null);
      safely(dropReceivedList());
    },
    discard(): void {
      discard(file?.draft ?? left?.id);
      onDiscarded();
    },
    /** Its prices are stored for being applied: from there on it is in the history. */
    forget: (): void => discard(file?.draft),
    /** The page has closed the list; where it was not applied it is offered again. */
    offerLeft(): void {
      lock.release();
      safely(readDraft().then(setLeft));
    },
  };
}

function safely(work: Promise<void>): void {
  work.catch((reason: unknown) => console.warn('La lista que quedó en este equipo no se pudo abrir', reason));
}
