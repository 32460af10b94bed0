import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { FeaturedItem } from '#domain/catalogue/category.ts';
import { labelsOfCategory } from '#domain/catalogue/menus.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import { imageAddress } from '../shared/image-address.ts';
import type { CategoryPanelProps } from '../shared/late-parts.ts';
import { keepMeasures } from '../shared/written-forms.ts';
import css from './CategoryPanel.module.css';
import { seeWholeShelf } from './whole-shelf.ts';

export function CategoryPanel({ category }: CategoryPanelProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);
  const features = [category.menuindex1, category.menuindex2].filter((item) => item !== undefined);

  return (
    <div className={css['panel']} data-features={features.length}>
      <div className={css['labels']}>
        <p className={css['title']}>Subcategorías</p>
        <ul className={css['list']}>
          {labelsOfCategory(labels, category).map((label) => (
            <li key={label.id}>
              <AppLink href={labelPath(label)} className={css['label']}>
                {label.nombre}
              </AppLink>
            </li>
          ))}
        </ul>
        <AppLink href={categoryPath(category)} className={css['all']}>
          {seeWholeShelf(category.name)}
        </AppLink>
      </div>
      {features.map((item, at) => (
        <Feature key={`${item.href} ${at}`} item={item} />
      ))}
    </div>
  );
}

function Feature({ item }: { readonly item: FeaturedItem }) {
  const isGone = useCatalogue((state) => {
    // A featured product that is no longer sold takes its place in the menu with it, rather than lead to a missing page.
    const slug = /^\/[^/]+\/[^/]+\/([^/?#]+)$/.exec(item.href)?.[1];
    return slug !== undefined && state.products === 'known' && !selectProductIndex(state).bySlug.has(decodeURI(slug));
  });
  const image = item.imagenes[0];
  if (isGone) return null;

  return (
    <AppLink href={item.href} className={css['feature']}>
      <Picture className={css['picture']} src={image && imageAddress(image.imagen)} alt="" width={360} height={270} />
      <b className={css['featureName']}>{keepMeasures(item.name)}</b>
      <span className={css['description']}>{keepMeasures(item.description)}</span>
    </AppLink>
  );
}
