import { hardwareStore } from '#domain/pages/structured-store.ts';
import { storeProfile } from '#domain/store-profile.ts';
import { Reveal } from '#ui/Reveal.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { StructuredData } from '../page/StructuredData.tsx';
import { paths } from '../paths.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { Hero } from './Hero.tsx';
import { WorkshopBand } from './WorkshopBand.tsx';

export function HomeScreen() {
  return (
    <>
      <PageHead description={storeProfile.description} canonical={paths.home} />
      <StructuredData of={(origin) => [hardwareStore(storeProfile, origin)]} />
      <Hero />
      <CategoryTiles />
      <Reveal>
        <FeaturedProducts />
      </Reveal>
      <WorkshopBand />
    </>
  );
}
