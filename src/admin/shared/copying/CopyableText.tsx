import type { ReactNode } from 'react';
import css from './CopyableText.module.css';

interface CopyableTextProps {
  /** What it is, where that is not clear from what is around it. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** A link or a code to hand over: one press selects all of it, for a browser that does not copy. */
export function CopyableText({ name, children }: CopyableTextProps) {
  return (
    <p className={css['text']}>
      {name && (
        <>
          <span className={css['name']}>{name}</span>{' '}
        </>
      )}
      {children}
    </p>
  );
}
