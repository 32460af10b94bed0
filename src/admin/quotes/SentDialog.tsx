import { dayInFull } from '#domain/kernel/written-days.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';

export interface SentAnswer {
  /** How it left, `por WhatsApp`. */
  readonly by: string;
  /** The last day that it said of its prices; empty for none. */
  readonly until: string;
}

interface SentDialogProps {
  /** The answer that left; `null` while nobody is asked. */
  readonly sent: SentAnswer | null;
  readonly onClose: () => void;
  readonly onSent: (sent: SentAnswer) => void;
}

/** Asks whether an answer that was opened in another program or printed was really sent: opening it is not sending it. */
export function SentDialog({ sent, onClose, onSent }: SentDialogProps) {
  return (
    <ConfirmDialog
      title="¿Ya la enviaste?"
      open={sent !== null}
      onCancel={onClose}
      no="Todavía no"
      yes="Sí, marcar como enviada"
      onConfirm={() => sent && onSent(sent)}
    >
      <p>
        Al marcarla queda como cotizada, y el cliente ve sus precios en su enlace
        {sent?.until && ` hasta el ${dayInFull(sent.until)}`}. Si no la enviaste, se queda como está.
      </p>
    </ConfirmDialog>
  );
}
