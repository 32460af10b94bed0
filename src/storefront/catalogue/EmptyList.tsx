import { ButtonLink } from '#ui/Button.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import css from './CatalogueScreen.module.css';

/** Shown for a category without products: the store may have what its catalogue lacks. */
export function EmptyList({ name }: { readonly name: string }) {
  const { chatHref } = useStoreLinks();
  return (
    <div className={css['empty']}>
      <p>
        Todavía no publicamos productos en {name}. En mostrador hay más de lo que ves aquí: dinos qué buscas y te
        decimos precio y existencia.
      </p>
      <ButtonLink look="whatsapp" href={chatHref(`productos de la sección ${name}`)}>
        Preguntar por WhatsApp
      </ButtonLink>
    </div>
  );
}
