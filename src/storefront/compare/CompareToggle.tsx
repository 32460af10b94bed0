import type { Product } from '#domain/catalogue/product.ts';
import { useCompared } from '#store/compare-store.ts';
import { classNames } from '#ui/class-names.ts';
import css from './CompareToggle.module.css';
import { toggleChosen } from './compare-actions.ts';

interface CompareToggleProps {
  readonly product: Pick<Product, 'clave' | 'nombre'>;
}

/** On a card, over the lower edge of its picture: a box to tick, apart from the card's link and its own button. */
export function CompareToggle({ product: { clave, nombre } }: CompareToggleProps) {
  const isChosen = useCompared(({ claves }) => claves.includes(clave));
  return (
    <div className={classNames(css['place'], 'needs-script')}>
      <label className={css['toggle']}>
        <input
          type="checkbox"
          className={css['box']}
          aria-label={`Comparar: ${nombre}`}
          checked={isChosen}
          onChange={() => toggleChosen(clave)}
        />
        <span>Comparar</span>
      </label>
    </div>
  );
}
