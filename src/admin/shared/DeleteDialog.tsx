import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import css from './DeleteDialog.module.css';

interface DeleteDialogProps {
  /** What would go; `null` while nothing is asked. */
  readonly name: string | null;
  /** What it leaves behind, one line each. */
  readonly orphans: readonly string[];
  readonly onCancel: () => void;
  readonly onDelete: () => void;
}

/** Asks before something goes, and says what it leaves behind. */
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
        <li>Podrás deshacerlo justo después.</li>
      </ul>
    </Dialog>
  );
}
