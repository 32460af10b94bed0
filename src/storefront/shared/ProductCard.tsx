import type { Product } from '#domain/catalogue/product.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { PlusIcon } from '#ui/icons/PlusIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { quotePath } from '../paths.ts';
import { firstImage, imageAddress } from './image-address.ts';
import css from './ProductCard.module.css';
import { ProductPrice } from './ProductPrice.tsx';
import { keepMeasures } from './written-forms.ts';

interface ProductCardProps {
  readonly product: Product;
  readonly href: string;
  /** Its picture is on the first screen. */
  readonly first?: boolean;
}

export function ProductCard({ product, href, first = false }: ProductCardProps) {
  const image = firstImage(product);
  return (
    <article className={css['card']}>
      <Picture
        className={css['picture']}
        src={image && imageAddress(image.imagen)}
        alt=""
        width={image?.ancho ?? 480}
        height={image?.alto ?? 480}
        first={first}
      />
      <p className={css['code']}>{product.clave}</p>
      <h3 className={css['name']}>
        <AppLink href={href} className={css['link']}>
          {keepMeasures(product.nombre)}
        </AppLink>
      </h3>
      <div className={css['foot']}>
        <ProductPrice product={product} />
        <AppLink href={quotePath(product.clave)} className={css['quote']} aria-label={`Cotizar ${product.nombre}`}>
          <PlusIcon size={16} />
        </AppLink>
      </div>
      {product.demostracion && <p className={css['demo']}>Centro de experiencia</p>}
    </article>
  );
}
