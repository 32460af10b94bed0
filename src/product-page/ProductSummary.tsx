import type { ComponentType, ReactNode } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { type Stock, stockStates } from '#domain/catalogue/stock.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { dayInFull, shortDay } from '#domain/kernel/written-days.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { useConnection } from '#store/connection-store.ts';
import { ProductPrice } from './ProductPrice.tsx';
import css from './ProductSummary.module.css';

export interface ProductSummaryProps {
  readonly product: Product;
  /** The name as a heading of its page: the shop's takes the focus on arrival. */
  readonly Heading: ComponentType<{ readonly className: string | undefined; readonly children: ReactNode }>;
}

export function ProductSummary({ product, Heading }: ProductSummaryProps) {
  const { nombre, clave, marca, modelo, unidad, existencia, demostracion } = product;
  return (
    <div>
      <p className={css['code']}>
        <span>Clave {clave}</span>
        {marca && <span>{marca}</span>}
        {modelo && modelo !== clave && <span>Modelo {modelo}</span>}
      </p>
      <Heading className={css['name']}>{keepMeasures(nombre)}</Heading>
      <ProductPrice product={product} size="large" per={unidad && `por ${keepMeasures(inSentence(unidad))}`} />
      <PriceDate product={product} />
      {existencia && <StockNote stock={existencia} />}
      {demostracion && <p className={css['demo']}>Pruébala en el centro de experiencia antes de llevártela.</p>}
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

/** A price without its day is a promise; offline, where it may have changed since, the day stands out. */
function PriceDate({ product: { precio, precioVigente } }: { readonly product: Product }) {
  const reachable = useConnection((state) => state.reachable);
  const confirmedAt = useConnection((state) => state.confirmedAt);
  if (precio === undefined) return <p className={css['date']}>Pídelo y te respondemos el mismo día.</p>;
  if (!reachable) {
    const day = confirmedAt === null ? precioVigente && dayInFull(precioVigente) : shortDay(confirmedAt);
    return <p className={css['offline']}>{day ? `Precio del ${day}. ` : ''}Confírmalo con la tienda.</p>;
  }
  return precioVigente ? <p className={css['date']}>Precio vigente desde el {dayInFull(precioVigente)}</p> : null;
}
