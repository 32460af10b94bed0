import type { ReactNode } from 'react';
import css from './TextSection.module.css';

interface TextSectionProps {
  /** Its heading, given the class that it has. */
  readonly renderHeading: ((className: string | undefined) => ReactNode) | null;
  readonly children: ReactNode;
}

/** A part of a page of text, under a horizontal rule. On a wide screen its heading is beside its text. */
export function TextSection({ renderHeading, children }: TextSectionProps) {
  return (
    <section className={css['section']}>
      {renderHeading?.(css['title'])}
      <div className={css['text']}>{children}</div>
    </section>
  );
}
