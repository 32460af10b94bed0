import { useMemo } from 'react';
import { categoryPath } from '#domain/catalogue/addresses.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { SectionHead } from '../page/SectionHead.tsx';
import { useIsWaiting } from '../page/use-served.ts';
import { PriceSealPlace } from '../product-list/PriceSealPlace.tsx';
import { ProductGrid, WaitingGrid } from '../product-list/ProductGrid.tsx';
import css from './FeaturedProducts.module.css';
import { useFrontPage } from './use-front-page.ts';

export function FeaturedProducts() {
  const categories = useCatalogue((state) => state.catalogue.categories);
  const isWaiting = useIsWaiting();
  const { featured } = useFrontPage();
  const [first] = useMemo(() => publicCategories(categories), [categories]);

  if (!isWaiting && featured.length === 0) return null;
  return (
    <section className={`container ${css['section']}`}>
      <SectionHead
        title="Destacados"
        more={first && { name: `Ver ${inSentence(first.name)}`, href: categoryPath(first) }}
      />
      <div className={css['seal']}>
        <PriceSealPlace />
      </div>
      {featured.length > 0 ? <ProductGrid products={featured} /> : <WaitingGrid count={8} />}
    </section>
  );
}
