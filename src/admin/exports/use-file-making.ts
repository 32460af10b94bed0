import { useEffect, useRef, useState } from 'react';

interface FileMakingWords {
  /** Said when the person cancelled it. */
  readonly cancelled: string;
  /** Said when it failed. */
  readonly failed: string;
  /** For the log. */
  readonly fault: string;
}

export interface FileMaking<Progress> {
  /** How far it has come; `null` while none is being made. */
  readonly progress: Progress | null;
  /** What the last one came to, or why it failed. */
  readonly outcome: { readonly text: string; readonly isProblem: boolean } | null;
  readonly cancel: () => void;
}

interface FileMaker<Progress> extends FileMaking<Progress> {
  readonly setProgress: (progress: Progress) => void;
  /** @param make makes and saves the file, until the signal says that nobody waits for it, and says what it came to */
  readonly start: (make: (signal: AbortSignal) => Promise<string>) => void;
}

/** Makes a file, one at a time. One that is under way ends with the page. */
export function useFileMaking<Progress>({ cancelled, failed, fault }: FileMakingWords): FileMaker<Progress> {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<FileMaking<Progress>['outcome']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function start(make: (signal: AbortSignal) => Promise<string>): void {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome(null);
    void make(controller.signal)
      .then((text) => setOutcome({ text, isProblem: false }))
      .catch((reason: unknown) => {
        if (controller.signal.aborted) return setOutcome({ text: cancelled, isProblem: false });
        console.warn(fault, reason);
        setOutcome({ text: failed, isProblem: true });
      })
      .finally(() => {
        running.current = null;
        setProgress(null);
      });
  }

  return { progress, outcome, setProgress, start, cancel: () => running.current?.abort() };
}
