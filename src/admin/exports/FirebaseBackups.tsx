import { FormSection } from '../shared/forms/FormSection.tsx';
import { agoSince } from '../shared/texts/ago-text.ts';
import { momentText } from '../shared/texts/moment-text.ts';
import css from './ExportsScreen.module.css';

/** What protects a shop on Firebase: no page may order Google's own backups, because that takes the account of the project. */
export function FirebaseBackups({ lastArchive }: { readonly lastArchive: number | undefined }) {
  return (
    <FormSection title="Respaldos">
      <p>Los datos están en Firebase. Lo que alguien borra o cambia por error se recupera de un respaldo:</p>
      <ul className={css['kinds']}>
        <li>
          <b>El archivo de aquí arriba</b>, con «Descargar toda la tienda», cuando quieras. No trae las cuentas con que
          entra el personal. Última descarga en este equipo: {archiveText(lastArchive)}.
        </li>
        <li>
          <b>El de cada día, de Google</b>, con todos los documentos y sin las fotos. Lo programa quien cuida la tienda
          con <code>npm run firebase:setup</code>, si el proyecto tiene facturación; Google guarda catorce días. Desde
          esta página no se ve ni se restaura: se hace con la cuenta del proyecto, en la consola de Google Cloud,
          Firestore › Recuperación ante desastres.
        </li>
        <li>
          <b>Todo, también las fotos y las cuentas</b>, en una computadora: lo baja quien cuida la tienda con{' '}
          <code>npm run export -- carpeta --firebase proyecto</code>, y lo regresa a una tienda vacía con{' '}
          <code>npm run import</code>.
        </li>
      </ul>
    </FormSection>
  );
}

const archiveText = (at: number | undefined): string =>
  at === undefined ? 'ninguna todavía' : `${agoSince(at)} (${momentText(at)})`;
