import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

interface RepairDialogProps {
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function CancelRepairDialog({ open, onCancel, onConfirm }: RepairDialogProps) {
  return (
    <Dialog
      title="¿Cancelar la reparación?"
      open={open}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            Seguir con ella
          </Button>
          <Button onClick={onConfirm}>Cancelar la reparación</Button>
        </>
      }
    >
      <p>El cliente verá en su enlace que se canceló. Lo puedes deshacer enseguida, o reabrirla después.</p>
    </Dialog>
  );
}

export function EraseRepairDialog({ open, onCancel, onConfirm }: RepairDialogProps) {
  return (
    <Dialog
      title="¿Borrar el folio?"
      open={open}
      onCancel={onCancel}
      actions={
        <>
          <Button look="outline" onClick={onCancel}>
            No borrar
          </Button>
          <Button onClick={onConfirm}>Borrar para siempre</Button>
        </>
      }
    >
      <p>
        Se borra con los datos del cliente, su historia y el enlace de su estado. No se puede deshacer. Si solo no se
        reparó, cancela la reparación.
      </p>
    </Dialog>
  );
}
