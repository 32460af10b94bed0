import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { labelsOfCategory } from '#domain/catalogue/menus.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Drawer } from '#ui/Drawer.tsx';
import { DrawerLinks } from '#ui/DrawerLinks.tsx';

interface CategoryDrawerProps {
  /** The category shown, kept while the drawer closes. */
  readonly category: Category | null;
  readonly open: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The second drawer, over the main one, which stays open. */
export function CategoryDrawer({ category, open, onBack, onClose }: CategoryDrawerProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);

  return (
    <Drawer title={category?.name ?? ''} open={open} onBack={onBack} onClose={onClose}>
      {category && (
        <DrawerLinks
          all={{ name: 'Ver todo', href: categoryPath(category) }}
          links={labelsOfCategory(labels, category).map((label) => ({
            key: label.id,
            name: label.nombre,
            href: labelPath(label),
          }))}
        />
      )}
    </Drawer>
  );
}
