import { productPath } from '#domain/catalogue/addresses.ts';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import css from './ProductRows.module.css';

interface ProductRowsProps {
  readonly products: readonly Product[];
  /** What is said under a product's name; its clave where this is absent. */
  readonly noteOf?: (product: Product) => string | undefined;
}

export function ProductRows({ products, noteOf = ({ clave }) => clave }: ProductRowsProps) {
  const catalogue = useCatalogue((state) => state.catalogue);
  return (
    <ul className={css['rows']}>
      {products.map((product) => {
        const image = firstImage(product);
        return (
          <li key={product.id}>
            <AppLink href={productPath(product, catalogue)} className={css['row']}>
              <Picture
                className={css['picture']}
                src={undefined}
                {...(image && imageSources(image.imagen, '6rem', image.ancho))}
                alt=""
                width={image?.ancho ?? 96}
                height={image?.alto ?? 96}
              />
              <span className={css['words']}>
                <b className={css['name']}>{keepMeasures(product.nombre)}</b>
                <span className={css['code']}>{noteOf(product)}</span>
              </span>
              <span className={css['price']}>
                {product.precio === undefined ? 'Cotizar' : formatCentavos(product.precio)}
                <small className={css['term']}>{priceTerm(product)}</small>
              </span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
