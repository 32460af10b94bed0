import { productPath } from '#domain/catalogue/addresses.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { type ComparedRow, compareProducts, differences } from '#domain/comparison/compare-products.ts';
import { type ComparisonPlace, comparisonPath } from '#domain/comparison/comparison-address.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { firstImage, imageSources } from '#pictures/image-address.ts';
import { PriceStamp } from '#product-page/PriceStamp.tsx';
import { ProductPrice } from '#product-page/ProductPrice.tsx';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { CloseIcon } from '#ui/icons/CloseIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import { removeChosen } from '../compare/compare-actions.ts';
import { AddButton } from '../quote-list/AddButton.tsx';
import css from './ComparisonTable.module.css';

interface ComparisonTableProps {
  readonly place: ComparisonPlace;
  readonly products: readonly Product[];
}

/** One column for each product; their names stay in sight while the table is read. */
export function ComparisonTable({ place, products }: ComparisonTableProps) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const all = compareProducts(products);
  const rows = place.onlyDifferences ? differences(all) : all;
  const without = (clave: string): string =>
    comparisonPath({ ...place, claves: place.claves.filter((one) => one !== clave) });
  return (
    <>
      <table className={css['table']} data-columns={products.length}>
        <caption className="visually-hidden">Productos lado a lado</caption>
        <thead>
          <tr className={css['names']}>
            <th scope="col" className={css['corner']}>
              <span className="visually-hidden">Dato</span>
            </th>
            {products.map((product) => (
              <th key={product.id} scope="col">
                <AppLink href={productPath(product, catalogue)} className={css['name']}>
                  {keepMeasures(product.nombre)}
                </AppLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={css['pictures']}>
            <th scope="row">
              <span className="visually-hidden">Foto</span>
            </th>
            {products.map((product) => (
              <td key={product.id}>
                <ProductPicture product={product} />
              </td>
            ))}
          </tr>
          <tr className={css['top']}>
            <th scope="row">Precio</th>
            {products.map((product) => (
              <td key={product.id}>
                <ProductPrice product={product} />
                {product.precio !== undefined && <PriceStamp product={product} />}
                <div className={css['buttons']}>
                  <AddButton product={product} />
                  <AppLink
                    href={without(product.clave)}
                    className={css['remove']}
                    aria-label={`Quitar de la comparación: ${product.nombre}`}
                    onClick={() => removeChosen(product.clave)}
                  >
                    <CloseIcon size={16} />
                  </AppLink>
                </div>
              </td>
            ))}
          </tr>
          {rows.map((row) => (
            <Row key={row.name} row={row} />
          ))}
        </tbody>
      </table>
      {place.onlyDifferences && rows.length === 0 && (
        <p className={css['none']}>Su ficha dice lo mismo en todo. Mira el precio y las fotos.</p>
      )}
      {place.onlyDifferences && rows.length > 0 && rows.length < all.length && (
        <p className={css['none']}>
          {all.length - rows.length === 1
            ? 'Un renglón que dice lo mismo en todos no se muestra.'
            : `${all.length - rows.length} renglones que dicen lo mismo en todos no se muestran.`}
        </p>
      )}
    </>
  );
}

function ProductPicture({ product }: { readonly product: Product }) {
  const image = firstImage(product);
  return (
    <Picture
      className={css['picture']}
      src={undefined}
      {...(image && imageSources(image.imagen, '(width < 48rem) 45vw, 16rem', image.ancho))}
      alt=""
      width={image?.ancho ?? 480}
      height={image?.alto ?? 480}
    />
  );
}

function Row({ row: { name, values, isShared } }: { readonly row: ComparedRow }) {
  return (
    <tr data-differs={!isShared || undefined}>
      <th scope="row">{name}</th>
      {values.map((value, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place.
        <td key={at} className={value === null ? css['unsaid'] : undefined}>
          {value === null ? 'No indicado' : keepMeasures(value)}
        </td>
      ))}
    </tr>
  );
}
