import { ConfirmDialog } from './ConfirmDialog.tsx';
import css from './DeleteDialog.module.css';

interface DeleteDialogProps {
  /** The name of what would be deleted; `null` while the dialog is closed. */
  readonly name: string | null;
  /** What the deletion affects, one line each. */
  readonly orphans: readonly string[];
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks before a deletion and lists what it affects. */
export function DeleteDialog({ name, orphans, onCancel, onDelete }: DeleteDialogProps) {
  return (
    <ConfirmDialog
      title={`¿Borrar ${name ?? ''}?`}
      open={name !== null}
      onCancel={onCancel}
      no="No borrar"
      yes="Borrar"
      onConfirm={onDelete}
    >
      <ul className={css['orphans']}>
        {orphans.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>Durante 30 días se puede restaurar desde la papelera.</li>
      </ul>
    </ConfirmDialog>
  );
}
