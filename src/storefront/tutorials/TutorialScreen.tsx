import { tutorialPath } from '#domain/catalogue/addresses.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { pages } from '#domain/site/pages.ts';
import { PlainText } from '#page-text/PlainText.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { NotFound } from '../page/NotFound.tsx';
import { ReadingPage } from '../page/ReadingPage.tsx';
import { SectionHead } from '../page/SectionHead.tsx';
import { useProductIndex } from '../page/use-served.ts';
import { WaitingScreen } from '../page/WaitingScreen.tsx';
import { paths } from '../paths.ts';
import { ProductGrid } from '../product-list/ProductGrid.tsx';
import css from './Tutorials.module.css';
import { TutorialVideo } from './TutorialVideo.tsx';
import { useTutorials } from './tutorial-feed.ts';

export function TutorialScreen({ slug }: { readonly slug: string }) {
  const { tutorials, server } = useTutorials();
  const tutorial = tutorials?.find((one) => one.slug === slug);
  if (tutorial) return <TutorialPage tutorial={tutorial} />;
  if (server === 'asked') return <WaitingScreen />;
  if (server === 'answered') return <NotFound />;
  return (
    <ReadingPage
      page={{ title: 'Tutorial', path: tutorialPath(slug) }}
      heading="Este tutorial no está en tu equipo"
      intro="La primera vez necesita conexión; después se queda guardado y lo lees sin ella."
    >
      <ButtonLink href={paths.tutorials} look="outline">
        Ver los que sí están
      </ButtonLink>
    </ReadingPage>
  );
}

function TutorialPage({ tutorial }: { readonly tutorial: Tutorial }) {
  const { titulo, resumen, slug, imagen, video, cuerpo, productos } = tutorial;
  const { byId } = useProductIndex();
  const shown = productos.flatMap((id) => byId.get(id) ?? []);
  return (
    <ReadingPage
      page={{ title: titulo, path: tutorialPath(slug) }}
      intro={resumen}
      trail={[{ name: pages.tutorials.title, href: pages.tutorials.path }]}
    >
      {video && <TutorialVideo title={titulo} video={video} imagen={imagen} />}
      <div className={css['body']}>
        <PlainText text={keepMeasures(cuerpo)} heading="h2" listClass={css['items']} />
      </div>
      {shown.length > 0 && (
        <section>
          <SectionHead title="Lo que se usa" />
          <ProductGrid products={shown} />
        </section>
      )}
    </ReadingPage>
  );
}
