import type { ComponentType } from 'react';
import { productPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { classNames } from '#ui/class-names.ts';
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx';
import { Waiting } from '../page/Waiting.tsx';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import css from './ProductGrid.module.css';

interface ProductGridProps {
  readonly products: readonly Product[];
  /** How many are on the first screen; their pictures load eagerly. */
  readonly first?: number;
  /** There is something beside the grid, so it has one column less on a wide screen. */
  readonly beside?: boolean;
  /** More may come behind these, so nothing is said of all of them. */
  readonly growing?: boolean;
  /** Places of cards that come with the next frames. */
  readonly awaited?: number;
  /** What each card has over its picture. */
  readonly Tool?: ComponentType<{ readonly product: Product }>;
}

export function ProductGrid({
  products,
  first = 0,
  beside = false,
  growing = false,
  awaited = 0,
  Tool,
}: ProductGridProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);
  const categories = useCatalogue((state) => state.catalogue.categories);
  // What every card says tells none from another: it is said once, above them.
  const canAllBeTried = !growing && products.length > 1 && products.every(({ demostracion }) => demostracion);
  return (
    <>
      {canAllBeTried && <p className={css['tried']}>Los puedes probar todos en el centro de experiencia.</p>}
      <ul className={classNames(css['grid'], beside && css['beside'])}>
        {products.map((product, at) => (
          <li key={product.id} className={css['item']}>
            <ErrorBoundary Fallback={BrokenCard}>
              <PlacedCard
                product={product}
                labels={labels}
                categories={categories}
                first={at < first}
                marked={!canAllBeTried}
                Tool={Tool}
              />
            </ErrorBoundary>
          </li>
        ))}
        <Placeholders count={awaited} />
      </ul>
    </>
  );
}

interface PlacedCardProps extends Omit<ProductCardProps, 'href'> {
  readonly labels: readonly Label[];
  readonly categories: readonly Category[];
}

/** Within its boundary its address too: a product that cannot be shown leaves the others as they are. */
function PlacedCard({ labels, categories, ...card }: PlacedCardProps) {
  return <ProductCard {...card} href={productPath(card.product, { labels, categories })} />;
}

/** Its place in the row stays. */
const BrokenCard = (): null => null;

function Placeholders({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, at) => <li key={at} className={css['placeholder']} aria-hidden="true" />);
}

/** This many placeholders in the size of cards. */
export function WaitingGrid({ count }: { readonly count: number }) {
  return (
    <Waiting>
      <div aria-busy="true">
        <p className="visually-hidden">Cargando productos</p>
        <ul className={css['grid']} aria-hidden="true">
          <Placeholders count={count} />
        </ul>
      </div>
    </Waiting>
  );
}
