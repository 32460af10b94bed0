import { useEffect, useMemo, useRef } from 'react';
import { productPath } from '#domain/catalogue/addresses.ts';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { useRecent } from '#store/recent-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import type { RecentProductsProps } from '../shell/late-parts.ts';
import css from './RecentProducts.module.css';
import { clearSeen, noteSeen } from './recent-actions.ts';

/** What was looked at on this device, at the end of a page, so that nothing above it moves. Renders nothing where nothing was. */
export function RecentProducts({ looksAt }: RecentProductsProps) {
  useEffect(() => noteSeen(looksAt), [looksAt]);
  const heading = useRef<HTMLHeadingElement>(null);
  const ids = useRecent((state) => state.ids);
  const isCleared = useRecent((state) => state.isCleared);
  const index = useCatalogue(selectProductIndex);
  const products = useMemo(
    () => ids.flatMap((id): Product | [] => (id === looksAt ? [] : (index.byId.get(id) ?? []))),
    [ids, looksAt, index],
  );
  const clear = (): void => {
    clearSeen();
    // The button goes with the list.
    heading.current?.focus();
  };
  if (products.length === 0 && !isCleared) return null;
  return (
    <section className={`container ${css['recent']}`} aria-labelledby="vistos" data-late>
      <div className={css['head']}>
        <h2 id="vistos" ref={heading} tabIndex={-1} className={css['title']}>
          Vistos hace poco
        </h2>
        {products.length > 0 && (
          <button type="button" className={css['clear']} onClick={clear}>
            Borrar
          </button>
        )}
      </div>
      <output className={css['note']}>{isCleared ? 'Se borraron de este equipo.' : ''}</output>
      {products.length > 0 && (
        <ul className={css['strip']}>
          {products.map((product) => (
            <li key={product.id}>
              <RecentProduct product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RecentProduct({ product }: { readonly product: Product }) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const image = firstImage(product);
  return (
    <AppLink href={productPath(product, catalogue)} className={css['one']}>
      <Picture
        className={css['picture']}
        src={undefined}
        {...(image && imageSources(image.imagen, '10rem', image.ancho))}
        alt=""
        width={image?.ancho ?? 160}
        height={image?.alto ?? 160}
      />
      <span className={css['name']}>{keepMeasures(product.nombre)}</span>
      <b className={css['price']}>{product.precio === undefined ? 'Cotizar' : formatCentavos(product.precio)}</b>
      <small className={css['term']}>{priceTerm(product)}</small>
    </AppLink>
  );
}
