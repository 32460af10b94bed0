import { TrashIcon } from '#ui/icons/TrashIcon.tsx';
import { handFocusOn } from './hand-focus-on.ts';
import css from './RemoveButton.module.css';

interface RemoveButtonProps {
  /** What is taken away: `el renglón 2`. */
  readonly what: string;
  readonly onClick: () => void;
}

/** Takes an item out of its list. */
export function RemoveButton({ what, onClick }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className={css['remove']}
      aria-label={`Quitar ${what}`}
      data-remove
      onClick={({ currentTarget }) => {
        handFocusOn(currentTarget);
        onClick();
      }}
    >
      <TrashIcon size={18} />
    </button>
  );
}
