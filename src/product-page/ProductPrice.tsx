import type { Product } from '#domain/catalogue/product.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { Price } from '#ui/Price.tsx';

interface ProductPriceProps {
  readonly product: Pick<Product, 'precio' | 'offer'>;
  readonly size?: 'card' | 'large';
  /** `por pieza`: what the price is for. */
  readonly per?: string;
}

/** The price with IVA, or "Cotizar" for a product without one: never zero and never empty. */
export function ProductPrice({ product: { precio, offer }, size = 'card', per }: ProductPriceProps) {
  if (precio === undefined) return <Price amount="Cotizar" note="Precio del día" size={size} />;
  return (
    <Price
      amount={formatCentavos(precio)}
      note={size === 'card' ? !offer && 'Precio con IVA' : `con IVA${per ? `, ${per}` : ''}${offer ? '. ' : ''}`}
      before={offer && formatCentavos(offer.before)}
      size={size}
    />
  );
}
