import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Button } from '#ui/Button.tsx';
import { ListCodes } from '../quote-list/codes/ListCodes.tsx';
import css from './HandOffDialog.module.css';
import { KioskDialog } from './KioskDialog.tsx';

interface HandOffDialogProps {
  readonly onClose: () => void;
  /** The customer has scanned the list: the kiosk can be reset. */
  readonly onDone: () => void;
}

/** Hands the list to the customer's phone. The code contains the list itself, so no account and no server is needed. */
export function HandOffDialog({ onClose, onDone }: HandOffDialogProps) {
  const list = useQuotes((state) => state.list);
  return (
    <KioskDialog title="Llévate tu lista en el celular" whole onClose={onClose}>
      <p className={css['how']}>
        Apunta la cámara de tu teléfono al código y abre el enlace. Ahí la revisas, la cambias y la envías cuando
        quieras.
      </p>
      <ListCodes list={list} />
      <p className={css['holds']}>Lleva {contents(list)}, con cantidades y notas. No lleva tu nombre ni tu teléfono.</p>
      <div className={css['ends']}>
        <Button full onClick={onDone}>
          Ya la tengo: borrar de esta pantalla
        </Button>
        <Button look="outline" full onClick={onClose}>
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
