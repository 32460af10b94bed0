import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { labelAt } from '#domain/catalogue/catalogue-index.ts';
import { leadText } from '#domain/catalogue/lead-text.ts';
import { labelsOfCategory } from '#domain/catalogue/menus.ts';
import { ownerOfLabel } from '#domain/catalogue/product-trail.ts';
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
import { LinkedTutorials } from './LinkedTutorials.tsx';

interface LabelScreenProps {
  readonly folder: string;
  readonly label: string;
}

export function LabelScreen({ folder, label: slug }: LabelScreenProps) {
  const label = useCatalogue((state) => labelAt(state.catalogue, folder, slug));
  const labels = useCatalogue((state) => state.catalogue.labels);
  const category = useCatalogue((state) => label && ownerOfLabel(state.catalogue.categories, label));
  const waitsForMenus = useCatalogue((state) => state.menus === 'waiting');
  const waitsForProducts = useIsWaiting();
  const served = useServed()?.list;
  const products = useCatalogue((state) => label && selectProductIndex(state).byLabel.get(label.id)) ?? NO_PRODUCTS;

  const title = useListTitle(label?.nombre);

  if (!label) return waitsForMenus ? <WaitingScreen /> : <NotFound />;
  const isListed = products.length > 0 || served !== undefined;

  return (
    <div className={`container ${css['screen']}`}>
      {/* The footer's fixed prefixes lead to a label by another folder: what is shared is its own address. */}
      <PageHead title={title} canonical={labelPath(label)} />
      <CatalogueHead
        trail={category ? [{ name: category.name, href: categoryPath(category) }] : []}
        name={label.nombre}
        text={label.descripcion || served?.lead || leadText(products) || (waitsForProducts && '\u00a0')}
      />
      {category && (
        <Chips
          row
          label="Otras subcategorías"
          chips={[
            { name: 'Todas', href: categoryPath(category) },
            ...labelsOfCategory(labels, category).map((other) => ({
              name: other.nombre,
              href: labelPath(other),
              current: other.id === label.id,
            })),
          ]}
        />
      )}
      <section>
        <h2 className="visually-hidden">Productos</h2>
        {isListed && <ProductList products={products} served={served} />}
        {!isListed && (waitsForProducts ? <WaitingGrid count={8} /> : <EmptyList name={label.nombre} />)}
      </section>
      {/* Of another subcategory it begins anew: what came with the page are this one's alone. */}
      <LinkedTutorials key={label.id} by="etiquetas" id={label.id} className={css['tutorials']} />
    </div>
  );
}
