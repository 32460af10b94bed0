import type { Product } from '#domain/catalogue/product.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { quotePath } from '../paths.ts';
import { productChatHref } from '../shared/store-links.ts';
import css from './ProductActions.module.css';

/** In the page on a wide screen, a bar under the thumb on a phone, with the shell's chat button at its end. */
export function ProductActions({ product }: { readonly product: Product }) {
  return (
    <div className={css['actions']} data-barra>
      <ButtonLink look="fragua" href={quotePath(product.clave)} full>
        Cotizar
      </ButtonLink>
      <div className={css['chat']}>
        <ButtonLink look="whatsapp" href={productChatHref(product)} full>
          <WhatsappIcon size={20} /> WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}
