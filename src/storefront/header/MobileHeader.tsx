import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Category } from '#domain/catalogue/category.ts';
import { mobileCategories } from '#domain/catalogue/menus.ts';
import { formatPhone } from '#domain/kernel/phone.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { BackIcon } from '#ui/icons/BackIcon.tsx';
import { MenuIcon } from '#ui/icons/MenuIcon.tsx';
import { PhoneIcon } from '#ui/icons/PhoneIcon.tsx';
import { paths } from '../paths.ts';
import { mainLine, mainLineHref } from '../shared/store-links.ts';
import { useMenu } from '../shared/use-menu.ts';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import css from './MobileHeader.module.css';
import { useNeedsBackButton } from './use-needs-back-button.ts';

const byMobile = ({ categories }: { categories: readonly Category[] }) => mobileCategories(categories);
const DESKTOP = '(width >= 48rem)';

export function MobileHeader() {
  const [path] = useLocation();
  const needsBack = useNeedsBackButton();
  const categories = useMenu(byMobile);
  const [level, setLevel] = useState<0 | 1 | 2>(0);
  const [category, setCategory] = useState<Category | null>(null);
  const isOpen = level > 0;
  const close = (): void => setLevel(0);

  useEffect(() => {
    if (!isOpen) return undefined;
    // A turned tablet gets the desktop shell; a modal left open behind it would keep the whole page inert.
    const desktop = matchMedia(DESKTOP);
    const closeAll = (): void => setLevel(0);
    desktop.addEventListener('change', closeAll);
    return () => desktop.removeEventListener('change', closeAll);
  }, [isOpen]);

  return (
    <div className={css['mobile']}>
      <div className={css['bar']}>
        {needsBack && path !== paths.home && (
          <button type="button" className={css['icon']} aria-label="Volver" onClick={() => history.back()}>
            <BackIcon size={24} />
          </button>
        )}
        <a href={mainLineHref} className={css['icon']} aria-label={`Llamar al ${formatPhone(mainLine.phone)}`}>
          <PhoneIcon size={22} />
        </a>
        <Logo size="mobile" />
        <button
          type="button"
          className={css['icon']}
          aria-label="Abrir menú"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setLevel(1)}
        >
          <MenuIcon size={26} />
        </button>
      </div>
      {/* Before the drawer beneath it: it closes first, so that focus goes back the way it came. */}
      <CategoryDrawer category={category} open={level === 2} onBack={() => setLevel(1)} onClose={close} />
      <Drawer title="Menú" open={isOpen} onClose={close}>
        <MainMenu
          categories={categories}
          onCategory={(chosen) => {
            setCategory(chosen);
            setLevel(2);
          }}
          onSearched={close}
        />
      </Drawer>
    </div>
  );
}
