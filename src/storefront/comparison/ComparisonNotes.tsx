import type { Category } from '#domain/catalogue/category.ts';
import { hasPage } from '#domain/catalogue/menus.ts';
import type { Product } from '#domain/catalogue/product.ts';
import { inSentence } from '#domain/kernel/in-sentence.ts';
import { useCatalogue } from '#store/catalogue-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import css from './ComparisonScreen.module.css';
import type { Comparison } from './use-comparison.ts';

/** The category that visitors know a product by. */
const categoryOf = (categories: readonly Category[], unicID: string | undefined): Category | undefined =>
  categories.find((category) => hasPage(category) && category.unicID === unicID);

/** What the table does not show, and why. */
export function ComparisonNotes({ products, missing, beyond }: Comparison) {
  const categories = useCatalogue(({ catalogue }) => catalogue.categories);
  const kinds = [...new Set(products.map(({ unicID }) => unicID))].map(
    (unicID) => categoryOf(categories, unicID)?.name ?? '',
  );
  return (
    <div className={css['notes']} aria-live="polite">
      {missing.length > 0 && (
        <p>
          {missing.length === 1
            ? `El producto con clave ${missing[0]} ya no está en el catálogo.`
            : `Los productos con clave ${missing.join(', ')} ya no están en el catálogo.`}
          {products.length > 0 && ' Se comparan los demás.'}
        </p>
      )}
      {beyond.length > 0 && (
        <p>
          Caben cuatro productos. Quita uno de la tabla para ver {beyond.length === 1 ? 'el de clave' : 'los de clave'}{' '}
          {beyond.join(', ')}.
        </p>
      )}
      {products.length === 1 && (
        <p>
          Falta con qué compararlo: elige otro en{' '}
          <OtherProducts product={products[0]} name={kinds[0] ? inSentence(kinds[0]) : 'el catálogo'} />.
        </p>
      )}
      {kinds.length > 1 && (
        <p>Son de categorías distintas ({kinds.filter(Boolean).join(', ')}): pocos renglones de su ficha coinciden.</p>
      )}
    </div>
  );
}

function OtherProducts({ product, name }: { readonly product: Product | undefined; readonly name: string }) {
  const folder = useCatalogue(({ catalogue }) => categoryOf(catalogue.categories, product?.unicID)?.folder ?? '');
  return <AppLink href={`/${encodeURIComponent(folder)}`}>{name}</AppLink>;
}
