import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
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
    <Dialog
      title={`¿Borrar ${name ?? ''}?`}
      open={name !== null}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            No borrar
          </Button>
          <Button onClick={onDelete}>Borrar</Button>
        </>
      }
    >
      <ul className={css['orphans']}>
        {orphans.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>Durante 30 días se puede restaurar desde la papelera.</li>
      </ul>
    </Dialog>
  );
}
