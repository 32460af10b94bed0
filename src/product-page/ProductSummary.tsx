import type { ComponentType, ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type Stock, stockStates } from '#domain/catalogue/stock.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { useConnection } from '#store/connection-store.ts';
import { PriceStamp } from './PriceStamp.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import css from './ProductSummary.module.css';

export interface ProductSummaryProps {
  readonly product: Product;
  /** The name as a heading of its page: the shop's takes the focus on arrival. */
  readonly Heading: ComponentType<{ readonly className: string | undefined; readonly children: ReactNode }>;
}

export function ProductSummary({ product, Heading }: ProductSummaryProps) {
  const { nombre, clave, marca, modelo, unidad, precio, existencia, demostracion } = product;
  return (
    <div>
      <p className={css['code']}>
        <span>Clave {clave}</span>
        {marca && <span>{marca}</span>}
        {modelo && modelo !== clave && <span>Modelo {modelo}</span>}
      </p>
      <Heading className={css['name']}>{keepMeasures(nombre)}</Heading>
      <ProductPrice product={product} size="large" per={unidad && `por ${keepMeasures(inSentence(unidad))}`} />
      {precio === undefined ? (
        <p className={css['date']}>Pídelo y te respondemos el mismo día.</p>
      ) : (
        <PriceStamp product={product} />
      )}
      {existencia && <StockNote stock={existencia} />}
      {demostracion && <p className={css['demo']}>Se puede probar en el centro de experiencia antes de comprar.</p>}
    </div>
  );
}

const ASIDES: Readonly<Record<Stock, string>> = {
  disponible: '',
  'sobre-pedido': 'Te decimos cuándo llega al cotizar.',
  agotado: 'Pregúntanos cuándo llega.',
};

/** Whether the store has it. Offline it may have been sold since. */
function StockNote({ stock }: { readonly stock: Stock }) {
  const reachable = useConnection((state) => state.reachable);
  const aside = reachable ? ASIDES[stock] : 'Confírmalo con la tienda.';
  return (
    <p className={css['stock']} data-stock={stock}>
      <b>{stockStates[stock]}</b>
      {aside && `. ${aside}`}
    </p>
  );
}
