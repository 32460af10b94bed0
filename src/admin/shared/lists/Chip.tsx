import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './Chip.module.css';

/** A word about a row. The colour adds nothing that the word does not say. */
export function Chip({
  tone,
  children,
}: {
  readonly tone: 'plain' | 'amber' | 'green' | 'red';
  readonly children: ReactNode;
}) {
  return <span className={classNames(css['chip'], css[tone])}>{children}</span>;
}
