import { useLocation } from 'wouter';
import { pagesOfMenu } from '#domain/site/pages.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { SearchForm } from '../shell/SearchForm.tsx';
import { ListLink } from './ListLink.tsx';
import { Logo } from './Logo.tsx';
import css from './NavBar.module.css';

export function NavBar() {
  const [path] = useLocation();
  return (
    <div className={css['stays']}>
      <div className={`container ${css['row']}`}>
        <Logo size="desktop" />
        <nav aria-label="La tienda" className={css['links']}>
          {pagesOfMenu('nav').map(({ path: href, title, short = title }) => (
            <AppLink key={href} href={href} className={css['link']} aria-current={path === href ? 'page' : undefined}>
              {short}
            </AppLink>
          ))}
        </nav>
        <div className={css['search']}>
          <SearchForm label="Buscador del encabezado" placeholder="Busca “taladro 20 V”" />
        </div>
        <ListLink />
      </div>
    </div>
  );
}
