import { Button } from '#ui/Button.tsx';
import { QrCode } from '#ui/codes/QrCode.tsx';
import { KioskDialog } from './KioskDialog.tsx';
import css from './OutboundDialog.module.css';
import { codeAddress, type Outbound } from './outbound.ts';

type Kind = Exclude<Outbound['kind'], 'list'>;

const TITLES: Readonly<Record<Kind, string>> = {
  phone: 'Llámanos desde tu teléfono',
  whatsapp: 'Sigue por WhatsApp en tu teléfono',
  mail: 'Escríbenos desde tu teléfono',
  web: 'Ábrelo en tu teléfono',
};

interface OutboundDialogProps {
  readonly to: Outbound;
  readonly kind: Kind;
  readonly onClose: () => void;
}

/** Shown instead of following a link out of the kiosk: a code that opens the link on the customer's own phone. */
export function OutboundDialog({ to, kind, onClose }: OutboundDialogProps) {
  const { readable, message } = to;
  const code = codeAddress(to);
  return (
    <KioskDialog title={TITLES[kind]} onClose={onClose}>
      <QrCode text={code} label={`Código para tu cámara: ${readable}`} />
      <p>Apunta la cámara de tu teléfono al código.</p>
      <p className={kind === 'web' ? css['address'] : css['number']}>{readable}</p>
      {message && <p className={css['message']}>{message}</p>}
      {code !== to.href && (
        <p>
          El mensaje es muy largo para un código: este abre solo el chat. Con «Llévate tu lista en el celular» la pasas
          a tu teléfono y la envías desde ahí.
        </p>
      )}
      <Button full onClick={onClose}>
        Cerrar
      </Button>
    </KioskDialog>
  );
}
