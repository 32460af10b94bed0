import { productPath } from '#domain/catalogue/addresses.ts';
import { priceTerm } from '#domain/catalogue/price-stamp.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { formatCentavos } from '#domain/kernel/money.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import css from './Presentations.module.css';

interface PresentationsProps {
  readonly product: Product;
  readonly family: readonly Product[];
}

/** The same article in its other sizes, smallest price first. */
export function Presentations({ product, family }: PresentationsProps) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const sorted = [...family].sort((a, b) => (a.precio ?? Infinity) - (b.precio ?? Infinity));
  return (
    <nav aria-label="Presentaciones">
      <h2 className={css['title']}>Presentaciones</h2>
      <ul className={css['list']}>
        {sorted.map((one) => (
          <li key={one.id}>
            <AppLink
              href={productPath(one, catalogue)}
              className={css['one']}
              aria-current={one.id === product.id ? 'page' : undefined}
            >
              <b className={css['unit']}>{keepMeasures(presentationName(one, family))}</b>
              <span className={css['price']}>{one.precio === undefined ? 'Cotizar' : formatCentavos(one.precio)}</span>
              <small className={css['term']}>{priceTerm(one)}</small>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The unit of sale where the presentations differ in it, else the name. */
function presentationName(one: Product, family: readonly Product[]): string {
  const isTelling = one.unidad && family.every((other) => other.id === one.id || other.unidad !== one.unidad);
  return isTelling ? one.unidad : one.nombre;
}
