import type { ReactNode } from 'react';
import css from './KeptNote.module.css';

interface KeptNoteProps {
  /** What the device has kept. */
  readonly text: ReactNode;
  /** Buttons. */
  readonly children: ReactNode;
}

/** A line on amber about unfinished work that this device has kept, with what can be done with it. */
export function KeptNote({ text, children }: KeptNoteProps) {
  return (
    <div className={css['note']}>
      <output className={css['text']}>{text}</output>
      <div className={css['buttons']}>{children}</div>
    </div>
  );
}
