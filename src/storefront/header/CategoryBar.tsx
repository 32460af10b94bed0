import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { categoryPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { desktopCategories } from '#domain/catalogue/menus.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { useDismiss } from '#ui/use-dismiss.ts';
import { LatePart } from '../shell/LatePart.tsx';
import { useMenu } from '../shell/use-menu.ts';
import { BarPanel } from './BarPanel.tsx';
import css from './CategoryBar.module.css';
import { useHoverIntent } from './use-hover-intent.ts';

const byDesktop = ({ categories }: { categories: readonly Category[] }) => desktopCategories(categories);
const GENERAL = 'general';

interface OpenPanel {
  readonly id: string;
  /** Whether it was opened or confirmed by a press: then a pointer that leaves it does not close it. */
  readonly isPinned: boolean;
}

/** Not filtered by `visible`: the specification wants every category here except "Sin categoria". */
export function CategoryBar() {
  const [path] = useLocation();
  const waiting = useCatalogue((state) => state.menus === 'waiting');
  const reachable = useConnection((state) => state.reachable);
  const categories = useMenu(byDesktop);
  const bar = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<OpenPanel | null>(null);
  const hover = useHoverIntent(
    (id) => setOpen((now) => ({ id, isPinned: now?.isPinned ?? false })),
    () => setOpen((now) => (now?.isPinned ? now : null)),
  );

  const dismiss = useCallback((how: 'escape' | 'outside') => {
    if (how === 'escape') bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  }, []);
  useDismiss(bar, open !== null, dismiss);
  // oxlint-disable-next-line react/exhaustive-deps -- a new page closes the menu that led to it.
  useEffect(() => setOpen(null), [path]);

  /** A link to the page that is open opens no new one. */
  function onFollowed(event: MouseEvent): void {
    if (open && event.defaultPrevented && new URL(path, location.href).pathname === location.pathname)
      dismiss('escape');
  }

  const panelProps = (id: string) => ({
    isOpen: open?.id === id,
    onToggle: () => setOpen(open?.id === id && open.isPinned ? null : { id, isPinned: true }),
    onLeave: () => setOpen((now) => (now?.id === id ? null : now)),
    ...hover(id),
  });

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it hears of its links' clicks, which keys cause too.
    <nav ref={bar} className={css['bar']} aria-label="Menú de categorías" onClick={onFollowed}>
      <div className={`container ${css['row']}`}>
        <ul className={css['items']}>
          {waiting && reachable && [9, 6, 7, 5, 6].map((width, at) => <Placeholder key={at} width={width} />)}
          {categories.map((category) => {
            const href = categoryPath(category);
            const current = path === href || path.startsWith(`${href}/`) ? 'true' : undefined;
            const link = (
              <AppLink href={href} className={css['name']} aria-current={current}>
                {category.name}
              </AppLink>
            );
            return category.menu === 'megamenu' ? (
              <BarPanel
                key={category.id}
                toggleLabel={`Menú de ${category.name}`}
                link={link}
                {...panelProps(category.id)}
              >
                <LatePart part="categoryPanel" props={{ category }} fallback={<WaitingPanel />} />
              </BarPanel>
            ) : (
              <li key={category.id} className={css['item']}>
                {link}
              </li>
            );
          })}
        </ul>
        {/* Apart from the others, which it leads to as well: where they do not fit, they scroll and this stays. */}
        <ul className={css['general']}>
          <BarPanel name="Herramientas en General" {...panelProps(GENERAL)}>
            <LatePart part="generalPanel" props={{}} fallback={<WaitingPanel />} />
          </BarPanel>
        </ul>
      </div>
      {open !== null && <div className={css['shade']} aria-hidden="true" onPointerDown={() => setOpen(null)} />}
    </nav>
  );
}

/** A placeholder in the size of a panel, so that nothing moves under the pointer when the panel has loaded. */
function WaitingPanel() {
  return (
    <div className={css['waiting']} aria-busy="true">
      <p className="visually-hidden">Cargando</p>
      {[11, 15, 13, 9].map((width) => (
        <Skeleton key={width} width={`${width}rem`} height="1rem" />
      ))}
    </div>
  );
}

function Placeholder({ width }: { readonly width: number }) {
  return (
    <li className={css['item']} aria-hidden="true">
      <span className={css['name']}>
        <Skeleton width={`${width}rem`} height="1rem" />
      </span>
    </li>
  );
}
