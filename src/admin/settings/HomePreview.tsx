import { type ReactNode, useMemo } from 'react';
import { heroNote, homeText } from '#domain/home/home-page.ts';
import { frontPage } from '#domain/home/home-view.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import type { StoreProfile } from '#domain/store-profile.ts';
import { imageSources } from '#pictures/image-address.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { HeroPicture, HeroPlace, HomeHero } from '#ui/HomeHero.tsx';
import css from './HomePreview.module.css';

/** The head of the home page as it will be, made of the same part. */
export function HomePreview({ profile }: { readonly profile: StoreProfile }) {
  const products = useCatalogue((state) => state.catalogue.products);
  const product = useMemo(() => frontPage(products, profile.home).hero, [products, profile.home]);
  const image = product?.imagenes[0];
  return (
    // Inert: a press would leave the form.
    <div className={css['stage']} inert>
      <HomeHero {...profile.home} text={homeText(profile)} Heading={Title}>
        {product && image ? (
          <HeroPicture
            href="/"
            picture={{
              ...imageSources(image.imagen, '24rem', image.ancho),
              alt: image.alt,
              width: image.ancho,
              height: image.alto,
            }}
            name={keepMeasures(product.nombre)}
            note={heroNote(product)}
          />
        ) : (
          <HeroPlace>{null}</HeroPlace>
        )}
      </HomeHero>
    </div>
  );
}

function Title({ className, children }: { readonly className: string | undefined; readonly children: ReactNode }) {
  return <h3 className={className}>{children}</h3>;
}
