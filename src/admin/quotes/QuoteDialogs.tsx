import { ConfirmDialog } from '../shared/dialogs/ConfirmDialog.tsx';

interface QuoteDialogProps {
  /** Of how many quotations. */
  readonly count: number;
  readonly open: boolean;
  readonly onCancel: () => void;
}

export function CloseQuoteDialog({
  count,
  open,
  onCancel,
  onClose,
}: QuoteDialogProps & { readonly onClose: () => void }) {
  const isOne = count === 1;
  return (
    <ConfirmDialog
      title={isOne ? '¿Cerrar sin venta?' : `¿Cerrar ${count} sin venta?`}
      open={open}
      onCancel={onCancel}
      no={isOne ? 'Dejarla abierta' : 'Dejarlas abiertas'}
      yes="Cerrar sin venta"
      onConfirm={onClose}
    >
      <p>
        {isOne ? 'El cliente verá en su enlace que se cerró.' : 'Cada cliente verá en su enlace que se cerró.'} Lo
        puedes deshacer enseguida, o reabrirla después.
      </p>
    </ConfirmDialog>
  );
}

export function EraseQuotesDialog({
  count,
  open,
  onCancel,
  onErase,
}: QuoteDialogProps & { readonly onErase: () => void }) {
  const isOne = count === 1;
  return (
    <ConfirmDialog
      title={isOne ? '¿Borrar la cotización?' : `¿Borrar ${count} cotizaciones?`}
      open={open}
      onCancel={onCancel}
      no="No borrar"
      yes="Borrar para siempre"
      onConfirm={onErase}
    >
      <p>
        {isOne
          ? 'Se borra con su historia y el enlace del cliente.'
          : 'Se borran con su historia y los enlaces de los clientes.'}{' '}
        No se puede deshacer. Si solo no hubo venta, ciérrala sin venta; si es basura, márcala como spam.
      </p>
    </ConfirmDialog>
  );
}
