import { categoryPath } from '#domain/catalogue/addresses.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { labelsOfCategory, publicCategories } from '#domain/catalogue/menus.ts';
import { tiledCategories } from '#domain/home/home-view.ts';
import { productCount } from '#domain/kernel/written-forms.ts';
import { imageSources } from '#pictures/image-address.ts';
import { selectProductIndex, useCatalogue } from '#store/catalogue-store.ts';
import { useConnection } from '#store/connection-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { Picture } from '#ui/Picture.tsx';
import { useServed } from '../page/use-served.ts';
import { useMenu } from '../shell/use-menu.ts';
import css from './CategoryTiles.module.css';
import { useFrontPage } from './use-front-page.ts';

const byPublic = ({ categories }: { categories: readonly Category[] }) => publicCategories(categories);

// A picture has a light background: on black or red, a red tool with a black grip is hardly visible. Tiles of solid colour show text instead.
const faces = ['plate', 'ink', 'forge', 'amber', 'ink', 'plate'] as const;
const NAMED_LABELS = 3;
const TILES = faces.length;

export function CategoryTiles() {
  const waiting = useCatalogue((state) => state.menus === 'waiting');
  const categories = tiledCategories(useMenu(byPublic), useStoreProfile().home.tiles);
  const reachable = useConnection((state) => state.reachable);
  // The products' place says why there are none.
  if (waiting && !reachable) return null;
  return (
    <section className={`container ${css['section']}`} id="categorias" aria-label="Categorías">
      <ul className={css['tiles']} aria-busy={waiting}>
        {waiting && faces.map((face, at) => <li key={`${face}${at}`} className={css['waiting']} />)}
        {categories.map((category, at) => (
          <Tile key={category.id} category={category} face={faces[at % TILES] ?? 'plate'} />
        ))}
      </ul>
    </section>
  );
}

function Tile({ category, face }: { readonly category: Category; readonly face: (typeof faces)[number] }) {
  const products = useCatalogue((state) => selectProductIndex(state).byUnicID.get(category.unicID));
  const isKnown = useCatalogue((state) => state.products === 'known');
  const counted = useServed()?.counts[category.unicID];
  const count = isKnown || products ? (products?.length ?? 0) : counted;
  const labels = useCatalogue((state) => state.catalogue.labels);
  const { pictures } = useFrontPage();
  const image = face === 'plate' || face === 'amber' ? pictures.get(category.unicID)?.imagenes[0] : undefined;

  return (
    <li className={css['tile']} data-face={face}>
      <AppLink href={categoryPath(category)} className={css['link']}>
        <h2 className={css['name']}>{category.name}</h2>
        {!image && (
          <p className={css['inside']}>
            {labelsOfCategory(labels, category)
              .slice(0, NAMED_LABELS)
              .map((label) => label.nombre)
              .join(', ')}
          </p>
        )}
        {/* The line keeps its height until the count is known. */}
        <span className={css['count']}>{count === undefined ? '\u00a0' : productCount(count)}</span>
        {image && (
          <Picture
            className={css['picture']}
            {...imageSources(image.imagen, '(width >= 48rem) 14rem, 40vw', image.ancho)}
            alt=""
            width={image.ancho}
            height={image.alto}
          />
        )}
      </AppLink>
    </li>
  );
}
