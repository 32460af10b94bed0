import { Fragment } from 'react';
import type { Band } from '#domain/home/home-page.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { Reveal } from '#ui/Reveal.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { paths } from '../paths.ts';
import { LatePart } from '../shell/LatePart.tsx';
import { useAfterLoad } from '../shell/use-after-load.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { Hero } from './Hero.tsx';
import { Promotion } from './Promotion.tsx';
import { WorkshopBand } from './WorkshopBand.tsx';

export function HomeScreen() {
  const isLoaded = useAfterLoad();
  const { bands } = useStoreProfile().home;
  return (
    <>
      <PageHead canonical={paths.home} />
      <Promotion />
      <Hero />
      {bands.map((band) => (
        <Fragment key={band}>{bandOf(band)}</Fragment>
      ))}
      {isLoaded && <LatePart part="recentProducts" props={{}} />}
    </>
  );
}

function bandOf(band: Band) {
  switch (band) {
    case 'categorias':
      return <CategoryTiles />;
    case 'destacados':
      return (
        <Reveal>
          <FeaturedProducts />
        </Reveal>
      );
    case 'taller':
      return <WorkshopBand />;
  }
}
