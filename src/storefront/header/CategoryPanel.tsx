import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import type { FeaturedItem } from '#domain/catalogue/category.ts';
import { labelsOfCategory } from '#domain/catalogue/menus.ts';
import { seeAllText } from '#domain/catalogue/see-all-text.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { imageSources } from '#pictures/image-address.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { MegaPanel } from '#ui/MegaPanel.tsx';
import { decodeSegment } from '../paths.ts';
import type { CategoryPanelProps } from '../shell/late-parts.ts';

export function CategoryPanel({ category }: CategoryPanelProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);
  const bySlug = useCatalogue((state) => (state.products === 'known' ? selectProductIndex(state).bySlug : null));
  const features = [category.menuindex1, category.menuindex2].flatMap((item) =>
    item && !isGone(item, bySlug) ? [item] : [],
  );

  return (
    <MegaPanel
      title="Subcategorías"
      links={labelsOfCategory(labels, category).map((label) => ({
        key: label.id,
        name: label.nombre,
        href: labelPath(label),
      }))}
      all={{ name: seeAllText(category.name), href: categoryPath(category) }}
      features={features.map(({ href, name, description, imagenes: [image] }) => ({
        href,
        name: keepMeasures(name),
        description: keepMeasures(description),
        picture: image && imageSources(image.imagen, '').src,
      }))}
    />
  );
}

/** A featured product that is no longer sold is left out of the menu: its link would lead to a missing page. */
function isGone({ href }: FeaturedItem, bySlug: ReadonlyMap<string, unknown> | null): boolean {
  const slug = /^\/[^/]+\/[^/]+\/([^/?#]+)$/.exec(href)?.[1];
  return slug !== undefined && bySlug !== null && !bySlug.has(decodeSegment(slug));
}
