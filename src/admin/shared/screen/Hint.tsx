import type { ReactNode } from 'react';
import css from './Hint.module.css';

/** A hint that appears while a form is filled in, and is read aloud by screen readers. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css['hint']} aria-live="polite">
      {children}
    </p>
  );
}
