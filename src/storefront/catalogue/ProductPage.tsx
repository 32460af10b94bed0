import { use, useDeferredValue } from 'react';
import { productPath } from '#domain/catalogue/addresses.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { productTrail } from '#domain/catalogue/product-trail.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { ProductBody } from '#product-page/ProductBody.tsx';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Breadcrumb } from '#ui/Breadcrumb.tsx';
import { Reveal } from '#ui/Reveal.tsx';
import { CompareProduct } from '../compare/CompareProduct.tsx';
import { isLinkNavigation } from '../page/navigation-kind.ts';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { PrintHeader } from '../page/PrintHeader.tsx';
import { UnseenContext } from '../page/pressed-link.ts';
import { SectionHead } from '../page/SectionHead.tsx';
import { useProductIndex } from '../page/use-served.ts';
import { paths } from '../paths.ts';
import { ProductGrid } from '../product-list/ProductGrid.tsx';
import { useChatAbout } from '../shell/chat-about.ts';
import { LatePart } from '../shell/LatePart.tsx';
import { productText } from '../shell/store-links.ts';
import { useAfterLoad } from '../shell/use-after-load.ts';
import { CalculatorLink } from './CalculatorLink.tsx';
import { LinkedTutorials } from './LinkedTutorials.tsx';
import { Presentations } from './Presentations.tsx';
import { ProductActions } from './ProductActions.tsx';
import css from './ProductPage.module.css';
import { ProductRows } from './ProductRows.tsx';
import { relatedLists } from './product-view.ts';
import { ShareButton } from './ShareButton.tsx';

export function ProductPage({ product }: { readonly product: Product }) {
  const catalogue = useCatalogue((state) => state.catalogue);
  const index = useProductIndex();
  const family = product.familia ? (index.byFamily.get(product.familia) ?? []) : [];
  const path = productPath(product, catalogue);
  const isLoaded = useAfterLoad();
  // After a click the first screen is drawn first. Otherwise the page is whole at once, so that nothing below it moves.
  const isUnseen = use(UnseenContext);
  const isWhole = useDeferredValue(!isUnseen, !isUnseen && !isLinkNavigation());
  useChatAbout(productText(product));
  const trail = [{ name: 'Inicio', href: paths.home }, ...productTrail(product, catalogue)];

  return (
    <>
      <div className={`container ${css['screen']}`}>
        <PageHead title={product.nombre} canonical={path} />
        <PrintHeader />
        <div className={css['trail']}>
          <Breadcrumb trail={trail} here={keepMeasures(product.nombre)} />
        </div>
        <ProductBody product={product} Heading={PageHeading}>
          {family.length > 1 && <Presentations product={product} family={family} />}
          <div className={css['actions']}>
            <CalculatorLink product={product} />
            <ProductActions product={product} />
            <CompareProduct product={product} />
            <ShareButton title={product.nombre} path={path} />
          </div>
        </ProductBody>
        {isWhole && <LinkedTutorials by="productos" id={product.id} className={css['related']} />}
        {isWhole &&
          relatedLists(product, index).map(({ title, products, inRows }) => (
            <Reveal key={title}>
              <section className={css['related']}>
                <SectionHead title={title} />
                {inRows ? <ProductRows products={products} /> : <ProductGrid products={products} />}
              </section>
            </Reveal>
          ))}
      </div>
      {isLoaded && (
        <>
          <LatePart part="fittingParts" props={{ product }} />
          <LatePart part="recentProducts" props={{ looksAt: product.id }} />
        </>
      )}
    </>
  );
}
