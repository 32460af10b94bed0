import { productPath } from '#domain/catalogue/addresses.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { paths } from '../paths.ts';
import { firstImage, imageAddress } from '../shared/image-address.ts';
import { NotFound } from '../shared/NotFound.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { ProductGrid } from '../shared/ProductGrid.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { WaitingScreen } from '../shared/WaitingScreen.tsx';
import { keepMeasures } from '../shared/written-forms.ts';
import { Presentations } from './Presentations.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductRows } from './ProductRows.tsx';
import css from './ProductScreen.module.css';
import { ProductSummary } from './ProductSummary.tsx';
import { productTrail, relatedLists } from './product-view.ts';
import { SpecTable } from './SpecTable.tsx';

/** Found by its slug alone: the folder and label of an old link may have changed since. */
export function ProductScreen({ product: slug }: { readonly product: string }) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const index = useCatalogue(selectProductIndex);
  const waiting = useCatalogue((state) => state.products === 'waiting');
  const product = index.bySlug.get(slug);

  if (!product) return waiting ? <WaitingScreen /> : <NotFound />;
  const family = product.familia ? (index.byFamily.get(product.familia) ?? []) : [];
  const image = firstImage(product);

  return (
    <div className={`contenido ${css['screen']}`}>
      <PageHead
        title={product.nombre}
        description={product.descripcion || `${product.nombre}, clave ${product.clave}, en ${storeProfile.name}.`}
        canonical={productPath(product, catalogue)}
      />
      {image && <meta property="og:image" content={imageAddress(image.imagen)} />}
      <div className={css['trail']}>
        <Breadcrumb
          trail={[{ name: 'Inicio', href: paths.home }, ...productTrail(product, catalogue)]}
          here={keepMeasures(product.nombre)}
        />
      </div>
      <div className={css['product']}>
        <div className={css['gallery']}>
          <ProductGallery images={product.imagenes} name={product.nombre} />
        </div>
        <div className={css['summary']}>
          <ProductSummary product={product} />
          {family.length > 1 && <Presentations product={product} family={family} />}
          <ProductActions product={product} />
          <SpecTable rows={product.ficha} />
        </div>
        <div className={css['details']}>
          <ProductDetails product={product} />
        </div>
      </div>
      {relatedLists(product, index).map(({ title, products, rows }) => (
        <Reveal key={title}>
          <section className={css['related']}>
            <SectionHead title={title} />
            {rows ? <ProductRows products={products} /> : <ProductGrid products={products} />}
          </section>
        </Reveal>
      ))}
    </div>
  );
}
