import { storeProfile } from '#domain/store-profile.ts';
import { ShareIcon } from '#ui/icons/ShareIcon.tsx';
import css from './InstallInvitation.module.css';

/** How to install by hand: on iOS a page cannot ask the browser to install it. */
export function InstallByHand() {
  return (
    <ol className={css['steps']}>
      <li>
        Toca <b>Compartir</b> <ShareIcon size={18} /> en la barra de Safari.
      </li>
      <li>
        Elige <b>Agregar a inicio</b>.
      </li>
      <li>
        Abre {storeProfile.name} desde tu pantalla de inicio. Lo que guardes ahí se queda aunque borres el historial de
        Safari.
      </li>
    </ol>
  );
}
