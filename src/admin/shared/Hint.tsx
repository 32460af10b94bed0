import type { ReactNode } from 'react';
import css from './Hint.module.css';

/** Something to know before going on, said as soon as it is true. */
export function Hint({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css['hint']} aria-live="polite">
      {children}
    </p>
  );
}
