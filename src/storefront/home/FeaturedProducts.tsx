import { useMemo } from 'react';
import { categoryPath } from '#domain/catalogue/addresses.ts';
import { publicCategories } from '#domain/catalogue/menus.ts';
import { featuredProducts } from '#domain/home/home-view.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { selectFrontProducts, useCatalogue } from '#store/catalogue-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { SectionHead } from '../page/SectionHead.tsx';
import { useIsWaiting } from '../page/use-served.ts';
import { ProductGrid, WaitingGrid } from '../product-list/ProductGrid.tsx';
import css from './FeaturedProducts.module.css';

export function FeaturedProducts() {
  const products = useCatalogue(selectFrontProducts);
  const categories = useCatalogue((state) => state.catalogue.categories);
  const isWaiting = useIsWaiting();
  const { featured: chosen } = useStoreProfile().home;
  const featured = useMemo(() => featuredProducts(products, chosen), [products, chosen]);
  const [first] = useMemo(() => publicCategories(categories), [categories]);

  if (!isWaiting && featured.length === 0) return null;
  return (
    <section className={`container ${css['section']}`}>
      <SectionHead
        title="Lo más cotizado"
        more={first && { name: `Ver ${inSentence(first.name)}`, href: categoryPath(first) }}
      />
      {featured.length > 0 ? <ProductGrid products={featured} /> : <WaitingGrid count={8} />}
    </section>
  );
}
