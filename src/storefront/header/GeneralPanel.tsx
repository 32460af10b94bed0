import { useId } from 'react';
import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { allLabels, type LabelGroup } from '#domain/catalogue/all-labels.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useMenu } from '../shell/use-menu.ts';
import css from './GeneralPanel.module.css';

const byCategory = ({ labels, categories }: { labels: readonly Label[]; categories: readonly Category[] }) =>
  allLabels(labels, categories);

/** Every subcategory under its category. */
export function GeneralPanel() {
  const groups = useMenu(byCategory);
  if (groups.length === 0)
    return <p className={css['empty']}>Las subcategorías aparecen aquí en cuanto cargue el catálogo.</p>;
  return (
    <div className={css['groups']}>
      {groups.map((group) => (
        <Group key={group.category?.id ?? ''} {...group} />
      ))}
    </div>
  );
}

function Group({ category, labels }: LabelGroup) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={css['category']}>
        {category ? <AppLink href={categoryPath(category)}>{category.name}</AppLink> : 'Otras'}
      </h2>
      <ul className={css['list']}>
        {labels.map((label) => (
          <li key={label.id}>
            <AppLink href={labelPath(label)} className={css['label']}>
              <b className={css['name']}>{label.nombre}</b>
              <span className={css['description']}>{keepMeasures(label.descripcion)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
