import { Reveal } from '#ui/Reveal.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { paths } from '../paths.ts';
import { LatePart } from '../shell/LatePart.tsx';
import { useAfterLoad } from '../shell/use-after-load.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { Hero } from './Hero.tsx';
import { WorkshopBand } from './WorkshopBand.tsx';

export function HomeScreen() {
  const isLoaded = useAfterLoad();
  return (
    <>
      <PageHead canonical={paths.home} />
      <Hero />
      <CategoryTiles />
      <Reveal>
        <FeaturedProducts />
      </Reveal>
      <WorkshopBand />
      {isLoaded && <LatePart part="recentProducts" props={{}} />}
    </>
  );
}
