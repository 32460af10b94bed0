import type { FoundPlace } from '#search/found-places.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ButtonLink } from '#ui/Button.tsx';
import { ChevronRightIcon } from '#ui/icons/ChevronRightIcon.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './SearchScreen.module.css';
import { shownQuery } from './shown-query.ts';

const MOST = 8;

interface PlacesOnlyProps {
  readonly query: string;
  readonly places: readonly FoundPlace[];
}

/** Shown when no product matches but a category, a subcategory or a page does: "garantía" leads to the page about it. */
export function PlacesOnly({ query, places }: PlacesOnlyProps) {
  const { chatHref } = useStoreLinks();
  const asked = shownQuery(query);
  return (
    <div className={css['help']}>
      <output className={css['text']}>Ningún producto se llama así. Esto te puede servir:</output>
      <ul className={css['places']}>
        {places.slice(0, MOST).map(({ name, href, kind, within }) => (
          <li key={href}>
            <AppLink href={href} className={css['place']}>
              <span>
                <b className={css['placeName']}>{name}</b>
                <small className={css['placeNote']}>{within ?? (kind === 'page' ? 'La tienda' : 'Categoría')}</small>
              </span>
              <ChevronRightIcon size={20} />
            </AppLink>
          </li>
        ))}
      </ul>
      <ButtonLink look="whatsapp" href={chatHref(asked)}>
        <WhatsappIcon size={20} /> Preguntar por “{asked}”
      </ButtonLink>
    </div>
  );
}
