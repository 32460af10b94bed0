import type { ReactNode } from 'react';
import css from './ActionRow.module.css';

interface ActionRowProps {
  readonly name: ReactNode;
  /** A line below the name. */
  readonly note: ReactNode;
  readonly chips?: ReactNode;
  readonly actions: ReactNode;
  /** Whether chips and actions stand below those of the other rows, where there is room. */
  readonly hasColumns?: boolean;
  /** The row's dialog. */
  readonly children?: ReactNode;
}

/** A row of a list: what it is, and what can be done with it. */
export function ActionRow({ name, note, chips, actions, hasColumns = false, children }: ActionRowProps) {
  return (
    <li className={css['row']} data-columns={hasColumns || undefined}>
      <div className={css['what']}>
        <p className={css['name']}>{name}</p>
        <p className={css['note']}>{note}</p>
      </div>
      {chips && <div className={css['chips']}>{chips}</div>}
      <div className={css['actions']}>{actions}</div>
      {children}
    </li>
  );
}

interface QuietActionProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** An action that is seldom meant, without the look of a button. */
export function QuietAction({ label, disabled = false, onClick, children }: QuietActionProps) {
  return (
    <button type="button" className={css['quiet']} disabled={disabled} aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}
