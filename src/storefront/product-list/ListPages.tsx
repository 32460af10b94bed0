import { productCount } from '#domain/kernel/written-forms.ts';
import { LIST_PAGE } from '#domain/pages/list-page.ts';
import { ButtonLink } from '#ui/Button.tsx';
import css from './ProductList.module.css';

interface ListPagesProps {
  /** The first one that is shown, from 1. */
  readonly page: number;
  /** Up to which product the list is shown. */
  readonly shown: number;
  readonly count: number;
  /** The address of another page of this list. */
  readonly href: (page: number) => string;
  readonly onMore: () => void;
}

/** The way to the rest of a long list: links, so that it is there without JavaScript and for search engines; with it the list grows in its place. */
export function ListPages({ page, shown, count, href, onMore }: ListPagesProps) {
  const left = count - shown;
  if (left <= 0 && page === 1) return null;
  return (
    <nav aria-label="Páginas de la lista" className={css['more']}>
      {page > 1 && (
        <ButtonLink look="outline" href={href(page - 1)}>
          Ver los anteriores
        </ButtonLink>
      )}
      {left > 0 && (
        <>
          <p>
            Estás viendo {page > 1 ? `del ${(page - 1) * LIST_PAGE + 1} al ${shown}` : shown} de {productCount(count)}
          </p>
          <ButtonLink
            look="outline"
            href={href(Math.floor(shown / LIST_PAGE) + 1)}
            onClick={(event) => {
              event.preventDefault();
              onMore();
            }}
          >
            Ver {Math.min(left, LIST_PAGE)} más
          </ButtonLink>
        </>
      )}
    </nav>
  );
}
