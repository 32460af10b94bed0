import { dayInFull } from '#domain/kernel/written-days.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';

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
    <Dialog
      title="¿Ya la enviaste?"
      open={way !== null}
      onCancel={onClose}
      actions={
        <>
          <Button look="outline" onClick={onClose}>
            Todavía no
          </Button>
          <Button onClick={() => way !== null && onSent(way)}>Sí, marcar como enviada</Button>
        </>
      }
    >
      <p>
        Al marcarla queda como cotizada, y el cliente ve sus precios en su enlace
        {until && ` hasta el ${dayInFull(until)}`}. Si no la enviaste, se queda como está.
      </p>
    </Dialog>
  );
}
