import { labelAt, productAt } from '#domain/catalogue/catalogue-index.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { NotFound } from '../page/NotFound.tsx';
import { useIsWaiting, useProductIndex, useServed } from '../page/use-served.ts';
import { WaitingScreen } from '../page/WaitingScreen.tsx';
import { ProductPage } from './ProductPage.tsx';
import { listingAt } from './product-view.ts';
import { RetiredScreen } from './RetiredScreen.tsx';

interface ProductScreenProps {
  readonly folder: string;
  readonly label: string;
  readonly product: string;
}

/** Found by its slug alone: the folder and label of an old link may have changed since. */
export function ProductScreen({ folder, label, product: slug }: ProductScreenProps) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const index = useProductIndex();
  const served = useServed();
  const waitsForMenus = useCatalogue((state) => state.menus === 'waiting');
  const waiting = useIsWaiting() || waitsForMenus;
  const product = productAt(catalogue.products, index, slug);

  if (product) return <ProductPage key={product.id} product={product} />;
  if (waiting) return <WaitingScreen />;
  const listing = listingAt(folder, labelAt(catalogue, folder, label), catalogue, index);
  return listing ? <RetiredScreen {...listing} successors={served?.products} slug={slug} /> : <NotFound />;
}
