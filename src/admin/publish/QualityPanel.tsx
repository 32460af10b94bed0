import { useMemo } from 'react';
import { dayBefore } from '#domain/kernel/day-before.ts';
import { groupThousands } from '#domain/kernel/money.ts';
import { dataQuality, type FoundIn, type QualityGroup, STALE_DAYS } from '#domain/staff/products/data-quality.ts';
import { qualityText } from '#domain/staff/products/data-quality-text.ts';
import { useShopDay } from '#product-page/use-shop-day.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { paths, productPath } from '../paths.ts';
import { useStaffCategories, useStaffLabels, useStaffTutorials } from '../shared/documents/use-staff-rows.ts';
import { Chip } from '../shared/lists/Chip.tsx';
import { useIsCurrent } from '../shared/products/use-products.ts';
import css from './QualityPanel.module.css';

const MOST_SHOWN = 100;

const EDITORS: Readonly<Record<FoundIn['collection'], (id: string) => string>> = {
  productos: productPath,
  categories: (id) => `${paths.category}/${encodeURIComponent(id)}`,
  etiquetas: (id) => `${paths.label}?id=${encodeURIComponent(id)}`,
  tutoriales: (id) => `${paths.tutorial}/${encodeURIComponent(id)}`,
};

/** What is wrong or could be better in the catalogue, each with a link to the form that corrects it. */
export function QualityPanel() {
  const groups = useQuality();
  return (
    <section className={css['panel']} aria-labelledby="quality">
      <h2 id="quality" className={css['title']}>
        Revisión del catálogo
      </h2>
      {groups === null && <p aria-busy="true">Revisando el catálogo</p>}
      {groups?.length === 0 && <p>No falta nada: todos los productos tienen foto, precio con fecha y su lugar.</p>}
      {groups?.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { kind, weight, found } }: { readonly group: QualityGroup }) {
  const { title, why } = qualityText(kind);
  return (
    <details className={css['group']}>
      <summary className={css['summary']}>
        <span className={css['name']}>{title}</span>
        <Chip tone={weight === 'wrong' ? 'red' : 'plain'}>{groupThousands(found.length)}</Chip>
      </summary>
      <p className={css['why']}>{why}</p>
      <ul className={css['found']}>
        {found.slice(0, MOST_SHOWN).map(({ collection, id, name, detail }) => (
          <li key={`${collection}/${id}/${detail ?? ''}`}>
            <AppLink href={EDITORS[collection](id)} className={css['link']}>
              {name}
            </AppLink>
            {detail && <span className={css['detail']}>{detail}</span>}
          </li>
        ))}
        {found.length > MOST_SHOWN && (
          <li className={css['detail']}>y {groupThousands(found.length - MOST_SHOWN)} más</li>
        )}
      </ul>
    </details>
  );
}

/** `null` while the catalogue is loading. */
function useQuality(): readonly QualityGroup[] | null {
  const knowsMenus = useCatalogue((state) => state.menus === 'known');
  const isKnown = useIsCurrent() && knowsMenus;
  const products = useCatalogue((state) => state.catalogue.products);
  const categories = useStaffCategories().rows;
  const labels = useStaffLabels().rows;
  const tutorials = useStaffTutorials().rows;
  const staleBefore = dayBefore(useShopDay(), STALE_DAYS);
  return useMemo(() => {
    if (!isKnown) return null;
    const catalogue = {
      products,
      categories: categories.map(({ value }) => value),
      labels: labels.map(({ value }) => value),
    };
    return dataQuality(
      catalogue,
      tutorials.map(({ value }) => value),
      staleBefore,
    );
  }, [isKnown, products, categories, labels, tutorials, staleBefore]);
}
