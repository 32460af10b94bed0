import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { Price } from '#ui/Price.tsx';

interface ProductPriceProps {
  readonly product: Pick<Product, 'precio' | 'precioVigente' | 'offer'>;
  readonly size?: 'card' | 'large';
  /** `por pieza`: what the price is for. */
  readonly per?: string;
  /** A card says since when its price holds, where nothing beside it does. */
  readonly dated?: boolean;
}

/** The price with IVA, or "Cotizar" for a product without one: never zero and never empty. */
export function ProductPrice({ product, size = 'card', per, dated = false }: ProductPriceProps) {
  const { precio, offer } = product;
  if (precio === undefined) return <Price amount="Cotizar" note="Precio del día" size={size} />;
  return (
    <Price
      amount={formatCentavos(precio)}
      note={
        size === 'card'
          ? !offer && (dated ? 'Con IVA' : 'Precio con IVA')
          : `con IVA${per ? `, ${per}` : ''}${offer ? '. ' : ''}`
      }
      before={offer && formatCentavos(offer.before)}
      term={dated ? priceTerm(product) : ''}
      size={size}
    />
  );
}
