import { dayInFull } from '#domain/kernel/written-days.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';

interface SentDialogProps {
  /** How the answer left, `por WhatsApp`; `null` while nobody is asked. */
  readonly way: string | null;
  /** Last day its prices hold. */
  readonly until: string;
  readonly onClose: () => void;
  readonly onSent: (way: string) => void;
}

/** Asks whether an answer that was opened in another program or printed was really sent: opening it is not sending it. */
export function SentDialog({ way, until, onClose, onSent }: SentDialogProps) {
  return (
    <ConfirmDialog
      title="¿Ya la enviaste?"
      open={way !== null}
      onCancel={onClose}
      no="Todavía no"
      yes="Sí, marcar como enviada"
      onConfirm={() => way !== null && onSent(way)}
    >
      <p>
        Al marcarla queda como cotizada, y el cliente ve sus precios en su enlace
        {until && ` hasta el ${dayInFull(until)}`}. Si no la enviaste, se queda como está.
      </p>
    </ConfirmDialog>
  );
}
