import { useLocation } from 'wouter';
import { AppLink } from '#ui/AppLink.tsx';
import { SearchForm } from '../shared/SearchForm.tsx';
import { staticLinks } from '../shared/static-links.ts';
import { ListLink } from './ListLink.tsx';
import { Logo } from './Logo.tsx';
import css from './NavBar.module.css';

export function NavBar() {
  const [path] = useLocation();
  return (
    <div className={`container ${css['row']}`}>
      <Logo size="desktop" />
      <nav aria-label="La tienda" className={css['links']}>
        {staticLinks.map(({ href, short }) => (
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
  );
}
