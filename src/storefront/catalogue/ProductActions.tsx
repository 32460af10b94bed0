import { use, useLayoutEffect, useRef, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { LIST_LIMITS } from '#domain/quotes/quote-list.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { leadToProblem } from '#ui/lead-to-problem.ts';
import { QuantityField } from '#ui/QuantityField.tsx';
import { UnseenContext } from '../page/pressed-link.ts';
import { paths } from '../paths.ts';
import { addToList } from '../quote-list/quote-actions.ts';
import { liftNotices } from '../shell/notices.ts';
import { productText, useStoreLinks } from '../shell/store-links.ts';
import css from './ProductActions.module.css';

/** Part of the page on a wide screen; on a phone a bar above the shell's own. */
export function ProductActions({ product }: { readonly product: Product }) {
  const { chatHref } = useStoreLinks();
  const isUnseen = use(UnseenContext);
  const [pieces, setPieces] = useState(1);
  const count = useRef<HTMLDivElement>(null);
  useLayoutEffect(liftNotices, []);
  const listed = useQuotes(({ list }) => list.find(({ key }) => key === product.clave)?.cantidad ?? 0);
  function add(): void {
    if (!leadToProblem(count.current)) addToList(product, pieces);
  }
  return (
    <>
      <div ref={count} className={classNames(css['count'], 'needs-script')}>
        <QuantityField of={product.nombre} value={pieces} max={LIST_LIMITS.quantity} onChange={setPieces} />
        {listed > 0 && <p>Llevas {listed} en tu lista.</p>}
      </div>
      <div className={css['actions']} data-bar={!isUnseen || undefined} data-listed={listed > 0 || undefined}>
        <Button look={listed === 0 ? 'primary' : 'outline'} full onClick={add}>
          {listed === 0 ? 'Agregar a cotización' : `Agregar ${pieces > 1 ? pieces : 'otra'}`}
        </Button>
        {listed > 0 && (
          <ButtonLink href={paths.quote} full>
            Ver mi lista
          </ButtonLink>
        )}
        <div className={css['chat']}>
          <ButtonLink look="whatsapp" href={chatHref(productText(product))} full>
            <WhatsappIcon size={20} /> WhatsApp
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
