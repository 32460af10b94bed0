import type { KeptMark } from '#domain/price-import/kept-marks.ts';
import { beginDraft, type DraftFile, type DraftHead, keepDraft } from '../price-draft.ts';

/** Writes the open list to the device, in the order of its changes. Nothing waits for it. */
export interface DraftWriter {
  begin(id: string, file: DraftFile): void;
  head(head: DraftHead): void;
  /** @param readMarks asked when it is their turn, so that a run of ticks is written once */
  marks(id: string, choices: string, readMarks: () => readonly KeptMark[]): void;
  /** Resolves when everything is written, or could not be. */
  settled(): Promise<void>;
}

export function createDraftWriter(now: () => number = Date.now): DraftWriter {
  let last: Promise<void> = Promise.resolve();
  const waiting = new Map<'head' | 'marks', () => Promise<void>>();

  const write = (work: () => Promise<void>): void => {
    last = last
      .then(work)
      .catch((reason: unknown) => console.warn('La lista abierta no se guardó en este equipo', reason));
  };
  /** A later change of the same kind takes the place of one that has not been written yet. */
  const writeLatest = (kind: 'head' | 'marks', work: () => Promise<void>): void => {
    const isQueued = waiting.has(kind);
    waiting.set(kind, work);
    if (isQueued) return;
    write(async () => {
      const latest = waiting.get(kind);
      waiting.delete(kind);
      await latest?.();
    });
  };

  return {
    begin: (id, file) => write(() => beginDraft(id, file)),
    head: (head) => writeLatest('head', () => keepDraft(head.id, { head })),
    marks: (id, choices, readMarks) =>
      writeLatest('marks', () => keepDraft(id, { marks: { at: now(), choices, marks: readMarks() } })),
    settled: () => last,
  };
}
