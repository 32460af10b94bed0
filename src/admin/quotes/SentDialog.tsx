import { dayInFull } from '#domain/kernel/written-days.ts';
import type { readTerms } from '#domain/quotes/check-answer.ts';
import { sameValue } from '#domain/staff/journal/plain-value.ts';
import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';

type Terms = ReturnType<typeof readTerms>;

export interface SentAnswer {
  /** How it left, `por WhatsApp`. */
  readonly by: string;
  /** The last day that it said of its prices; empty for none. */
  readonly until: string;
  /** Its lines, discount and freight. */
  readonly terms: Terms;
}

interface SentDialogProps {
  /** The answer that left; `null` while nobody is asked. */
  readonly sent: SentAnswer | null;
  /** The lines, discount and freight as they are now: a colleague may have changed them since. */
  readonly terms: Terms;
  readonly onClose: () => void;
  readonly onSent: (sent: SentAnswer) => void;
}

/**
 * Asks whether an answer that was opened in another program or printed was really sent: opening it is not sending it. Where it has changed since, what the
 * customer's link would show is not what they got, and that is said.
 */
export function SentDialog({ sent, terms, onClose, onSent }: SentDialogProps) {
  const hasChanged = sent !== null && !sameValue(sent.terms, terms);
  return (
    <ConfirmDialog
      title={hasChanged ? 'La cotización cambió' : '¿Ya la enviaste?'}
      open={sent !== null}
      onCancel={onClose}
      no={hasChanged ? 'Revisarla y enviarla otra vez' : 'Todavía no'}
      yes={hasChanged ? 'Marcarla como está ahora' : 'Sí, marcar como enviada'}
      onConfirm={() => sent && onSent(sent)}
    >
      <p>
        {hasChanged && 'Las líneas, el descuento o el flete cambiaron después de que la abriste para enviarla. '}
        Al marcarla queda como cotizada, y el cliente ve{' '}
        {hasChanged ? 'en su enlace lo de ahora' : 'sus precios en su enlace'}
        {sent?.until && ` hasta el ${dayInFull(sent.until)}`}
        {hasChanged ? ', que no es lo que le enviaste.' : '. Si no la enviaste, se queda como está.'}
      </p>
    </ConfirmDialog>
  );
}
