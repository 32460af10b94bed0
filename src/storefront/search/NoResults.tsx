import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Chips } from '#ui/Chips.tsx';
import { WhatsappIcon } from '#ui/icons/WhatsappIcon.tsx';
import { searchPath } from '../paths.ts';
import { useStoreLinks } from '../shell/store-links.ts';
import { CategoryChips } from './CategoryChips.tsx';
import css from './SearchScreen.module.css';
import { shownQuery } from './shown-query.ts';

interface NoResultsProps {
  readonly query: string;
  /** Words of the catalogue that resemble the query. */
  readonly near: readonly string[];
}

/** Shown when nothing matches: similar words, a chat with the store, and the categories. */
export function NoResults({ query, near }: NoResultsProps) {
  const { chatHref } = useStoreLinks();
  const asked = shownQuery(query);
  return (
    <div className={css['help']}>
      {near.length > 0 && (
        <section className={css['way']}>
          <h2 className={css['wayTitle']}>¿Buscabas esto?</h2>
          <Chips label="Búsquedas parecidas" chips={near.map((word) => ({ name: word, href: searchPath(word) }))} />
        </section>
      )}
      <output className={css['text']}>
        No lo encontramos en línea. Puede estar en la tienda: pregúntanos y te respondemos con precio y existencia.
      </output>
      <div className={css['actions']}>
        <ButtonLink look="whatsapp" href={chatHref(asked)}>
          <WhatsappIcon size={20} /> Preguntar por “{asked}”
        </ButtonLink>
      </div>
      <ul className={css['tips']}>
        <li>Prueba con menos palabras, o con la clave que viene en la caja.</li>
        <li>{keepMeasures('Las medidas valen con fracción o con punto: 4 1/2 o 4.5.')}</li>
      </ul>
      <section className={css['way']}>
        <h2 className={css['wayTitle']}>O entra por categoría</h2>
        <CategoryChips />
      </section>
    </div>
  );
}
