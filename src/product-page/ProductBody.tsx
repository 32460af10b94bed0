import type { ReactNode } from 'react';
import { productFields } from '#domain/catalogue/product-fields.ts';
import css from './ProductBody.module.css';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductSummary, type ProductSummaryProps } from './ProductSummary.tsx';
import { SpecTable } from './SpecTable.tsx';

interface ProductBodyProps extends ProductSummaryProps {
  /** What can be done with it: between its price and its table. */
  readonly children?: ReactNode;
}

/** A product as visitors see it, in the shop and in the preview of staff. */
export function ProductBody({ product, Heading, children }: ProductBodyProps) {
  const { codigoBarras, ficha } = product;
  const code = codigoBarras ? [{ nombre: productFields.codigoBarras.label, valor: codigoBarras }] : [];
  return (
    <div className={css['product']}>
      <div className={css['gallery']}>
        <ProductGallery images={product.imagenes} name={product.nombre} />
      </div>
      <div className={css['summary']}>
        <ProductSummary product={product} Heading={Heading} />
        {children}
        <SpecTable rows={[...ficha, ...code]} />
      </div>
      <div className={css['details']}>
        <ProductDetails product={product} />
      </div>
    </div>
  );
}
