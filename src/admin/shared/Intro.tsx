import type { ReactNode } from 'react';
import css from './Intro.module.css';

interface IntroProps {
  /** Why the last action failed; empty where it did not. */
  readonly problem: string;
  readonly children: ReactNode;
}

/** What a list is about, in a line or two above it. */
export function Intro({ problem, children }: IntroProps) {
  return (
    <div className={css['intro']}>
      <p>{children}</p>
      <p aria-live="polite" className={problem ? css['problem'] : undefined}>
        {problem}
      </p>
    </div>
  );
}
