import { labelPath } from '#domain/catalogue/addresses.ts';
import { allLabels } from '#domain/catalogue/all-labels.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useMenu } from '../shell/use-menu.ts';
import css from './GeneralPanel.module.css';

const byName = ({ labels, categories }: { labels: readonly Label[]; categories: readonly Category[] }) =>
  allLabels(labels, categories);

export function GeneralPanel() {
  const labels = useMenu(byName);
  if (labels.length === 0)
    return <p className={css['empty']}>Las subcategorías aparecen aquí en cuanto cargue el catálogo.</p>;
  return (
    <ul className={css['list']}>
      {labels.map(({ label, within }) => (
        <li key={label.id}>
          <AppLink href={labelPath(label)} className={css['label']}>
            <b className={css['name']}>
              {label.nombre}
              {within && <span className={css['within']}> · {within}</span>}
            </b>
            <span className={css['description']}>{keepMeasures(label.descripcion)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
