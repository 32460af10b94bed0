import { createPortal } from 'react-dom';
import css from './PrintedLabels.module.css';

/** What the browser's own print command prints in place of the labels while their prices may be older than the server's. */
export function UnconfirmedPaper() {
  return createPortal(
    <div className={css['sheets']}>
      <p className={css['note']}>
        Las etiquetas no se imprimieron: todavía se lee el catálogo y sus precios no están confirmados. Espera a que el
        botón «Imprimir» se active y vuelve a imprimir.
      </p>
    </div>,
    document.body,
  );
}
