import { memo, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { GridIcon } from '#ui/icons/GridIcon.tsx';
import { HomeIcon } from '#ui/icons/HomeIcon.tsx';
import { ListIcon } from '#ui/icons/ListIcon.tsx';
import { SearchIcon } from '#ui/icons/SearchIcon.tsx';
import { paths } from '../paths.ts';
import { FOOTER_MENU } from '../shell/footer-menu.ts';
import css from './BottomBar.module.css';

interface BottomBarProps {
  /** Opens the menu. Without JavaScript the link leads to the list of all pages at the foot. */
  readonly onMenu: () => void;
}

/** What a thumb reaches on a phone. Its last column is empty: the shell's chat button stands there. */
export const BottomBar = memo(function BottomBar({ onMenu }: BottomBarProps) {
  const count = useQuotes(({ list }) => list.length);
  return (
    <nav className={css['bar']} aria-label="Accesos">
      <Place href={paths.home} name="Inicio" icon={<HomeIcon size={22} />} />
      <Place href={paths.search} name="Buscar" icon={<SearchIcon size={22} />} />
      <a
        href={`#${FOOTER_MENU}`}
        className={css['place']}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          onMenu();
        }}
      >
        <GridIcon size={22} />
        Categorías
      </a>
      <Place href={paths.quote} name="Lista" icon={<ListIcon size={22} />}>
        {count > 0 && <b className={css['count']}>{count}</b>}
      </Place>
    </nav>
  );
});

interface PlaceProps {
  readonly href: string;
  readonly name: string;
  readonly icon: ReactNode;
  readonly children?: ReactNode;
}

function Place({ href, name, icon, children }: PlaceProps) {
  const [path] = useLocation();
  return (
    <AppLink href={href} className={css['place']} aria-current={path === href ? 'page' : undefined}>
      {icon}
      {name} {children}
    </AppLink>
  );
}
