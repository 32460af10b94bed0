import { comparisonPath } from '#domain/comparison/comparison-address.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { useChosenProducts } from '../compare/use-chosen-products.ts';
import { SearchForm } from '../shell/SearchForm.tsx';
import css from './ComparisonScreen.module.css';

/** How products are chosen, and those that are chosen already. */
export function ComparisonStart() {
  const { claves } = useChosenProducts();
  return (
    <div className={css['start']}>
      <p>
        Marca «Comparar» en las fotos de una categoría o de una búsqueda, o en la página de un producto. Caben hasta
        cuatro.
      </p>
      {claves.length > 0 && (
        <ButtonLink href={comparisonPath({ claves, onlyDifferences: false })}>
          {claves.length === 1 ? 'Ver el que elegiste' : `Comparar los ${claves.length} que elegiste`}
        </ButtonLink>
      )}
      <SearchForm />
    </div>
  );
}
