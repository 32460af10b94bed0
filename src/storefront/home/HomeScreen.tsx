import { Reveal } from '#ui/Reveal.tsx';
import { PageHead } from '../page/PageHead.tsx';
import { paths } from '../paths.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { FeaturedProducts } from './FeaturedProducts.tsx';
import { Hero } from './Hero.tsx';
import { WorkshopBand } from './WorkshopBand.tsx';

export function HomeScreen() {
  return (
    <>
      <PageHead canonical={paths.home} />
      <Hero />
      <CategoryTiles />
      <Reveal>
        <FeaturedProducts />
      </Reveal>
      <WorkshopBand />
    </>
  );
}
