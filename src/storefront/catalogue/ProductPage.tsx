import { productPath } from '#domain/catalogue/addresses.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { breadcrumbList, productOffer } from '#domain/catalogue/structured-data.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { paths } from '../paths.ts';
import { useChatAbout } from '../shared/chat-about.ts';
import { firstImage, imageAddress } from '../shared/image-address.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { ProductGrid } from '../shared/ProductGrid.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { StructuredData } from '../shared/StructuredData.tsx';
import { productInWords } from '../shared/store-links.ts';
import { keepMeasures } from '../shared/written-forms.ts';
import { Presentations } from './Presentations.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import css from './ProductPage.module.css';
import { ProductRows } from './ProductRows.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import { ProductTutorials } from './ProductTutorials.tsx';
import { productTrail, relatedLists } from './product-view.ts';
import { ShareButton } from './ShareButton.tsx';
import { SpecTable } from './SpecTable.tsx';

export function ProductPage({ product }: { readonly product: Product }) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const index = useCatalogue(selectProductIndex);
  const family = product.familia ? (index.byFamily.get(product.familia) ?? []) : [];
  const image = firstImage(product);
  const path = productPath(product, catalogue);
  useChatAbout(productInWords(product));
  const trail = [{ name: 'Inicio', href: paths.home }, ...productTrail(product, catalogue)];

  return (
    <div className={`contenido ${css['screen']}`}>
      <PageHead
        title={product.nombre}
        description={product.descripcion || `${product.nombre}, clave ${product.clave}, en ${storeProfile.name}.`}
        canonical={path}
        image={image && imageAddress(image.imagen)}
        type="product"
      />
      <StructuredData
        of={(origin) => [
          breadcrumbList([...trail, { name: product.nombre, href: path }], origin),
          productOffer(product, { path, images: product.imagenes.map(({ imagen }) => imageAddress(imagen)), origin }),
        ]}
      />
      <div className={css['trail']}>
        <Breadcrumb trail={trail} here={keepMeasures(product.nombre)} />
      </div>
      <div className={css['product']}>
        <div className={css['gallery']}>
          <ProductGallery images={product.imagenes} name={product.nombre} />
        </div>
        <div className={css['summary']}>
          <ProductSummary product={product} />
          {family.length > 1 && <Presentations product={product} family={family} />}
          <ProductActions product={product} />
          <ShareButton title={product.nombre} path={path} />
          <SpecTable rows={product.ficha} />
        </div>
        <div className={css['details']}>
          <ProductDetails product={product} />
        </div>
      </div>
      <ProductTutorials id={product.id} className={css['related']} />
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
