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

/** Makes and saves a file, until the signal says that nobody waits for it, and says what it came to or why there is none. */
type Make<Progress> = (
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
) => Promise<Result<string, string>>;

interface FileMaker<Progress> extends FileMaking<Progress> {
  readonly start: (make: Make<Progress>) => void;
}

/** Makes a file, one at a time. One that is under way ends with the page. */
export function useFileMaking<Progress>({ cancelled, failed, fault }: FileMakingWords): FileMaker<Progress> {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<FileMaking<Progress>['outcome']>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  function start(make: Make<Progress>): void {
    if (running.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setOutcome(null);
    // Whoever cancels does not wait for a server that does not answer.
    const cancelling = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const onProgress = (now: Progress): void => {
      if (!signal.aborted) setProgress(now);
    };
    void Promise.race([make(signal, onProgress), cancelling])
      .then((made) => setOutcome({ text: made.ok ? made.value : made.error, isProblem: !made.ok }))
      .catch((reason: unknown) => {
        if (signal.aborted) return setOutcome({ text: cancelled, isProblem: false });
        console.warn(fault, reason);
        setOutcome({ text: failed, isProblem: true });
      })
      .finally(() => {
        running.current = null;
        setProgress(null);
      });
  }

  return { progress, outcome, start, cancel: () => running.current?.abort() };
}
