import { productPath } from '#domain/catalogue/addresses.ts';
import { heroNote, homeText } from '#domain/home/home-page.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { imageSources } from '#pictures/image-address.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { HeroPicture, HeroPlace, HomeHero } from '#ui/HomeHero.tsx';
import { Picture } from '#ui/Picture.tsx';
import { PageHeading } from '../page/PageHeading.tsx';
import { useIsWaiting } from '../page/use-served.ts';
import { useFrontPage } from './use-front-page.ts';

export function Hero() {
  const profile = useStoreProfile();
  return (
    <HomeHero {...profile.home} text={homeText(profile)} Heading={PageHeading}>
      <Plate />
    </HomeHero>
  );
}

function Plate() {
  const catalogue = useCatalogue((state) => state.catalogue);
  const isWaiting = useIsWaiting();
  const { hero: product } = useFrontPage();
  const image = product?.imagenes[0];

  if (!product || !image)
    return <HeroPlace>{!isWaiting && <Picture src={undefined} alt="" width={640} height={640} />}</HeroPlace>;
  return (
    <HeroPicture
      href={productPath(product, catalogue)}
      picture={{
        ...imageSources(image.imagen, '(width >= 77.5rem) 36rem, (width >= 48rem) 46vw, 90vw', image.ancho),
        alt: image.alt || product.nombre,
        width: image.ancho,
        height: image.alto,
        first: true,
      }}
      name={keepMeasures(product.nombre)}
      note={heroNote(product)}
    />
  );
}
