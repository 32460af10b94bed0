import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { labelsOfCategory } from '#domain/catalogue/menus.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Drawer } from '#ui/Drawer.tsx';
import css from './CategoryDrawer.module.css';

interface CategoryDrawerProps {
  /** What it shows now, or showed last, while it slides away. */
  readonly category: Category | null;
  readonly open: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** Over the main drawer, which stays open beneath it. */
export function CategoryDrawer({ category, open, onBack, onClose }: CategoryDrawerProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);

  return (
    <Drawer title={category?.name ?? ''} open={open} onBack={onBack} onClose={onClose}>
      {category && (
        <ul className={css['labels']}>
          <li>
            <AppLink href={categoryPath(category)} className={css['all']}>
              Ver todo
            </AppLink>
          </li>
          {labelsOfCategory(labels, category).map((label) => (
            <li key={label.id}>
              <AppLink href={labelPath(label)} className={css['label']}>
                {label.nombre}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
