import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';

interface RepairDialogProps {
  readonly open: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function CancelRepairDialog({ open, onCancel, onConfirm }: RepairDialogProps) {
  return (
    <ConfirmDialog
      title="¿Cancelar la reparación?"
      open={open}
      onCancel={onCancel}
      no="Seguir con ella"
      yes="Cancelar la reparación"
      onConfirm={onConfirm}
    >
      <p>El cliente verá en su enlace que se canceló. Lo puedes deshacer enseguida, o reabrirla después.</p>
    </ConfirmDialog>
  );
}

export function EraseRepairDialog({ open, onCancel, onConfirm }: RepairDialogProps) {
  return (
    <ConfirmDialog
      title="¿Borrar el folio?"
      open={open}
      onCancel={onCancel}
      no="No borrar"
      yes="Borrar para siempre"
      onConfirm={onConfirm}
    >
      <p>
        Se borra con los datos del cliente, su historia y el enlace de su estado. No se puede deshacer. Si solo no se
        reparó, cancela la reparación.
      </p>
    </ConfirmDialog>
  );
}
