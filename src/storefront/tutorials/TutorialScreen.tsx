import { textBlocks } from '#domain/catalogue/text-blocks.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { paths, tutorialPath } from '../paths.ts';
import { imageAddress } from '../shared/image-address.ts';
import { NotFound } from '../shared/NotFound.tsx';
import { ProductGrid } from '../shared/ProductGrid.tsx';
import { ReadingPage } from '../shared/ReadingPage.tsx';
import { SectionHead } from '../shared/SectionHead.tsx';
import { useTutorials } from '../shared/tutorial-feed.ts';
import { WaitingScreen } from '../shared/WaitingScreen.tsx';
import css from './Tutorials.module.css';

export function TutorialScreen({ slug }: { readonly slug: string }) {
  const tutorials = useTutorials();
  if (tutorials === 'waiting') return <WaitingScreen />;
  if (tutorials === 'unreachable') {
    return (
      <ReadingPage name="Tutorial" intro="Los tutoriales necesitan conexión." path={tutorialPath(slug)}>
        <ButtonLink href={paths.home} look="linea">
          Ir al inicio
        </ButtonLink>
      </ReadingPage>
    );
  }
  const tutorial = tutorials.find((one) => one.slug === slug);
  return tutorial ? <TutorialPage tutorial={tutorial} /> : <NotFound />;
}

function TutorialPage({ tutorial }: { readonly tutorial: Tutorial }) {
  const { titulo, resumen, slug, imagen, video, cuerpo, productos } = tutorial;
  const byId = useCatalogue((state) => selectProductIndex(state).byId);
  const shown = productos.flatMap((id) => byId.get(id) ?? []);
  return (
    <ReadingPage
      name={titulo}
      intro={resumen}
      path={tutorialPath(slug)}
      trail={[{ name: 'Tutoriales', href: paths.tutorials }]}
      image={imagen ? imageAddress(imagen) : undefined}
    >
      {video && <TutorialVideo video={video} imagen={imagen} />}
      <div className={css['body']}>
        {textBlocks(cuerpo).map((block, at) => {
          if (block.kind === 'list') {
            return (
              <ul key={at} className={css['items']}>
                {block.items.map((item, place) => (
                  <li key={`${item} ${place}`}>{item}</li>
                ))}
              </ul>
            );
          }
          return block.kind === 'heading' ? <h2 key={at}>{block.text}</h2> : <p key={at}>{block.text}</p>;
        })}
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

/** A picture that leads to the video: nothing of the video's site is asked for, nor told, before a person goes there. */
function TutorialVideo({ video, imagen }: Pick<Tutorial, 'video' | 'imagen'>) {
  return (
    <div className={css['video']}>
      <Picture
        src={imagen ? imageAddress(imagen) : undefined}
        alt=""
        width={960}
        height={540}
        className={css['poster']}
      />
      <ButtonLink href={video}>Ver el video en {new URL(video).hostname.replace(/^www\./, '')}</ButtonLink>
    </div>
  );
}
