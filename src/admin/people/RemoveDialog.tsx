import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';
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
    <ConfirmDialog
      title={`¿Quitar a ${name} del personal?`}
      open
      onCancel={onCancel}
      no="No, dejarlo"
      yes="Quitar"
      onConfirm={onRemove}
      isBusy={busy}
    >
      <p>Pierde el acceso al momento. Lo que hizo sigue en la bitácora. Para que vuelva hace falta otra invitación.</p>
      <p className={css['problem']} role="alert">
        {problem}
      </p>
    </ConfirmDialog>
  );
}
