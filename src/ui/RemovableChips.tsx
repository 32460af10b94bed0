import css from './Chips.module.css';
import { CloseIcon } from './icons/CloseIcon.tsx';

interface RemovableChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly name: string; readonly onRemove: () => void }[];
  readonly clear: { readonly name: string; readonly run: () => void };
}

/** The chosen options as chips, each with a button that removes it, and one that removes all. */
export function RemovableChips({ label, chips, clear }: RemovableChipsProps) {
  return (
    <ul className={css['chips']} aria-label={label}>
      {chips.map(({ key, name, onRemove }) => (
        <li key={key}>
          <button type="button" className={css['removable']} aria-label={`Quitar ${name}`} onClick={onRemove}>
            {name}
            <CloseIcon size={13} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css['clear']} onClick={clear.run}>
          {clear.name}
        </button>
      </li>
    </ul>
  );
}
