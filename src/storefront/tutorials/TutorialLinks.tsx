import { tutorialPath } from '#domain/catalogue/addresses.ts';
import type { Tutorial } from '#domain/catalogue/tutorial.ts';
import { imageSources } from '#pictures/image-address.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import css from './TutorialLinks.module.css';

/** How wide a picture is shown: one, two, three or four beside each other. */
const SLOT = '(width >= 40rem) 20rem, 92vw';

export function TutorialLinks({ tutorials }: { readonly tutorials: readonly Tutorial[] }) {
  return (
    <ul className={css['list']}>
      {tutorials.map(({ id, slug, titulo, resumen, imagen, video }) => (
        <li key={id}>
          <AppLink href={tutorialPath(slug)} className={css['tutorial']}>
            <Picture
              className={css['picture']}
              src={undefined}
              {...(imagen && imageSources(imagen, SLOT))}
              alt=""
              width={480}
              height={270}
            />
            <b className={css['name']}>{titulo}</b>
            {resumen && <span className={css['text']}>{resumen}</span>}
            {video && <span className={css['kind']}>Con video</span>}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}

const PLACES = 4;

/** This many placeholders in the size of links. */
export function WaitingTutorials() {
  return (
    <div aria-busy="true">
      <p className="visually-hidden">Cargando tutoriales</p>
      <ul className={css['list']} aria-hidden="true">
        {Array.from({ length: PLACES }, (_, at) => (
          <li key={at} className={css['placeholder']} />
        ))}
      </ul>
    </div>
  );
}
