import type { ReactNode } from 'react';
import css from './Intro.module.css';

interface IntroProps {
  /** Why the last action failed; empty when it did not fail. */
  readonly problem: string;
  /** What the last action waits for. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A line or two above a list that explain it. */
export function Intro({ problem, note = '', children }: IntroProps) {
  return (
    <div className={css['intro']}>
      <p>{children}</p>
      <p aria-live="polite" className={problem ? css['problem'] : undefined}>
        {problem || note}
      </p>
    </div>
  );
}
