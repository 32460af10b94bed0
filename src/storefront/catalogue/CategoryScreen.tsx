import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { categoryAt } from '#domain/catalogue/catalogue-index.ts';
import { leadText } from '#domain/catalogue/lead-text.ts';
import { labelsOfCategory } from '#domain/catalogue/menus.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { NO_PRODUCTS, selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { Chips } from '#ui/Chips.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { useIsWaiting, useServed } from '../page/use-served.ts';
import { WaitingScreen } from '../page/WaitingScreen.tsx';
import { WaitingGrid } from '../product-list/ProductGrid.tsx';
import { ProductList } from '../product-list/ProductList.tsx';
import { useListTitle } from '../product-list/use-list-title.ts';
import { CatalogueHead } from './CatalogueHead.tsx';
import css from './CatalogueScreen.module.css';
import { EmptyList } from './EmptyList.tsx';

export function CategoryScreen({ folder }: { readonly folder: string }) {
  const category = useCatalogue((state) => categoryAt(state.catalogue.categories, folder));
  const labels = useCatalogue((state) => state.catalogue.labels);
  const waitsForMenus = useCatalogue((state) => state.menus === 'waiting');
  const waitsForProducts = useIsWaiting();
  const served = useServed()?.list;
  const products =
    useCatalogue((state) => category && selectProductIndex(state).byUnicID.get(category.unicID)) ?? NO_PRODUCTS;

  const title = useListTitle(category?.name);

  if (!category) return waitsForMenus ? <WaitingScreen /> : <NotFound />;
  const parts = labelsOfCategory(labels, category);
  const isListed = products.length > 0 || served !== undefined;

  return (
    <div className={`container ${css['screen']}`}>
      <PageHead title={title} canonical={categoryPath(category)} />
      {/* The line keeps its height until the products are known. */}
      <CatalogueHead name={category.name} text={served?.lead || leadText(products) || (waitsForProducts && '\u00a0')} />
      {parts.length > 0 && (
        <Chips
          row
          label={`Subcategorías de ${inSentence(category.name)}`}
          chips={[
            { name: 'Todas', href: categoryPath(category), current: true },
            ...parts.map((label) => ({ name: label.nombre, href: labelPath(label) })),
          ]}
        />
      )}
      <section>
        <h2 className="visually-hidden">Productos</h2>
        {isListed && <ProductList products={products} served={served} />}
        {!isListed && (waitsForProducts ? <WaitingGrid count={8} /> : <EmptyList name={category.name} />)}
      </section>
    </div>
  );
}
