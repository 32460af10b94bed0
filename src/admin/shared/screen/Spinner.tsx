import { useSession } from '#store/session-store.ts';
import css from './Spinner.module.css';

/** Shown while it is not known who is signed in, and while somebody signs out. */
export function Spinner() {
  const isLeaving = useSession(({ status }) => status === 'leaving');
  return (
    <output className={css['cover']}>
      <span className={css['ring']} aria-hidden="true" />
      <span className="visually-hidden">{isLeaving ? 'Cerrando tu sesión' : 'Confirmando tu sesión'}</span>
    </output>
  );
}
