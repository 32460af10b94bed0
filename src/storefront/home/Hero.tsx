import { productPath } from '#domain/catalogue/addresses.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { imageSources } from '#pictures/image-address.ts';
import { selectFrontProducts, useCatalogue } from '#store/catalogue-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { useIsWaiting } from '../page/use-served.ts';
import { paths } from '../paths.ts';
import css from './Hero.module.css';
import { heroProduct } from './home-view.ts';
import { SwatchStrip } from './SwatchStrip.tsx';

export function Hero() {
  const { brand, address } = useStoreProfile();
  return (
    <section className={css['hero']}>
      <div className={css['words']}>
        <PageHeading className={css['title']}>
          Pruébala antes de <em className={css['stress']}>llevártela</em>
        </PageHeading>
        <p className={css['text']}>
          Primer centro de experiencia {brand} en {address.city}. Ven a usar la herramienta, resuelve tus dudas con
          quien la repara y llévate tu cotización el mismo día.
        </p>
        <div className={css['actions']}>
          <ButtonLink href={paths.contact}>Cotizar ahora</ButtonLink>
          <ButtonLink look="outline" href="#categorias">
            Ver catálogo
          </ButtonLink>
        </div>
      </div>
      <Plate />
      <div className={css['strip']}>
        <SwatchStrip />
      </div>
    </section>
  );
}

function Plate() {
  const catalogue = useCatalogue((state) => state.catalogue);
  const isWaiting = useIsWaiting();
  const product = heroProduct(useCatalogue(selectFrontProducts));
  const image = product?.imagenes[0];

  if (!product) {
    return (
      <div className={css['plate']}>
        {!isWaiting && <Picture className={css['picture']} src={undefined} alt="" width={640} height={640} />}
      </div>
    );
  }
  return (
    <AppLink href={productPath(product, catalogue)} className={css['plate']}>
      <Picture
        className={css['picture']}
        src={undefined}
        {...(image && imageSources(image.imagen, '(width >= 77.5rem) 36rem, (width >= 48rem) 46vw, 90vw', image.ancho))}
        alt={image?.alt ?? ''}
        width={image?.ancho ?? 640}
        height={image?.alto ?? 640}
        first
      />
      <span className={css['note']}>
        <b className={css['noteName']}>{keepMeasures(product.nombre)}</b>
        {product.demostracion ? 'En demostración de lunes a sábado.' : 'Pregunta por ella en mostrador.'}
      </span>
    </AppLink>
  );
}
