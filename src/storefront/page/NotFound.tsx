import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { tidyPath } from '#domain/site/tidy-path.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { paths } from '../paths.ts';
import { SearchForm } from '../shell/SearchForm.tsx';
import { useStoreLinks } from '../shell/store-links.ts';
import { PageHead } from './PageHead.tsx';
import { PageHeading } from './PageHeading.tsx';
import css from './screens.module.css';

export function NotFound() {
  const [path, navigate] = useLocation();
  const tidy = tidyPath(path);
  // A server redirects it; the worker answers every address with the same page.
  useEffect(() => {
    if (tidy !== path) navigate(tidy + location.search, { replace: true });
  }, [tidy, path, navigate]);
  const { chatHref } = useStoreLinks();
  return (
    <div className={`container ${css['help']}`}>
      <PageHead title="Página no encontrada" hidden />
      <PageHeading className={css['title']}>Aquí no hay nada</PageHeading>
      <p className={css['text']}>
        La dirección cambió o el producto ya no se vende. Búscalo por nombre, clave o medida.
      </p>
      <div className={css['search']}>
        <SearchForm placeholder="Busca “disco 4 1/2”" />
      </div>
      <div className={css['actions']}>
        <ButtonLink href={paths.home}>Ir al inicio</ButtonLink>
        <ButtonLink look="outline" href={chatHref()}>
          Preguntar por WhatsApp
        </ButtonLink>
      </div>
    </div>
  );
}
