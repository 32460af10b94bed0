import { type KeyboardEvent, useId, useState } from 'react';
import type { Product } from '#domain/catalogue/product.ts';
import { several } from '#domain/kernel/several.ts';
import { classNames } from '#ui/class-names.ts';
import { useHeldPress } from '../forms/use-held-press.ts';
import css from './ProductPicker.module.css';
import { useProductSearch } from './use-product-search.ts';
import { useIsCurrent, useSoldProducts } from './use-products.ts';

interface ProductPickerProps {
  readonly label: string;
  readonly hint?: string;
  /** Products that cannot be chosen again. */
  readonly without: readonly string[];
  readonly onPick: (product: Product) => void;
  /** What is searched: the shop's products where nothing is given. */
  readonly among?: readonly Product[];
  /** Whether the price of what is picked is taken over: then nothing can be picked before the prices of now are known. */
  readonly takesPrice?: boolean;
}

const MOST_SHOWN = 8;

/** A field that finds one product with the shop's search, by name or clave. */
export function ProductPicker({ label, hint, without, onPick, among, takesPrice = false }: ProductPickerProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const sold = useSoldProducts();
  const products = among ?? sold;
  const answer = useProductSearch(query, products);
  const isCurrent = useIsCurrent();
  const isReading = takesPrice && !isCurrent;
  const found = isReading ? [] : pickedOf(answer?.ids ?? [], products, without);
  const isOpen = query.trim() !== '';
  // What is shown until the answer comes was found for other letters, and a scanner presses Enter at once.
  const { press, drop } = useHeldPress(answer?.isAnswered === true && !isReading, () => {
    const chosen = found[active];
    if (chosen) pick(chosen);
  });

  function search(text: string) {
    setQuery(text);
    setActive(0);
    drop();
  }
  function pick(product: Product) {
    search('');
    onPick(product);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      return search('');
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && found.length > 0) {
      event.preventDefault();
      return setActive((active + step + found.length) % found.length);
    }
    if (event.key !== 'Enter' || !isOpen) return;
    event.preventDefault();
    press();
  }

  return (
    <div className={css['picker']}>
      <label htmlFor={id} className={css['label']}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={css['input']}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Nombre o clave"
        value={query}
        onChange={(event) => search(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => search('')}
      />
      {hint && <p className={css['hint']}>{hint}</p>}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a list box that a field controls. */}
      <div id={`${id}-list`} className={css['list']} role="listbox" aria-label={label} hidden={!isOpen}>
        {isOpen &&
          found.map((product, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field has the focus and handles the keys.
            <div
              key={product.id}
              id={`${id}-${at}`}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above.
              role="option"
              aria-selected={at === active}
              className={classNames(css['option'], at === active && css['active'])}
              // Otherwise the field would lose the focus and close the list before the click arrives.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(product)}
            >
              <span>{product.nombre}</span>
              <span className={css['clave']}>{product.clave}</span>
            </div>
          ))}
      </div>
      <p className={isOpen && found.length === 0 ? css['hint'] : 'visually-hidden'} aria-live="polite">
        {isOpen && (isReading ? 'Leyendo el catálogo…' : countText(found.length, answer?.isAnswered === true))}
      </p>
    </div>
  );
}

function pickedOf(ids: readonly string[], products: readonly Product[], without: readonly string[]): Product[] {
  const wanted = ids.filter((id) => !without.includes(id)).slice(0, MOST_SHOWN);
  const byId = new Map(products.filter(({ id }) => wanted.includes(id)).map((one) => [one.id, one] as const));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

function countText(count: number, isAnswered: boolean): string {
  if (count === 0) return isAnswered ? 'Ningún producto coincide.' : 'Buscando…';
  return several(count, 'producto', 'productos');
}
