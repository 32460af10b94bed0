import { categoryPath, labelPath } from '#domain/catalogue/addresses.ts';
import { labelsOfCategory } from '#domain/catalogue/menus.ts';
import { seeAllText } from '#domain/catalogue/see-all-text.ts';
import { keepMeasures } from '#domain/kernel/written-forms.ts';
import { imageSources } from '#pictures/image-address.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { MegaPanel } from '#ui/MegaPanel.tsx';
import type { CategoryPanelProps } from '../shell/late-parts.ts';
import { isGoneFeature } from './gone-feature.ts';

export function CategoryPanel({ category }: CategoryPanelProps) {
  const labels = useCatalogue((state) => state.catalogue.labels);
  const products = useCatalogue((state) => state.catalogue.products);
  const index = useCatalogue((state) => (state.products === 'known' ? selectProductIndex(state) : null));
  const features = [category.menuindex1, category.menuindex2].flatMap((item) =>
    item && !(index && isGoneFeature(item, products, index)) ? [item] : [],
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
