import { type ComponentType, memo } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { stockStates } from '#domain/catalogue/stock.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { ProductPrice } from '#product-page/ProductPrice.tsx';
import { AppLink } from '#ui/AppLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import { AddButton } from '../quote-list/AddButton.tsx';
import { CARD_SIZES } from './card-sizes.ts';
import css from './ProductCard.module.css';

export interface ProductCardProps {
  readonly product: Product;
  readonly href: string;
  /** Its picture is on the first screen. */
  readonly first?: boolean;
  /** Whether it says that it can be tried in the store. */
  readonly marked?: boolean;
  /** What it has over its picture. */
  readonly Tool?: ComponentType<{ readonly product: Product }> | undefined;
}

/** Rendered again only when its own product changes: a list of others around it is rendered often. */
export const ProductCard = memo(function ProductCard({
  product,
  href,
  first = false,
  marked = true,
  Tool,
}: ProductCardProps) {
  const image = firstImage(product);
  return (
    <article className={css['card']}>
      <Picture
        className={css['picture']}
        src={undefined}
        {...(image && imageSources(image.imagen, CARD_SIZES, image.ancho))}
        alt=""
        width={image?.ancho ?? 480}
        height={image?.alto ?? 480}
        first={first}
      />
      <p className={css['code']}>
        <span>{product.clave}</span>
        {product.existencia && product.existencia !== 'disponible' && <b>{stockStates[product.existencia]}</b>}
      </p>
      <h3 className={css['name']}>
        <AppLink href={href} className={css['link']}>
          {keepMeasures(product.nombre)}
        </AppLink>
      </h3>
      <div className={css['foot']}>
        <ProductPrice product={product} dated />
        <AddButton product={product} />
      </div>
      {Tool && <Tool product={product} />}
      {marked && product.demostracion && <p className={css['demo']}>Centro de experiencia</p>}
    </article>
  );
});
