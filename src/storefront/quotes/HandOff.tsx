import type { QuoteList } from '#domain/quotes/quote-list.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useOrigin } from '../page/use-origin.ts';
import { listLink } from '../quote-list/list-link.ts';
import css from './HandOff.module.css';

/** A link that hands the list to the customer's own phone: kiosk mode intercepts it and shows it as a code. */
export function HandOff({ list }: { readonly list: QuoteList }) {
  const origin = useOrigin();
  return (
    <div className={css['band']}>
      <p className={css['what']}>
        <b className={css['title']}>¿Sigues después?</b>
        Escanea tu lista y termina en tu teléfono. De esta pantalla se borra sola.
      </p>
      <ButtonLink href={listLink(list, origin)}>Llévate tu lista en el celular</ButtonLink>
    </div>
  );
}
