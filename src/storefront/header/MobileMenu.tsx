import { useState } from 'react';
import type { Category } from '#domain/catalogue/category.ts';
import { mobileCategories } from '#domain/catalogue/menus.ts';
import { Drawer } from '#ui/Drawer.tsx';
import type { MobileMenuProps } from '../shell/late-parts.ts';
import { useMenu } from '../shell/use-menu.ts';
import { CategoryDrawer } from './CategoryDrawer.tsx';
import { MainMenu } from './MainMenu.tsx';

const byMobile = ({ categories }: { categories: readonly Category[] }) => mobileCategories(categories);

/** The two levels of the phone's menu. */
export function MobileMenu({ level, setLevel }: MobileMenuProps) {
  const categories = useMenu(byMobile);
  const [category, setCategory] = useState<Category | null>(null);
  const close = (): void => setLevel(0);

  return (
    <>
      {/* Before the main drawer, so that it closes first and the focus returns in the order in which it came. */}
      <CategoryDrawer category={category} open={level === 2} onBack={() => setLevel(1)} onClose={close} />
      <Drawer title="Menú" open={level > 0} onClose={close}>
        <MainMenu
          categories={categories}
          onCategory={(chosen) => {
            setCategory(chosen);
            setLevel(2);
          }}
          onSearched={close}
        />
      </Drawer>
    </>
  );
}
