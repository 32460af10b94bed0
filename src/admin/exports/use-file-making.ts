import { useEffect, useRef, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';

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

type Make = (signal: AbortSignal) => Promise<Result<string, string>>;

interface FileMaker<Progress> extends FileMaking<Progress> {
  readonly setProgress: (progress: Progress) => void;
  /** @param make makes and saves the file, until the signal says that nobody waits for it, and says what it came to or why there is none */
  readonly start: (make: Make) => void;
}

/** Makes a file, one at a time. One that is under way ends with the page. */
export function useFileMaking<Progress>({ cancelled, failed, fault }: FileMakingWords): FileMaker<Progress> {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<FileMaking<Progress>['outcome']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function start(make: Make): void {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setOutcome(null);
    void make(controller.signal)
      .then((made) => setOutcome({ text: made.ok ? made.value : made.error, isProblem: !made.ok }))
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
