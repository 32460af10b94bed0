import { useState } from 'react';
import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Button } from '#ui/Button.tsx';
import { listCodes } from '../shared/list-link.ts';
import css from './HandOffDialog.module.css';
import { KioskDialog } from './KioskDialog.tsx';
import { QrCode } from './QrCode.tsx';

interface HandOffDialogProps {
  readonly onClose: () => void;
  /** The customer has it: the screen is for the next one. */
  readonly onDone: () => void;
}

/** The list goes with the customer: in the code itself, so it needs no account and no server has seen it. */
export function HandOffDialog({ onClose, onDone }: HandOffDialogProps) {
  const list = useQuotes((state) => state.list);
  const codes = listCodes(list, location.origin);
  const [at, setAt] = useState(0);
  const code = codes[at] ?? codes[0];

  if (!code) return null;
  return (
    <KioskDialog title="Llévate tu lista en el celular" whole onClose={onClose}>
      <p className={css['how']}>
        Apunta la cámara de tu teléfono al código y abre el enlace. Ahí la revisas, la cambias y la envías cuando
        quieras.
      </p>
      <QrCode text={code} label="Código con tu lista para la cámara de tu teléfono" large />
      {codes.length > 1 && (
        <div className={css['parts']}>
          <Button look="linea" disabled={at === 0} onClick={() => setAt(at - 1)}>
            Anterior
          </Button>
          <p aria-live="polite">
            Código {at + 1} de {codes.length}. Tu lista es larga: ábrelos todos y se juntan en tu teléfono.
          </p>
          <Button look="linea" disabled={at === codes.length - 1} onClick={() => setAt(at + 1)}>
            Siguiente
          </Button>
        </div>
      )}
      <p className={css['holds']}>Lleva {contents(list)}, con cantidades y notas. No lleva tu nombre ni tu teléfono.</p>
      <div className={css['ends']}>
        <Button full onClick={onDone}>
          Ya la tengo: borrar de esta pantalla
        </Button>
        <Button look="linea" full onClick={onClose}>
          Seguir aquí
        </Button>
      </div>
    </KioskDialog>
  );
}

/** `2 productos y una descripción tuya` */
function contents(list: QuoteList): string {
  const words = list.filter(({ clave }) => clave === '').length;
  const products = list.length - words;
  return [
    ...(products > 0 ? [products === 1 ? 'un producto' : `${products} productos`] : []),
    ...(words > 0 ? [words === 1 ? 'una descripción tuya' : `${words} descripciones tuyas`] : []),
  ].join(' y ');
}
