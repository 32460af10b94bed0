import { useEffect, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { StoredUpload, UploadHead } from '#domain/price-import/stored-upload.ts';
import type { LotRow } from '#domain/price-import/upload-plan.ts';
import { useStaff } from '../staff.ts';
import { createRunStop } from './run-stop.ts';
import { createUploadStoring } from './store-upload.ts';
import { shopToday } from './upload-labels.ts';

type Way = 'aplicar' | 'deshacer';
export type UploadRunProblem = 'offline' | 'refused' | 'unreadable';

export type UploadRun =
  | { readonly kind: 'idle' }
  | { readonly kind: 'storing'; readonly stored: number; readonly lots: number }
  | {
      readonly kind: 'running';
      readonly way: Way;
      readonly upload: StoredUpload | null;
      readonly remaining: number | null;
      readonly isStopping: boolean;
    }
  | {
      readonly kind: 'stopped';
      readonly way: Way;
      readonly upload: StoredUpload | null;
      readonly problem: UploadRunProblem | null;
    }
  | { readonly kind: 'done'; readonly way: Way; readonly upload: StoredUpload; readonly left: readonly LotRow[] };

export interface UploadRunner {
  readonly run: UploadRun;
  /**
   * Resolves when the upload has ended or stopped.
   * @param onStored told once the upload is stored, before its first price is written: from then on it can be continued without the list
   */
  begin(
    uid: string,
    head: UploadHead,
    lotAt: (number: number) => Promise<readonly LotRow[]>,
    onStored: (id: string) => void,
  ): Promise<void>;
  goOn(upload: StoredUpload, way: Way): void;
  /** After the lot that is being written. */
  pause(): void;
  /** Answers what went wrong, or `null`. */
  cancel(upload: StoredUpload): Promise<UploadRunProblem | null>;
  /** Takes a cancellation back and goes on. */
  resume(upload: StoredUpload): void;
  forget(): void;
}

/** Writes an upload lot by lot, and can stop between two. Leaving the screen stops it too: it goes on from the history, on any device. */
export function useUploadRun(): UploadRunner {
  const { backend } = useStaff();
  const [run, setRun] = useState<UploadRun>({ kind: 'idle' });
  const [stop] = useState(createRunStop);
  const [storeUpload] = useState(() => createUploadStoring(backend));
  useEffect(() => {
    stop.enter();
    return () => stop.leave();
  }, [stop]);

  const follow = async (id: string, way: Way, first: StoredUpload | null): Promise<void> => {
    stop.begin();
    // Left while the list was being stored: it goes on from the history.
    if (stop.isStopped()) return;
    setRun({ kind: 'running', way, upload: first, remaining: null, isStopping: false });
    const begun = Date.now();
    let lots = 0;
    let last = first;
    const result: Result<StoredUpload, UploadRunProblem> = await backend.runPriceUpload(id, way, {
      today: shopToday(),
      isStopped: () => stop.isStopped(),
      onProgress(upload) {
        lots += 1;
        last = upload;
        const { conteos } = upload;
        const left =
          way === 'aplicar' ? conteos.lotes - conteos.lotesHechos : conteos.lotesHechos - conteos.lotesDeshechos;
        const remaining = ((Date.now() - begun) / lots) * left;
        setRun({ kind: 'running', way, upload, remaining, isStopping: stop.isStopped() });
      },
    });
    if (!result.ok) return setRun({ kind: 'stopped', way, upload: last, problem: result.error });
    const upload = result.value;
    if (upload.estado !== 'aplicada' && upload.estado !== 'deshecha')
      return setRun({ kind: 'stopped', way, upload, problem: null });
    const missed = way === 'aplicar' ? upload.conteos.saltadas : upload.conteos.conservadas;
    const rows = missed > 0 ? await backend.readPriceUploadRows(upload.id, upload.conteos.lotes) : null;
    const left = rows?.ok ? rows.value.filter(({ fin }) => fin === 'saltada' || fin === 'conservada') : [];
    setRun({ kind: 'done', way, upload, left });
  };
  const safely = (work: Promise<void>): Promise<void> =>
    work.catch((reason: unknown) => {
      console.warn('La carga se detuvo', reason);
      setRun({ kind: 'stopped', way: 'aplicar', upload: null, problem: 'offline' });
    });

  return {
    run,
    begin(uid, head, lotAt, onStored) {
      const lots = head.conteos.lotes;
      setRun({ kind: 'storing', stored: 0, lots });
      const store = async (): Promise<void> => {
        const id = newId();
        const onProgress = (count: number): void => setRun({ kind: 'storing', stored: count, lots });
        const stored = await storeUpload({ id, uid, head, lotAt, onProgress });
        if (stored.ok) {
          onStored(id);
          await follow(id, 'aplicar', null);
        } else setRun({ kind: 'stopped', way: 'aplicar', upload: null, problem: stored.error });
      };
      return safely(store());
    },
    // The screen shows the outcome.
    goOn: (upload, way) => void safely(follow(upload.id, way, upload)),
    pause() {
      stop.pause();
      setRun((now) => (now.kind === 'running' ? { ...now, isStopping: true } : now));
    },
    async cancel(upload) {
      try {
        const cancelled = await backend.cancelPriceUpload(upload.id);
        return cancelled.ok ? null : cancelled.error;
      } catch (reason) {
        console.warn('La carga no se canceló', reason);
        return 'offline';
      }
    },
    resume(upload) {
      const resume = async (): Promise<void> => {
        setRun({ kind: 'running', way: 'aplicar', upload, remaining: null, isStopping: false });
        const resumed = await backend.resumePriceUpload(upload.id);
        if (resumed.ok) await follow(upload.id, 'aplicar', resumed.value);
        else setRun({ kind: 'stopped', way: 'aplicar', upload, problem: resumed.error });
      };
      // As above.
      void safely(resume());
    },
    forget: () => setRun({ kind: 'idle' }),
  };
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
