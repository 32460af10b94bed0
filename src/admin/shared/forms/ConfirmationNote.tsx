import css from './ConfirmationNote.module.css';
import type { Confirmation } from './use-live-documents.ts';

/** Says that a form may show older data, until the server has confirmed it. The place is always there, so the form does not jump. */
export function ConfirmationNote({ state }: { readonly state: Confirmation }) {
  return (
    <output className={css['note']} data-state={state}>
      {state === 'asking' && 'Comprobando con la tienda que estos datos son los de ahora…'}
      {state === 'offline' && 'Sin confirmar: no hay conexión, y alguien puede haber cambiado estos datos.'}
      {state === 'confirmed' && 'Al día con la tienda.'}
    </output>
  );
}
