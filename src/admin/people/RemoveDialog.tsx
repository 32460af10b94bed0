import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import css from './People.module.css';

interface RemoveDialogProps {
  readonly name: string;
  readonly busy: boolean;
  /** Why removing failed; empty when it did not fail. */
  readonly problem: string;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** Asks before somebody is taken off the list. */
export function RemoveDialog({ name, busy, problem, onCancel, onRemove }: RemoveDialogProps) {
  return (
    <Dialog
      title={`¿Quitar a ${name} del personal?`}
      open
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            No, dejarlo
          </Button>
          <Button aria-busy={busy} onClick={onRemove}>
            Quitar
          </Button>
        </>
      }
    >
      <p>Pierde el acceso al momento. Lo que hizo sigue en la bitácora. Para que vuelva hace falta otra invitación.</p>
      <p className={css['problem']} role="alert">
        {problem}
      </p>
    </Dialog>
  );
}
