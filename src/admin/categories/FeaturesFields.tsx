import { productPath } from '#domain/catalogue/addresses.ts';
import type { FeaturedItem } from '#domain/catalogue/category.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { cutText } from '#domain/kernel/text-fold.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { Button } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { TextField } from '#ui/TextField.tsx';
import { usePictureAddress } from '../shared/pictures/use-picture-address.ts';
import { ProductPicker } from '../shared/products/ProductPicker.tsx';
import css from './FeaturesFields.module.css';

type Features = readonly [FeaturedItem | null, FeaturedItem | null];

interface FeaturesFieldsProps {
  readonly features: Features;
  readonly problem: string | undefined;
  readonly onChange: (features: Features) => void;
}

const MOST_NAME = 120;
const MOST_DESCRIPTION = 300;

/** The two products beside a megamenu's links, picked from the catalogue. Their name and description in the menu can be edited. */
export function FeaturesFields({ features, problem, onChange }: FeaturesFieldsProps) {
  const menus = useCatalogue((state) => state.catalogue);

  const toFeature = (product: Product): FeaturedItem => ({
    href: productPath(product, menus),
    name: cutText(product.nombre, MOST_NAME),
    description: cutText(product.descripcion.split('\n')[0] ?? '', MOST_DESCRIPTION),
    imagenes: product.imagenes.slice(0, 1).map(({ imagen }) => ({ imagen })),
  });
  const put = (at: number, feature: FeaturedItem | null): void =>
    onChange(at === 0 ? [feature, features[1]] : [features[0], feature]);

  return (
    <div className={css['features']} data-invalid={problem ? true : undefined} tabIndex={problem ? -1 : undefined}>
      {features.map((feature, at) => {
        const title = at === 0 ? 'Primer destacado' : 'Segundo destacado';
        return feature ? (
          <FeatureCard
            key={title}
            title={title}
            feature={feature}
            onChange={(next) => put(at, next)}
            onRemove={() => put(at, null)}
          />
        ) : (
          <div key={title} className={css['card']}>
            <ProductPicker label={title} without={[]} onPick={(product) => put(at, toFeature(product))} />
          </div>
        );
      })}
      {problem && <p className={css['problem']}>{problem}</p>}
    </div>
  );
}

interface FeatureCardProps {
  readonly title: string;
  readonly feature: FeaturedItem;
  readonly onChange: (feature: FeaturedItem) => void;
  readonly onRemove: () => void;
}

/** Moves the focus to the field that takes the place of a card whose button was pressed by a key: with the button the browser would leave it nowhere. */
function focusWhatFollows(button: HTMLElement): void {
  const card = button.closest('fieldset');
  const places = card?.parentElement;
  // A finger on a tablet would bring up the keyboard.
  if (!card || !places || !button.matches(':focus-visible')) return;
  const at = [...places.children].indexOf(card);
  requestAnimationFrame(() => places.children[at]?.querySelector('input')?.focus());
}

function FeatureCard({ title, feature, onChange, onRemove }: FeatureCardProps) {
  const picture = usePictureAddress(feature.imagenes[0]?.imagen ?? '');
  return (
    <fieldset className={css['card']}>
      <legend className={css['legend']}>{title}</legend>
      <div className={css['head']}>
        <Picture src={picture} alt="" width={120} height={90} className={css['picture']} />
        <span className={css['href']}>{feature.href}</span>
      </div>
      <TextField
        label="Nombre en el menú"
        name="destacado"
        value={feature.name}
        onChange={(name) => onChange({ ...feature, name })}
      />
      <TextField
        label="Descripción en el menú"
        name="destacado-descripcion"
        value={feature.description}
        onChange={(description) => onChange({ ...feature, description })}
      />
      <Button
        look="outline"
        onClick={({ currentTarget }) => {
          focusWhatFollows(currentTarget);
          onRemove();
        }}
      >
        Quitar<span className="visually-hidden"> {title.toLowerCase()}</span>
      </Button>
    </fieldset>
  );
}
