import { useRef } from 'react';
import css from './Chips.module.css';
import { CloseIcon } from './icons/CloseIcon.tsx';
import { useFocusAfter } from './use-focus-after.ts';

interface RemovableChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly key: string; readonly name: string; readonly onRemove: () => void }[];
  readonly clear: { readonly name: string; readonly run: () => void };
}

/** The chosen options as chips, each with a button that removes it, and one that removes all. Whoever renders them moves the focus on after the last. */
export function RemovableChips({ label, chips, clear }: RemovableChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const moveFocusFrom = useFocusAfter((at: number) => list.current?.querySelectorAll('button')[at]);
  return (
    <ul ref={list} className={css['chips']} aria-label={label}>
      {chips.map(({ key, name, onRemove }, at) => (
        <li key={key}>
          <button
            type="button"
            className={css['removable']}
            aria-label={`Quitar ${name}`}
            onClick={() => {
              moveFocusFrom(at);
              onRemove();
            }}
          >
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
