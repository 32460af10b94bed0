import { useStoreProfile } from '#store/profile-store.ts';
import { ShareIcon } from '#ui/icons/ShareIcon.tsx';
import css from './InstallInvitation.module.css';

/** How to install by hand: on iOS a page cannot ask the browser to install it. */
export function InstallByHand() {
  const { name } = useStoreProfile();
  return (
    <ol className={css['steps']}>
      <li>
        Toca <b>Compartir</b> <ShareIcon size={18} /> en la barra de Safari.
      </li>
      <li>
        Elige <b>Agregar a inicio</b>.
      </li>
      <li>
        Abre {name} desde tu pantalla de inicio. Lo que guardes ahí se queda aunque borres el historial de Safari.
      </li>
    </ol>
  );
}
