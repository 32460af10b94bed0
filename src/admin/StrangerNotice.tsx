import { useSession } from '#store/session-store.ts';
import css from './StrangerNotice.module.css';

/** Anyone with an account gets the shell; what may be done is the list's to say, and whoever is not on it is told. */
export function StrangerNotice() {
  const isStranger = useSession((state) => state.status === 'signed-in' && state.standing === 'stranger');
  if (!isStranger) return null;
  return (
    <output className={css['notice']}>
      <strong>Esta cuenta no es del personal de la tienda.</strong> Puedes ver las pantallas, pero no los datos
      internos, y nada de lo que escribas se guardará. Pide a quien administra la tienda que te agregue.
    </output>
  );
}
