import type { Product } from '#domain/catalogue/product.ts';
import { Breadcrumb, type Crumb } from '#ui/Breadcrumb.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { SectionHead } from '../page/SectionHead.tsx';
import { paths } from '../paths.ts';
import { PriceSealPlace } from '../product-list/PriceSealPlace.tsx';
import { ProductGrid } from '../product-list/ProductGrid.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import { ALTERNATIVES } from './product-view.ts';
import css from './RetiredScreen.module.css';

interface RetiredScreenProps {
  /** The category or subcategory that the address names: its name, its address and its products. */
  readonly listing: Crumb & { readonly products: readonly Product[] };
  readonly trail: readonly Crumb[];
  readonly slug: string;
  /** What the page came with instead of it; without, the first products of the listing. */
  readonly successors: readonly Product[] | undefined;
}

/** Nothing is kept of a retired product but its id, so its page shows the category or subcategory of its address and the products there now. */
export function RetiredScreen({ listing, trail, slug, successors }: RetiredScreenProps) {
  const { chatHref } = useStoreLinks();
  const products = successors ?? listing.products.slice(0, ALTERNATIVES);
  const words = slug.replaceAll('-', ' ');
  return (
    <div className={`container ${css['screen']}`}>
      <PageHead title="Producto descontinuado" hidden />
      <Breadcrumb trail={[{ name: 'Inicio', href: paths.home }, ...trail, listing]} here="Producto descontinuado" />
      <div className={css['words']}>
        <PageHeading className={css['title']}>Este producto ya no está en el catálogo</PageHeading>
        <p className={css['text']}>
          Se descontinuó o cambió de dirección. Si lo tienes y necesitas refacciones o servicio, pregúntanos: el taller
          sigue atendiendo modelos anteriores.
        </p>
        <div className={css['actions']}>
          <ButtonLink look="whatsapp" href={chatHref(`algo parecido a ${words}`)}>
            <WhatsappIcon size={20} /> Preguntar por WhatsApp
          </ButtonLink>
          <ButtonLink look="outline" href={listing.href}>
            Ver {listing.name}
          </ButtonLink>
        </div>
      </div>
      {products.length > 0 && (
        <section>
          <SectionHead title="Lo que hay ahora" />
          <PriceSealPlace />
          <ProductGrid products={products} first={4} />
        </section>
      )}
    </div>
  );
}
