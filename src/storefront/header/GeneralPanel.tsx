import { labelPath } from '#domain/catalogue/addresses.ts';
import type { Label } from '#domain/catalogue/label.ts';
import { allLabels } from '#domain/catalogue/menus.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { useMenu } from '../shell/use-menu.ts';
import css from './GeneralPanel.module.css';

const byName = ({ labels }: { labels: readonly Label[] }) => allLabels(labels);

export function GeneralPanel() {
  const labels = useMenu(byName);
  if (labels.length === 0)
    return <p className={css['empty']}>Las subcategorías aparecen aquí en cuanto cargue el catálogo.</p>;
  return (
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
  );
}
