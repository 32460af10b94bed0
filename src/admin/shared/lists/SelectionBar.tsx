import type { ReactNode } from 'react';
import css from './SelectionBar.module.css';

interface SelectionBarProps {
  /** Its name for a screen reader: `Con los elegidos`. */
  readonly label: string;
  /** `3 elegidos`. */
  readonly count: string;
  /** Buttons. */
  readonly actions: ReactNode;
  /** Why something was not done; empty where all was. */
  readonly answer: string;
  /** The questions that the buttons ask. */
  readonly children: ReactNode;
}

/** What can be done to all chosen rows of a list at once: a bar that stays in sight below it. */
export function SelectionBar({ label, count, actions, answer, children }: SelectionBarProps) {
  return (
    <section className={css['bar']} aria-label={label}>
      <p className={css['count']}>{count}</p>
      <div className={css['actions']}>{actions}</div>
      <p className={css['answer']} role="alert">
        {answer}
      </p>
      {children}
    </section>
  );
}
