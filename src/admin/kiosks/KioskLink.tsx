import { Button } from '#ui/Button.tsx';
import { QrCode } from '#ui/codes/QrCode.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { CopyableText } from '../shared/copying/CopyableText.tsx';
import { LINK_WORDS, useCopy } from '../shared/copying/use-copy.ts';
import css from './Kiosks.module.css';
import { kioskLink } from './kiosk-link.ts';

interface KioskLinkProps {
  readonly name: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The link that makes a device this kiosk, as text and for the device's camera. */
export function KioskLink({ name, secret, onClose }: KioskLinkProps) {
  const { said, copy } = useCopy(LINK_WORDS);
  const link = kioskLink(secret);
  return (
    <Dialog title={`Vincular «${name}»`} open onCancel={onClose} actions={<Button onClick={onClose}>Listo</Button>}>
      <div className={css['fields']}>
        <p>
          Abre este enlace en el equipo que será el kiosko, con conexión, y contesta que sí: desde ese momento solo
          muestra la tienda, y para salir pide el PIN. No lo mandes a nadie más.
        </p>
        <div className={css['code']}>
          <QrCode text={link} label="Código con el enlace del kiosko" />
        </div>
        <CopyableText>{link}</CopyableText>
        {/* What came of it is said below. */}
        <Button look="outline" onClick={() => void copy(link)}>
          Copiar enlace
        </Button>
        <output className={css['note']}>{said}</output>
      </div>
    </Dialog>
  );
}
