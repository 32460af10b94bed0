import { useQuotes } from '#store/quote-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { ListIcon } from '#ui/icons/ListIcon.tsx';
import { paths } from '../paths.ts';
import css from './NavBar.module.css';

export function ListLink() {
  const count = useQuotes(({ list }) => list.length);
  return (
    <AppLink href={paths.quote} className={css['list']} aria-label={count > 0 ? `Mi lista, ${count}` : 'Mi lista'}>
      <ListIcon size={26} />
      {count > 0 && <b className={css['count']}>{count}</b>}
    </AppLink>
  );
}
