import type { ReactNode } from 'react';
import css from './NoteGroup.module.css';

/** Notes above a form, each a live region that is there before it says anything: together they take no more room than what they say. */
export function NoteGroup({ children }: { readonly children: ReactNode }) {
  return <div className={css['group']}>{children}</div>;
}
