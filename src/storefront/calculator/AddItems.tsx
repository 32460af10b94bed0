import type { ListItem } from '#domain/quotes/add-many.ts';
import { useQuotes } from '#store/quote-store.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import { paths } from '../paths.ts';
import { addItems } from './add-items.ts';
import css from './Calculator.module.css';

/** Puts the whole result on the list with one tap. */
export function AddItems({ items }: { readonly items: readonly ListItem[] }) {
  const isListed = useQuotes(({ list }) =>
    items.every((item) =>
      list.some(({ key, nombre }) => ('product' in item ? key === item.product.clave : nombre === item.text)),
    ),
  );
  return (
    <div className={classNames(css['actions'], 'needs-script')}>
      <Button look={isListed ? 'outline' : 'primary'} onClick={() => addItems(items)}>
        {isListed ? 'Agregar otra vez' : 'Agregar a cotización'}
      </Button>
      {isListed && <ButtonLink href={paths.quote}>Ver mi lista</ButtonLink>}
    </div>
  );
}
